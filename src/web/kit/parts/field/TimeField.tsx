import { useState } from 'react';
import { parseCalendarDay, getUtcStart } from '../../../../domain/registration/calendar.ts';
import { parseMinutes, parseTime } from '../../../../domain/registration/timeOfDay.ts';
import { timeFieldWords } from '../../words/english/timeField.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { getTimeFormatters } from '../../words/times.ts';
import { TextField } from './TextField.tsx';

export interface TimeFieldProps {
  /** The moment it belongs to, for screen readers. */
  readonly of: string;
  /** The visible label, unless it is beside a day. */
  readonly label?: string;
  /** 24-hour, '17:30'; empty if not set. */
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (time: string) => void;
  /** Called when the field is emptied; without it the previous time comes back. */
  readonly onEmpty?: () => void;
}

/** Any day in UTC, where each time occurs exactly once. */
const SOME_DAY = parseCalendarDay('2026-01-01');

/** A time in the format of the page: the browser's own field may show 23:59 beside our 11:59 PM. */
export function TimeField({ of, label, value, disabled = false, onChange, onEmpty }: TimeFieldProps) {
  const words = useWords(timeFieldWords);
  const { tag } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const minutes = parseMinutes(value);
  const written =
    minutes === undefined || SOME_DAY === undefined
      ? ''
      : getTimeFormatters(tag, 'UTC').plainTime(getUtcStart(SOME_DAY) + minutes * 60_000);
  const isNone = typed !== undefined && typed.trim() !== '' && parseTime(typed) === undefined;
  const read = (text: string): void => {
    setTyped(text);
    const time = parseTime(text);
    if (time !== undefined) onChange(time);
    else if (text.trim() === '') onEmpty?.();
  };
  return (
    <TextField
      label={label ?? words.time}
      aria-label={words.timeOf(of)}
      autoComplete="off"
      disabled={disabled}
      error={isLeft && isNone ? words.noTime : undefined}
      value={typed ?? written}
      onChange={({ target }) => read(target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (!isNone) setTyped(undefined);
      }}
    />
  );
}
