import { afterEach, expect, test } from 'vitest';
import { dayBefore, numberNow, timeOfDay, weekdayOf } from './dates.ts';
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
