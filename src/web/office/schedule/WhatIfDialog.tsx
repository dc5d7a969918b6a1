import { useMemo, useState } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { useOpenedAt } from '../../kit/clock/useNow.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import { findGenerateProblem } from '../../../domain/schedule/plan/generate.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import {
  previewTiming,
  type TimingEffect,
  type PlanFigures,
} from '../../../domain/schedule/plan/previewTiming.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { saveTiming } from '../../../store/competition/timingWrites.ts';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatDayEnd } from './formatDayEnd.ts';
import { TimingForm } from '../../staff/timing/TimingForm.tsx';
import type { PublishedPlan } from './usePlan.ts';

const MINUTE = 60_000;

const minutesOf = ({ danced }: PlanFigures): number => Math.round(danced / MINUTE);

function Later({ later }: { readonly later: number }) {
  const words = useWords(scheduleDialogsWords).whatIf;
  const minutes = Math.round(Math.abs(later) / MINUTE);
  if (minutes === 0) return <StateLabel tone="info">{words.same}</StateLabel>;
  return later > 0 ? (
    <StateLabel tone="warn">{words.later(minutes)}</StateLabel>
  ) : (
    <StateLabel tone="ok">{words.earlier(minutes)}</StateLabel>
  );
}

/** The day now, beside the day after the change. */
function Outcomes({ before, after }: Pick<TimingEffect, 'before' | 'after'>) {
  const times = useTimes();
  const words = useWords(scheduleDialogsWords).whatIf;
  const rows = [
    [words.ends, formatDayEnd(before.days, times), formatDayEnd(after.days, times)],
    [words.rounds, before.rounds, after.rounds],
    [words.danceHeats, before.danceHeats, after.danceHeats],
    [words.dancing, words.lasts(minutesOf(before)), words.lasts(minutesOf(after))],
  ] as const;
  return (
    <table className="schedule-compare">
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.changed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, now, then]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{now}</td>
            <td className="number">{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface WhatIfDialogProps {
  readonly published: PublishedPlan;
  readonly plan: Plan;
  readonly submit: (change: PlanChange) => void;
  readonly onClose: () => void;
}

function useEffectOf(plan: Plan, was: Timing, would: Timing): TimingEffect {
  const now = useOpenedAt();
  const hasBegun = plan.events.some(({ rounds }) => rounds.some(({ startedAt }) => startedAt !== undefined));
  return useMemo(
    () => previewTiming(plan, was, would, hasBegun ? now : undefined),
    [plan, was, would, hasBegun, now],
  );
}

/** Tries other recalls, heats and pauses, with their effect on the end of the day, before a decision. */
export function WhatIfDialog({ published, plan, submit, onClose }: WhatIfDialogProps) {
  const words = useWords(scheduleDialogsWords);
  const [timing, setTiming] = useState(published.timing);
  const { busy, problem, write } = usePatchWriter();
  const { before, after, later } = useEffectOf(plan, published.timing, timing);
  const levels = useMemo(() => plan.events.map(({ level }) => level), [plan]);
  const recut = useMemo(
    () => plan.events.filter((event) => event.rounds.length > 0 && findGenerateProblem(event) === undefined),
    [plan],
  );
  const isChanged = JSON.stringify(timing) !== JSON.stringify(published.timing);

  const use = async (): Promise<void> => {
    if (await write(saveTiming(timing))) submit({ kind: 'retime', was: published.timing, would: timing });
  };

  return (
    <Dialog
      open
      wide
      question={words.whatIf.question}
      verb={words.whatIf.verb}
      look="ink"
      busy={busy}
      busyWord={words.saving}
      blocked={isChanged ? undefined : words.whatIf.unchanged}
      onSubmit={() => void use()}
      onClose={onClose}
    >
      <TimingForm
        timing={timing}
        onChange={setTiming}
        was={published.timing}
        levels={levels}
        events={recut}
      />
      <Outcomes before={before} after={after} />
      <Later later={later} />
      {problem === undefined ? null : <NoteBox tone="stop">{problem}</NoteBox>}
      <p>{words.whatIf.note}</p>
    </Dialog>
  );
}
