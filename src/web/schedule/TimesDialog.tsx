import { useOpenedAt } from '../app/useNow.ts';
import type { Change } from '../../domain/schedule/plan/change.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { autoAssignTimes, type Times } from '../../domain/schedule/times/times.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { scheduleDialogs } from '../words/english/scheduleDialogs.ts';
import { useWords } from '../words/language.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface TimesDialogProps {
  readonly known: PublishedPlan;
  readonly plan: Plan;
  readonly times: Times;
  readonly submit: (change: Change) => void;
  readonly onClose: () => void;
}

/** The planned times anew: of a day to come from its beginning, of a day that runs from where it stands. */
export function TimesDialog({ known, plan, times, submit, onClose }: TimesDialogProps) {
  const words = useWords(scheduleDialogs).times;
  const now = useOpenedAt();
  const hasBegun = times.items.some(
    ({ item }) => item.kind === 'round' && item.round.startedAt !== undefined,
  );
  const assigned = autoAssignTimes(plan, known.timing, hasBegun ? now : undefined);
  return (
    <Dialog
      open
      question={words.question}
      verb={words.verb(assigned.length)}
      look="ink"
      blocked={assigned.length === 0 ? words.nothing : undefined}
      onSubmit={() => submit({ kind: 'setStartTimes', times: assigned })}
      onClose={onClose}
    >
      <p>
        {hasBegun ? words.fromNow : words.fromStart} {words.danced}
      </p>
    </Dialog>
  );
}
