import { parseCalendarDay } from '../../../../domain/registration/calendar.ts';
import { DayField } from '../../../kit/parts/field/DayField.tsx';
import { TimeField } from '../../../kit/parts/field/TimeField.tsx';
import { LAST_MINUTE, parseTypedMoment, formatTypedMoment } from './typedMoment.ts';

export interface MomentFieldProps {
  readonly label: string;
  readonly timeZone: string;
  /** The moment in ms; undefined while not set. */
  readonly at: number | undefined;
  /** The time of a new day, unless it ends something. */
  readonly usualTime?: string;
  readonly onChange: (at: number | undefined) => void;
}

/** A moment: its day, and its time of day, which is the midnight after it by default. */
export function MomentField({ label, timeZone, at, usualTime = LAST_MINUTE, onChange }: MomentFieldProps) {
  const typed = at === undefined ? undefined : formatTypedMoment(timeZone, at);
  const time = typed?.time ?? usualTime;
  return (
    <div className="basics-moment">
      <DayField
        label={label}
        value={parseCalendarDay(typed?.day ?? '')}
        onChange={(day) =>
          onChange(day === undefined ? undefined : parseTypedMoment(timeZone, { day, time }))
        }
      />
      <TimeField
        of={label}
        disabled={typed === undefined}
        value={typed === undefined ? '' : time}
        onChange={(said) => {
          if (typed !== undefined) onChange(parseTypedMoment(timeZone, { day: typed.day, time: said }));
        }}
      />
    </div>
  );
}
