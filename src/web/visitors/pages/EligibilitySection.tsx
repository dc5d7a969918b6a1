import { editedEligibility as asSaved } from '../../../store/competition/eligibility.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useHidesLevelIcons } from '../../kit/shell/useHidesLevelIcons.ts';
import { useLive } from '../../kit/cache/useLive.ts';
import { EligibilityView } from '../../kit/parts/eligibility/EligibilityView.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { eligibilityWords } from '../../kit/words/english/eligibility.ts';
import { useWords } from '../../kit/words/language.ts';

/**
 * Eligibility, below the organizer's own text: generated from the rules that warn dancers. Hidden if none are
 * saved, or none are readable.
 */
export default function EligibilitySection() {
  const words = useWords(eligibilityWords);
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
