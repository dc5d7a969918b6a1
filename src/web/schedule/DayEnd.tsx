import type { DayEnd as End } from '../../domain/schedule/times/times.ts';
import { clock } from '../app/clock.ts';
import { Say } from '../parts/page/Say.tsx';

const MINUTE = 60_000;

const minutes = (milliseconds: number): number => Math.round(Math.abs(milliseconds) / MINUTE);

/** 'Saturday', on the clock of the device. */
export const dayName = (at: number): string => new Date(at).toLocaleDateString('en', { weekday: 'long' });

function Lateness({ late }: { readonly late: number }) {
  if (minutes(late) === 0) return <Say tone="ok">in time</Say>;
  return late > 0 ? (
    <Say tone="warn">{minutes(late)} min late</Say>
  ) : (
    <Say tone="ok">{minutes(late)} min early</Say>
  );
}

/** When a day is over: always in sight, as a figure and as a band, because nobody knows the minute. */
export function DayEnd({ day, named }: { readonly day: End; readonly named: boolean }) {
  const { end, planned, late, overHours } = day;
  const spread = end === undefined ? 0 : minutes(end.latest - end.earliest);
  return (
    <section aria-label="The end of the day">
      <p className="second">{named ? `${dayName(planned.from)} ends at` : 'The day ends at'}</p>
      <div className="schedule-end">
        <b className="number">{clock(end?.likely ?? planned.to)}</b>
        <span>
          {end === undefined ? null : <Lateness late={late} />}
          {end === undefined || spread < 4 ? null : (
            <small className="second">
              {clock(end.earliest)} to {clock(end.latest)}
            </small>
          )}
        </span>
      </div>
      {minutes(overHours) > 0 ? <Say tone="stop">{minutes(overHours)} min after the hall closes</Say> : null}
    </section>
  );
}
