import { useMemo, useState } from 'react';
import type { Change } from '../../domain/schedule/plan/change.ts';
import { whyNotGenerated } from '../../domain/schedule/plan/generate.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import type { DayEnd } from '../../domain/schedule/times/times.ts';
import { whatIf, type Outcome } from '../../domain/schedule/plan/whatIf.ts';
import { keepTiming } from '../../store/competition/timingWrites.ts';
import { clock } from '../app/clock.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';
import { TimingForm } from './TimingForm.tsx';
import type { PublishedPlan } from './usePlan.ts';

const MINUTE = 60_000;

const endOf = (days: readonly DayEnd[]): string => {
  const last = days.at(-1);
  return last === undefined ? '–' : clock(last.end?.likely ?? last.planned.to);
};

const hours = ({ danced }: Outcome): string => (danced / (60 * MINUTE)).toFixed(1);

function Later({ later }: { readonly later: number }) {
  const minutes = Math.round(Math.abs(later) / MINUTE);
  if (minutes === 0) return <Say tone="info">The end stays where it is.</Say>;
  return later > 0 ? (
    <Say tone="warn">{minutes} minutes later</Say>
  ) : (
    <Say tone="ok">{minutes} minutes earlier</Say>
  );
}

export interface WhatIfDialogProps {
  readonly known: PublishedPlan;
  readonly plan: Plan;
  readonly change: (change: Change) => void;
  readonly leave: () => void;
}

/** Other recalls, heats and pauses, and what they do to the end of the day, before anything is decided. */
export function WhatIfDialog({ known, plan, change, leave }: WhatIfDialogProps) {
  const { staff } = useStore();
  const [timing, setTiming] = useState(known.timing);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [now] = useState(() => Date.now());
  const hasBegun = plan.events.some(({ rounds }) => rounds.some(({ startedAt }) => startedAt !== undefined));
  const { before, after, later } = useMemo(
    () => whatIf(plan, known.timing, timing, hasBegun ? now : undefined),
    [plan, known.timing, timing, hasBegun, now],
  );
  const levels = useMemo(() => plan.events.map(({ level }) => level), [plan]);
  const recut = useMemo(
    () => plan.events.filter((event) => event.rounds.length > 0 && whyNotGenerated(event) === undefined),
    [plan],
  );
  const isChanged = JSON.stringify(timing) !== JSON.stringify(known.timing);

  const use = async (): Promise<void> => {
    setBusy(true);
    const written = await staff.write(keepTiming(timing));
    setBusy(false);
    if (!written.ok) {
      setProblem(written.problem);
      return;
    }
    change({ kind: 'retime', was: known.timing, would: timing });
    leave();
  };

  return (
    <Dialog
      open
      wide
      question="What if the day were cut another way?"
      verb="Use it"
      look="ink"
      busy={busy}
      busyWord="Keeping"
      blocked={isChanged ? undefined : 'Nothing is changed yet'}
      onSubmit={() => void use()}
      closeVerb="Leave the day"
      onClose={leave}
    >
      <TimingForm timing={timing} onChange={setTiming} was={known.timing} levels={levels} events={recut} />
      <table className="schedule-compare">
        <thead>
          <tr>
            <th scope="col">The day</th>
            <th scope="col">As it is</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Ends at</th>
            <td className="number">{endOf(before.days)}</td>
            <td className="number">{endOf(after.days)}</td>
          </tr>
          <tr>
            <th scope="row">Rounds</th>
            <td className="number">{before.rounds}</td>
            <td className="number">{after.rounds}</td>
          </tr>
          <tr>
            <th scope="row">Dances of one heat</th>
            <td className="number">{before.danceHeats}</td>
            <td className="number">{after.danceHeats}</td>
          </tr>
          <tr>
            <th scope="row">Hours of dancing</th>
            <td className="number">{hours(before)}</td>
            <td className="number">{hours(after)}</td>
          </tr>
        </tbody>
      </table>
      <Later later={later} />
      {problem === undefined ? null : <Note tone="stop">{problem}</Note>}
      <p>
        Events that have begun keep their rounds. The lengths hold at once; other rounds and heats wait with
        your changes until you publish.
      </p>
    </Dialog>
  );
}
