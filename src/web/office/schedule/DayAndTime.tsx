import { parseCalendarDay } from '../../../domain/registration/calendar.ts';
import { DayField } from '../../kit/parts/field/DayField.tsx';
import { TimeField } from '../../kit/parts/field/TimeField.tsx';

export interface DayAndTimeProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly optional?: boolean;
  /** '2026-11-26T19:30', or one half of it: '2026-11-26T', 'T19:30'. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and a time side by side; it is a moment once both are set (`parseTypedTime`). */
export function DayAndTime({ label, help, optional, value, onChange }: DayAndTimeProps) {
  const [day = '', time = ''] = value.split('T');
  return (
    <div className="schedule-moment">
      <DayField
        label={label}
        help={help}
        optional={optional}
        value={parseCalendarDay(day)}
        onChange={(said) => onChange(`${said ?? ''}T${time}`)}
      />
      <TimeField
        of={label}
        value={time}
        onChange={(said) => onChange(`${day}T${said}`)}
        onEmpty={() => onChange(`${day}T`)}
      />
    </div>
  );
}
