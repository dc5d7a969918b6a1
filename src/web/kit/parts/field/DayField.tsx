import { useState } from 'react';
import { parseCalendarDay, type CalendarDay } from '../../../../domain/registration/calendar.ts';
import { TextField } from './TextField.tsx';

/** An earlier year is still being typed: 0002 on the way to 2026. */
const FIRST_YEAR = '2000';

export interface DayFieldProps {
  readonly label: string;
  readonly value: CalendarDay | undefined;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly onChange: (day: CalendarDay | undefined) => void;
}

/** A date field. Only a complete date counts. */
export function DayField({ label, help, optional, value, error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string): void => {
    setTyped(text);
    const day = parseCalendarDay(text);
    if (text === '') onChange(undefined);
    else if (day !== undefined && text >= FIRST_YEAR) onChange(day);
  };
  return (
    <TextField
      type="date"
      label={label}
      help={help}
      optional={optional}
      error={error}
      value={typed ?? value ?? ''}
      onChange={({ target }) => read(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
