import { expect, test } from 'vitest';
import { buildNamedBlock, buildMadeUpDay } from '../../../domain/schedule/testing/madeUpDay.ts';
import { calculateTimes } from '../../../domain/schedule/times/times.ts';
import { getTimeFormatters } from '../../kit/words/times.ts';
import { parseTypedTime } from './typedTime.ts';

const { timing } = buildMadeUpDay('S', 1);

/** A session at half past midnight, as the organizer types it, followed by breaks of an hour. */
function nightOf(timeZone: string, date: string): readonly string[] {
  const notBefore = parseTypedTime(timeZone, `${date}T00:30`);
  const hours = [1, 2, 3, 4].map((at) => buildNamedBlock(`Hour ${at}`, { minutes: 60, scheduleIndex: at }));
  const blocks = [buildNamedBlock('Night', { kind: 'session', notBefore }), ...hours];
  const { items, days } = calculateTimes({ events: [], blocks }, { ...timing, timeZone, hours: [] });
  expect(days).toHaveLength(1);
  const { plainTime } = getTimeFormatters('en', timeZone);
  return items.slice(1).map(({ planned }) => plainTime(planned?.from ?? Number.NaN).replace('\u00A0', ' '));
}

test.each(['America/New_York', 'Europe/Berlin'])(
  'a plan in %s prints the times of an ordinary night',
  (zone) => {
    expect(nightOf(zone, '2026-11-22')).toEqual(['12:30 AM', '1:30 AM', '2:30 AM', '3:30 AM']);
  },
);

test.each([
  ['America/New_York', '2026-03-08', ['12:30 AM', '1:30 AM', '3:30 AM', '4:30 AM']],
  ['America/New_York', '2026-11-01', ['12:30 AM', '1:30 AM', '1:30 AM', '2:30 AM']],
  ['Europe/Berlin', '2026-03-29', ['12:30 AM', '1:30 AM', '3:30 AM', '4:30 AM']],
  ['Europe/Berlin', '2026-10-25', ['12:30 AM', '1:30 AM', '2:30 AM', '2:30 AM']],
])('a plan in %s prints the clock times while the clocks change on %s', (zone, date, times) => {
  expect(nightOf(zone, date)).toEqual(times);
});
