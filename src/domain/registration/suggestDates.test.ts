import { expect, test } from 'vitest';
import { parseCalendarDay } from './calendar.ts';
import { findDateWarnings } from './dateWarnings.ts';
import { readLocalClock } from './clock.ts';
import { suggestDates } from './suggestDates.ts';

test('suggested dates end at the venue’s midnight, five, two and one week before, without a warning', () => {
  const first = parseCalendarDay('2026-11-20') ?? expect.unreachable();
  const dates = suggestDates(first, 'America/New_York');
  const { early, open, closed } = dates;
  expect([early, open, closed].map((at = 0) => readLocalClock('America/New_York', at - 1)?.day)).toEqual([
    '2026-10-16',
    '2026-11-06',
    '2026-11-14',
  ]);
  const lastOpenDay = readLocalClock('America/New_York', (closed ?? 0) - 1)?.day;
  expect(findDateWarnings({ dates, first, lastOpenDay })).toEqual([]);
});
