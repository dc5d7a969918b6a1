import { TimeText } from '../../kit/parts/page/TimeText.tsx';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { Times } from '../../../domain/schedule/times/times.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildRowId } from './rows.ts';
import type { PlanPublisher } from './usePublish.ts';

export interface ScheduleBarProps {
  readonly times: Times;
  /** The number of changes to publish. */
  readonly drafted: number;
  readonly publishing: PlanPublisher;
  readonly mayPlan: boolean;
  readonly select: (id: string) => void;
  readonly onWhatIf: () => void;
}

/** The head of the schedule: the days, the end of the last one, and publishing. */
export function ScheduleBar({ times, drafted, publishing, mayPlan, select, onWhatIf }: ScheduleBarProps) {
  const { clockTime, weekday } = useTimes();
  const words = useWords(scheduleWords);
  const nothing = drafted === 0 ? words.bar.nothing : undefined;
  const lastDay = times.items.length === 0 ? undefined : times.days.at(-1);
  const showDay = (from: number): void => {
    const first = times.items.find(({ planned }) => planned !== undefined && planned.from >= from);
    if (first !== undefined) select(buildRowId(first.ref));
  };
  return (
    <StaffBar screen="schedule">
      {times.days.length > 1 ? (
        <span className="row schedule-days">
          {times.days.map(({ planned }) => (
            <Button key={planned.from} size="small" look="plain" onClick={() => showDay(planned.from)}>
              {weekday(planned.from)}
            </Button>
          ))}
        </span>
      ) : null}
      {lastDay === undefined ? null : (
        <span className="schedule-brief">
          {words.bar.ends}{' '}
          <b className="number">
            <TimeText>{clockTime(lastDay.end?.likely ?? lastDay.planned.to)}</TimeText>
          </b>
        </span>
      )}
      {mayPlan ? (
        <>
          <Button size="small" onClick={onWhatIf}>
            {words.bar.whatIf}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {words.bar.print}
          </Button>
          <Button
            size="small"
            look="main"
            busy={publishing.underWay !== undefined}
            busyWord={words.bar.publishing}
            blocked={publishing.isAwaited ? words.bar.onItsWay : nothing}
            onClick={publishing.publish}
          >
            {words.bar.publish(drafted)}
          </Button>
        </>
      ) : null}
    </StaffBar>
  );
}
