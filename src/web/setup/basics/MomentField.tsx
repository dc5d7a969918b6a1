import { calendarDay } from '../../../domain/registration/calendar.ts';
import { Field } from '../../parts/field/Field.tsx';
import { basicsDesk } from '../../words/english/basicsDesk.ts';
import { useWords } from '../../words/language.ts';
import { DayField } from './DayField.tsx';
import { LAST_MINUTE, momentTyped, typedOf } from './typedMoment.ts';

export interface MomentFieldProps {
  readonly label: string;
  /** Whose clock it is meant by. */
  readonly timeZone: string;
  /** In milliseconds; undefined while nobody has said. */
  readonly at: number | undefined;
  readonly onChange: (at: number | undefined) => void;
}

/** When something ends: its day, and the time of day, which is midnight while nobody says another. */
export function MomentField({ label, timeZone, at, onChange }: MomentFieldProps) {
  const words = useWords(basicsDesk);
  const typed = at === undefined ? undefined : typedOf(timeZone, at);
  const time = typed?.time ?? LAST_MINUTE;
  return (
    <div className="basics-moment">
      <DayField
        label={label}
        value={calendarDay(typed?.day ?? '')}
        onChange={(day) => onChange(day === undefined ? undefined : momentTyped(timeZone, { day, time }))}
      />
      <Field
        type="time"
        label={words.time}
        aria-label={words.timeOf(label)}
        disabled={typed === undefined}
        value={typed === undefined ? '' : time}
        onChange={({ target }) => {
          const moment =
            typed === undefined ? undefined : momentTyped(timeZone, { day: typed.day, time: target.value });
          if (moment !== undefined) onChange(moment);
        }}
      />
    </div>
  );
}
