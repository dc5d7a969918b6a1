import { useState } from 'react';
import type { Change } from '../../domain/schedule/plan/change.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { autoAssignTimes, type Times } from '../../domain/schedule/times/times.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import type { PublishedPlan } from './usePlan.ts';

export interface TimesDialogProps {
  readonly known: PublishedPlan;
  readonly plan: Plan;
  readonly times: Times;
  readonly set: (change: Change) => void;
  readonly leave: () => void;
}

/** The planned times anew: of a day to come from its beginning, of a day that runs from where it stands. */
export function TimesDialog({ known, plan, times, set, leave }: TimesDialogProps) {
  const [now] = useState(() => Date.now());
  const hasBegun = times.items.some(
    ({ item }) => item.kind === 'round' && item.round.startedAt !== undefined,
  );
  const assigned = autoAssignTimes(plan, known.timing, hasBegun ? now : undefined);
  return (
    <Dialog
      open
      question="Set the planned times anew?"
      verb={assigned.length === 1 ? 'Set 1 time' : `Set ${assigned.length} times`}
      look="ink"
      blocked={assigned.length === 0 ? 'No round is waiting' : undefined}
      onSubmit={() => set({ kind: 'setStartTimes', times: assigned })}
      closeVerb="Keep the times"
      onClose={leave}
    >
      <p>
        {hasBegun
          ? 'From where the day really stands now, at the pace it has.'
          : 'From the beginning of the day, one round behind the other.'}{' '}
        Rounds that have been danced keep the time they were promised.
      </p>
    </Dialog>
  );
}
