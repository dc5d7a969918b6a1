import { Clock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { timesOf, type DayEnd } from '../../../domain/schedule/times/times.ts';
import type { Timing } from '../../../domain/schedule/times/timing.ts';
import { Say } from '../../parts/page/Say.tsx';

const MINUTE = 60_000;
// Nobody says seconds.
const TICK_MS = 20_000;

/** The day that is danced at this time: the last one that has begun, else the first. */
export const today = (days: readonly DayEnd[], now: number): DayEnd | undefined =>
  days.findLast(({ planned }) => planned.from <= now) ?? days[0];

/** The time of day, often enough for minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** '4 min late', '1 h 5 min early'; nothing below half a minute. `late` in milliseconds, below 0: ahead of the plan. */
export function lateInWords(late: number): string | undefined {
  const minutes = Math.round(Math.abs(late) / MINUTE);
  if (minutes === 0) return undefined;
  const hours = Math.floor(minutes / 60);
  return `${hours === 0 ? '' : `${hours} h `}${minutes % 60} min ${late > 0 ? 'late' : 'early'}`;
}

/** How far the day is behind its plan, while a round of it is still to be danced. */
export function Late({ plan, timing }: { readonly plan: Plan; readonly timing: Timing }) {
  const now = useMinutes();
  const late = useMemo(() => today(timesOf(plan, timing, now).days, now)?.late ?? 0, [plan, timing, now]);
  const isOver = plan.events.every(({ rounds }) =>
    rounds.every(({ state }) => state !== 'initialized' && state !== 'running'),
  );
  const words = isOver ? undefined : lateInWords(late);
  if (words === undefined) return null;
  return (
    <Say tone={late > 0 ? 'warn' : 'ok'} icon={<Clock size={16} strokeWidth={1.6} aria-hidden />}>
      {words}
    </Say>
  );
}
