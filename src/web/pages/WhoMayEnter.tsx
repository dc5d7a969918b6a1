import { eligibility as asSaved } from '../../store/competition/eligibility.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useHidesLevelIcons } from '../app/useHidesLevelIcons.ts';
import { useLive } from '../app/useLive.ts';
import { EligibilityView } from '../parts/eligibility/EligibilityView.tsx';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { eligibility } from '../words/english/eligibility.ts';
import { useWords } from '../words/language.ts';

/**
 * Who may enter what, below the organizer's own words: made from the rules by which dancers are warned. Where nobody has
 * saved any, or none that can be read, nothing is said of it.
 */
export default function WhoMayEnter() {
  const words = useWords(eligibility);
  const { device } = useStore();
  const known = useLive(device, asSaved.path);
  const hideLevelIcons = useHidesLevelIcons(device);
  if (known.kind === 'waiting') return <LoadingBars />;
  if (known.kind !== 'known' || known.value.kind !== 'set') return null;
  return (
    <section className="who-may-enter" aria-labelledby="who-may-enter">
      <h2 id="who-may-enter">{words.title}</h2>
      <EligibilityView rules={known.value.rules} hideLevelIcons={hideLevelIcons} />
    </section>
  );
}
