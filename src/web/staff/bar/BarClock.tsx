import { useMinute } from '../../kit/clock/useMinute.ts';
import { useIsElsewhere, useTimes } from '../../kit/clock/useTimes.ts';

/** The competition's time; with the name of the time zone if this device has another one. */
export function BarClock() {
  const now = useMinute();
  const times = useTimes();
  const isElsewhere = useIsElsewhere(times.timeZone, now);
  return (
    <time className="number staff-bar-time">
      {times.timeOfDay(now)}
      {isElsewhere ? <small className="staff-bar-zone"> {times.zoneName(now)}</small> : null}
    </time>
  );
}
