import { Clock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Plan } from '../../domain/schedule/plan.ts';
import { timesOf, type DayEnd } from '../../domain/schedule/times.ts';
import type { Timing } from '../../domain/schedule/timing.ts';
import { Say } from '../parts/Say.tsx';

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

/** How far the day is behind its plan, once it is a minute or more. */
export function Late({ plan, timing }: { readonly plan: Plan; readonly timing: Timing }) {
  const now = useMinutes();
  const late = useMemo(() => today(timesOf(plan, timing, now).days, now)?.late ?? 0, [plan, timing, now]);
  const minutes = Math.round(late / MINUTE);
  if (minutes === 0) return null;
  return (
    <Say tone={minutes > 0 ? 'warn' : 'ok'} icon={<Clock size={16} strokeWidth={1.6} aria-hidden />}>
      {Math.abs(minutes)} min {minutes > 0 ? 'late' : 'early'}
    </Say>
  );
}
