import { useState } from 'react';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { isPlannable } from '../../../domain/schedule/times/plannable.ts';
import { autoAssignTimes, hasStart, type Times } from '../../../domain/schedule/times/times.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { useWords } from '../../kit/words/language.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { parseTypedTime } from './typedTime.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface TimesDialogProps {
  readonly published: Pick<PublishedPlan, 'timing'>;
  readonly plan: Plan;
  readonly times: Times;
  readonly submit: (change: PlanChange) => void;
  readonly onClose: () => void;
}

/**
 * Recomputes the planned times: of a future day from its beginning, of a running day from now. A plan without a start
 * must get one first.
 */
export function TimesDialog({ published: { timing }, plan, times, submit, onClose }: TimesDialogProps) {
  const words = useWords(scheduleDialogsWords).times;
  const { timeZone } = useTimes();
  const now = useOpenedAt();
  const [typed, setTyped] = useState('');
  const hasBegun = times.items.some(
    ({ item }) => item.kind === 'round' && item.round.startedAt !== undefined,
  );
  const assigned = autoAssignTimes(plan, timing, hasBegun ? now : undefined);
  const isAsked = assigned.length === 0 && !hasStart(times);
  const meant = parseTypedTime(timeZone, typed);
  const start = meant !== undefined && isPlannable(meant) ? meant : undefined;
  // Without a start, use now: the number of times is the same.
  const asked = isAsked ? autoAssignTimes(plan, timing, undefined, start ?? now) : assigned;
  const startMissing = isAsked && start === undefined ? words.startMissing : undefined;
  const blocked = asked.length === 0 ? words.nothing : startMissing;
  return (
    <Dialog
      open
      question={words.question}
      verb={words.verb(asked.length)}
      look="ink"
      blocked={blocked}
      onSubmit={() => submit({ kind: 'setStartTimes', times: asked })}
      onClose={onClose}
    >
      <p>
        {hasBegun && !isAsked ? words.fromNow : words.fromStart} {words.danced}
      </p>
      {isAsked && asked.length > 0 ? (
        <DayAndTime label={words.start} value={typed} onChange={setTyped} />
      ) : null}
    </Dialog>
  );
}
