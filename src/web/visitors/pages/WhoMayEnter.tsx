import { eligibility as asSaved } from '../../../store/competition/eligibility.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../kit/shell/useHidesLevelIcons.ts';
import { useLive } from '../../kit/cache/useLive.ts';
import { EligibilityView } from '../../kit/parts/eligibility/EligibilityView.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { eligibility } from '../../kit/words/english/eligibility.ts';
import { useWords } from '../../kit/words/language.ts';

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
