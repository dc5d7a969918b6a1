import { useTimes } from '../../kit/clock/useTimes.ts';
import type { DayFinish as End } from '../../../domain/schedule/times/times.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';

const MINUTE = 60_000;
/** A narrower band is not shown. */
const BAND = 4;

const minutes = (milliseconds: number): number => Math.round(Math.abs(milliseconds) / MINUTE);

function Lateness({ late }: { readonly late: number }) {
  const words = useWords(scheduleWords).end;
  if (minutes(late) === 0) return <StateLabel tone="ok">{words.onTime}</StateLabel>;
  return late > 0 ? (
    <StateLabel tone="warn">{words.late(minutes(late))}</StateLabel>
  ) : (
    <StateLabel tone="ok">{words.early(minutes(late))}</StateLabel>
  );
}

/** The expected end of a day: always in sight, as a figure and as a band, because the exact minute is unknown. */
export function DayEndBand({ day, named }: { readonly day: End; readonly named: boolean }) {
  const times = useTimes();
  const words = useWords(scheduleWords).end;
  const { end, planned, late, overHours } = day;
  const spread = end === undefined ? 0 : minutes(end.latest - end.earliest);
  return (
    <section aria-label={words.label}>
      <p className="second">{named ? words.weekdayEndsAt(times.weekday(planned.from)) : words.dayEndsAt}</p>
      <div className="schedule-end">
        <b className="number">
          <TimeText>{times.plainTime(end?.likely ?? planned.to)}</TimeText>
        </b>
        <span>
          {late === undefined ? null : <Lateness late={late} />}
          {end === undefined || spread < BAND ? null : (
            <small className="second">
              {words.between(times.plainTime(end.earliest), times.plainTime(end.latest))}
            </small>
          )}
        </span>
      </div>
      {minutes(overHours) > 0 ? (
        <StateLabel tone="stop">{words.afterHours(minutes(overHours))}</StateLabel>
      ) : null}
    </section>
  );
}
