import { expect, test } from 'vitest';
import { calendarDay } from './calendar.ts';
import { dateWarnings } from './dateWarnings.ts';
import { localClock } from './clock.ts';
import { suggestedDates } from './suggestedDates.ts';

test('suggested dates end at the venue’s midnight, five, two and one week before, without a warning', () => {
  const first = calendarDay('2026-11-20') ?? expect.unreachable();
  const dates = suggestedDates(first, 'America/New_York');
  const { early, open, closed } = dates;
  expect([early, open, closed].map((at = 0) => localClock('America/New_York', at - 1)?.day)).toEqual([
    '2026-10-16',
    '2026-11-06',
    '2026-11-14',
  ]);
  const lastOpenDay = localClock('America/New_York', (closed ?? 0) - 1)?.day;
  expect(dateWarnings({ dates, first, lastOpenDay })).toEqual([]);
});
