import { LEVELS } from '../../../../domain/event/terms.ts';
import type { Timing } from '../../../../domain/schedule/times/timing.ts';
import { DEFAULT_TIMING } from '../../../../domain/schedule/times/timing.ts';
import type { Edition } from '../../../../store/competition/createEditedRules.ts';
import { savedTiming } from '../../../../store/competition/timingWrites.ts';
import { allEvents } from '../../../../store/events/events.ts';
import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../../kit/cache/useLive.ts';
import { LoadingBars } from '../../../kit/parts/note/LoadingBars.tsx';
import { NoAccess } from '../../../staff/bar/NoAccess.tsx';
import { TimingForm } from '../../../staff/timing/TimingForm.tsx';
import { timingDeskWords } from '../../../kit/words/english/timingDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SaveFooter } from '../SaveFooter.tsx';
import { useSettingsDraft } from '../useSettingsDraft.ts';

export function TimingDesk() {
  const words = useWords(timingDeskWords);
  const { staff } = useStore();
  const known = useLive(staff, savedTiming.path);
  if (known.kind === 'refused') return <NoAccess failed={words.notAvailable} />;
  if (known.kind === 'waiting') return <LoadingBars label={words.loading} height={48} />;
  return <KnownTiming known={known.value} />;
}

function KnownTiming({ known }: { readonly known: Edition<Timing> }) {
  const words = useWords(timingDeskWords);
  const { staff } = useStore();
  const draft = useSettingsDraft(savedTiming, known);
  const offered = valueOr(useLive(staff, allEvents), []).map(({ level }) => level);
  const timing = draft.rules ?? DEFAULT_TIMING;
  return (
    <>
      <fieldset className="setup-form" disabled={draft.isOnItsWay}>
        <h2>{words.title}</h2>
        <p className="second measure">{words.more}</p>
        <TimingForm
          timing={timing}
          onChange={draft.change}
          was={known.kind === 'set' ? known.rules : timing}
          levels={offered.length === 0 ? LEVELS : offered}
        />
      </fieldset>
      <SaveFooter draft={draft} problem={undefined} />
    </>
  );
}
