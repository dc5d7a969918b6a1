import { afterEach, describe, expect, test } from 'vitest';
import { calendarDay, type CalendarDay } from '../../domain/registration/calendar.ts';
import { dayBefore, numberNow, timeOfDay, weekdayOf } from './dates.ts';
import { daysIn, shortUntilIn, untilIn } from './days.ts';
import { ENGLISH, language } from './language.ts';

afterEach(() => language.set(ENGLISH));

/** The same in each language, one after the other on one page. */
const inEach = (tags: readonly string[], told: () => string): readonly string[] =>
  tags.map((tag) => {
    language.set({ tag, translation: undefined });
    return told();
  });

const at = (hour: number, minute: number): number => new Date(2026, 2, 14, hour, minute).getTime();

test.each([
  { hour: 0, minute: 5, en: '12:05', es: '0:05' },
  { hour: 9, minute: 5, en: '9:05', es: '9:05' },
  { hour: 12, minute: 0, en: '12:00', es: '12:00' },
  { hour: 16, minute: 12, en: '4:12', es: '16:12' },
])('$hour h $minute: $en, in Spanish $es', ({ hour, minute, en, es }) => {
  expect(inEach(['en', 'es', 'en'], () => timeOfDay(at(hour, minute)))).toEqual([en, es, en]);
});

test('days of the week and numbers are written as the language writes them', () => {
  const saturday = new Date(2026, 2, 14).getTime();
  expect(inEach(['en', 'es'], () => weekdayOf(saturday))).toEqual(['Saturday', 'sábado']);
  expect(inEach(['en', 'de'], () => numberNow(12_500))).toEqual(['12,500', '12.500']);
  expect(inEach(['en', 'es'], () => numberNow(6.04, 1))).toEqual(['6.0', '6,0']);
});

test('what ends at midnight ends on the day before', () => {
  const midnight = new Date(2026, 9, 20).getTime();
  expect(inEach(['en', 'es'], () => dayBefore(midnight))).toEqual(['Oct 19', '19 oct']);
  expect(inEach(['en'], () => dayBefore(midnight + 1))).toEqual(['Oct 20']);
});

const day = (text: string): CalendarDay => {
  const read = calendarDay(text);
  if (read === undefined) throw new Error(text);
  return read;
};

test('one day, or the first and the last of several, wherever the device is', () => {
  const one = day('2025-11-15');
  expect(daysIn('en')(one, one)).toBe('Saturday, November 15, 2025');
  expect(daysIn('es')(one, one)).toBe('sábado, 15 de noviembre de 2025');
  expect(daysIn('en')(one, day('2025-11-16')).replaceAll('\u2009', ' ')).toBe(
    'Saturday, November 15 – Sunday, November 16, 2025',
  );
  expect(daysIn('en')(one, day('2025-11-01'))).toBe('Saturday, November 15, 2025');
});

describe('until when something goes on', () => {
  const NEW_YORK = 'America/New_York';
  const until = (iso: string, device = NEW_YORK) =>
    untilIn('en', NEW_YORK, device)(Date.parse(iso)).replaceAll('\u202F', ' ');

  test.each(['2025-11-02T23:59:00-05:00', '2025-11-02T23:59:59-05:00', '2025-11-03T00:00:00-05:00'])(
    'at %s: all of that Sunday',
    (end) => {
      expect(until(end)).toBe('Sunday, November 2');
      expect(until(end, 'Europe/Madrid')).toBe('Sunday, November 2');
      expect(shortUntilIn('en', NEW_YORK)(Date.parse(end))).toBe('Nov 2');
    },
  );

  test('within a day: the time, and whose it is where the device has another', () => {
    expect(until('2025-11-02T17:00:00-05:00')).toBe('Sunday, November 2 at 5:00 PM');
    expect(until('2025-11-02T17:00:00-05:00', 'Europe/Madrid')).toBe('Sunday, November 2 at 5:00 PM EST');
  });

  test('in the language of the page', () => {
    expect(untilIn('es', NEW_YORK, NEW_YORK)(Date.parse('2025-11-03T00:00:00-05:00'))).toBe(
      'domingo, 2 de noviembre',
    );
    expect(shortUntilIn('es', NEW_YORK)(Date.parse('2025-11-03T00:00:00-05:00'))).toBe('2 nov');
  });
});
