import { expect, test } from 'vitest';
import { parseCalendarDay } from './calendar.ts';
import { findVisitorStage } from './moment.ts';

const OPEN = {
  kind: 'open',
  isEarly: false,
  phase: 'normal',
  priceEnds: undefined,
  closes: undefined,
} as const;
const CLOSED = { kind: 'closed', since: undefined } as const;

/** The state on a day of November 2026. */
function at(
  day: number,
  registration: Parameters<typeof findVisitorStage>[1],
  first?: number,
  last?: number,
) {
  const november = (of: number) => parseCalendarDay(`2026-11-${String(of).padStart(2, '0')}`);
  const today = november(day);
  if (today === undefined) throw new Error('no day');
  const days = {
    first: first === undefined ? undefined : november(first),
    last: last === undefined ? undefined : november(last),
  };
  return findVisitorStage(days, registration, today);
}

test('before the competition, the site’s moment follows registration and counts the days left', () => {
  expect(at(1, { kind: 'to come' }, 22)).toEqual({ kind: 'before opening', daysLeft: 21 });
  expect(at(20, OPEN, 22)).toEqual({ kind: 'registering', daysLeft: 2 });
  expect(at(21, CLOSED, 22)).toEqual({ kind: 'closed', daysLeft: 1 });
});

test('a competition without a date has no days left', () => {
  expect(at(20, OPEN)).toEqual({ kind: 'registering', daysLeft: undefined });
});

test('on its days the competition counts as running, even while registration is open, and then as over', () => {
  expect(at(22, OPEN, 22)).toEqual({ kind: 'the day', day: 1, days: 1 });
  expect(at(23, OPEN, 22)).toEqual({ kind: 'over' });
});

test('the days of a longer competition are numbered', () => {
  expect([20, 21, 22, 23].map((day) => at(day, CLOSED, 20, 22))).toEqual([
    { kind: 'the day', day: 1, days: 3 },
    { kind: 'the day', day: 2, days: 3 },
    { kind: 'the day', day: 3, days: 3 },
    { kind: 'over' },
  ]);
});

test('a last day before the first one is ignored', () => {
  expect(at(22, CLOSED, 22, 3)).toEqual({ kind: 'the day', day: 1, days: 1 });
});
