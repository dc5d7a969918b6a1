import { expect, test } from 'vitest';
import { parseCalendarDay, type CalendarDay } from '../../../domain/registration/calendar.ts';
import { createDayRangeFormatter } from './days.ts';

const day = (text: string): CalendarDay => {
  const read = parseCalendarDay(text);
  if (read === undefined) throw new Error(text);
  return read;
};

test('one day is written as one, and several as the first and the last, wherever the device is', () => {
  const one = day('2025-11-15');
  expect(createDayRangeFormatter('en')(one, one)).toBe('Saturday, November 15, 2025');
  expect(createDayRangeFormatter('es')(one, one)).toBe('sábado, 15 de noviembre de 2025');
  expect(createDayRangeFormatter('en')(one, day('2025-11-16')).replaceAll('\u2009', ' ')).toBe(
    'Saturday, November 15 – Sunday, November 16, 2025',
  );
  expect(createDayRangeFormatter('en')(one, day('2025-11-01'))).toBe('Saturday, November 15, 2025');
});
