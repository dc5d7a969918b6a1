import { expect, test } from 'vitest';
import { numberIn, timeIn, weekdayIn } from './dates.ts';

const at = (hour: number, minute: number): number => new Date(2026, 2, 14, hour, minute).getTime();

test.each([
  { hour: 0, minute: 5, en: '12:05', es: '0:05' },
  { hour: 9, minute: 5, en: '9:05', es: '9:05' },
  { hour: 12, minute: 0, en: '12:00', es: '12:00' },
  { hour: 16, minute: 12, en: '4:12', es: '16:12' },
])('$hour h $minute: $en, in Spanish $es', ({ hour, minute, en, es }) => {
  expect(timeIn('en')(at(hour, minute))).toBe(en);
  expect(timeIn('es')(at(hour, minute))).toBe(es);
});

test('days of the week and numbers are written as the language writes them', () => {
  const saturday = new Date(2026, 2, 14).getTime();
  expect([weekdayIn('en')(saturday), weekdayIn('es')(saturday)]).toEqual(['Saturday', 'sábado']);
  expect([numberIn('en', 12_500), numberIn('de', 12_500)]).toEqual(['12,500', '12.500']);
  expect(numberIn('en', 6.04, 1)).toBe('6.0');
});
