import { useTimes } from '../../kit/clock/useTimes.ts';
import type { Times } from '../../../domain/schedule/times/times.ts';
import { countMinutesLate, findToday } from '../../staff/hall/lateness.ts';
import { dashboardWords } from '../../kit/words/english/dashboard.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly times: Times;
  readonly now: number;
  /** No round is left. */
  readonly isOver: boolean;
}

export function DayClock({ times, now, isOver }: Props) {
  const { clockTime } = useTimes();
  const words = useWords(dashboardWords).day;
  const day = findToday(times.days, now);
  if (isOver || day?.end === undefined || day.late === undefined)
    return (
      <p className="dashboard-clock second">{isOver && day !== undefined ? words.over : words.noPlan}</p>
    );
  const minutes = countMinutesLate(day.late);
  const offTime = minutes > 0 ? words.late(minutes) : words.early(-minutes);
  const done = words.doneAt(clockTime(day.end.likely));
  return (
    <p className="dashboard-clock">
      {minutes === 0 ? null : <b className="number dashboard-figure">{Math.abs(minutes)}</b>}
      <span>
        <b>{minutes === 0 ? words.onTime : offTime}</b>
        <span className="second">{done}</span>
      </span>
    </p>
  );
}
