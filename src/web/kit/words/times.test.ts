import { describe, expect, test } from 'vitest';
import { parseCalendarDay } from '../../../domain/registration/calendar.ts';
import { getTimeFormatters } from './times.ts';

const NEW_YORK = 'America/New_York';
const KATHMANDU = 'Asia/Kathmandu';
const BERLIN = 'Europe/Berlin';

const at = (iso: string): number => Date.parse(iso);
/** AM stays on the line of its time. */
const spaced = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('a time of day', () => {
  test.each([
    ['2026-03-14T00:05:00-04:00', '12:05', '12:05 AM', '0:05'],
    ['2026-03-14T09:05:00-04:00', '9:05', '9:05 AM', '9:05'],
    ['2026-03-14T12:00:00-04:00', '12:00', '12:00 PM', '12:00'],
    ['2026-03-14T16:12:00-04:00', '4:12', '4:12 PM', '16:12'],
  ])('the time of day %s is %s on the floor, %s in lists, in Spanish %s', (moment, bare, full, spanish) => {
    const english = getTimeFormatters('en', NEW_YORK);
    expect(english.timeOfDay(at(moment))).toBe(bare);
    expect(spaced(english.clockTime(at(moment)))).toBe(full);
    expect(spaced(english.plainTime(at(moment)))).toBe(full);
    expect(getTimeFormatters('es', NEW_YORK).timeOfDay(at(moment))).toBe(spanish);
    expect(getTimeFormatters('es', NEW_YORK).clockTime(at(moment))).toBe(spanish);
  });

  test('a time of day uses the time zone, also one a quarter of an hour off', () => {
    const noon = at('2026-11-21T06:30:00Z');
    expect(getTimeFormatters('en', 'UTC').timeOfDay(noon)).toBe('6:30');
    expect(getTimeFormatters('en', 'Asia/Kolkata').timeOfDay(noon)).toBe('12:00');
    expect(getTimeFormatters('en', KATHMANDU).timeOfDay(noon)).toBe('12:15');
  });

  test('a time of day keeps AM on its line, whichever space the browser writes', () => {
    expect(getTimeFormatters('en', NEW_YORK).clockTime(at('2026-03-14T09:05:00-04:00'))).toBe('9:05\u00A0AM');
  });

  test('a time of day names its day if that is not today', () => {
    const times = getTimeFormatters('en', NEW_YORK, parseCalendarDay('2026-03-14'));
    // Friday in New York, Saturday in UTC.
    const friday = at('2026-03-13T23:30:00-04:00');
    expect(times.timeOfDay(friday)).toBe('Fri 11:30');
    expect(spaced(times.clockTime(friday))).toBe('Fri 11:30 PM');
    expect(spaced(times.plainTime(friday))).toBe('11:30 PM');
    expect(spaced(times.clockTime(at('2026-03-14T00:30:00-04:00')))).toBe('12:30 AM');
    expect(spaced(times.clockTime(at('2026-03-21T09:00:00-04:00')))).toBe('Mar 21, 9:00 AM');
    expect(times.timeOfDay(at('2026-03-07T09:00:00-05:00'))).toBe('Mar 7, 9:00');
  });
});

test('a band of times shows both ends, and AM and PM no more than needed', () => {
  const times = getTimeFormatters('en', NEW_YORK);
  const band = (from: string, to: string): string =>
    spaced(times.band(at(`2026-03-14T${from}:00-04:00`), at(`2026-03-14T${to}:00-04:00`)));
  expect(band('16:21', '16:26')).toBe('4:21–26 PM');
  expect(band('16:56', '17:02')).toBe('4:56–5:02 PM');
  expect(band('11:56', '12:02')).toBe('11:56 AM–12:02 PM');
  expect(band('16:21', '16:21')).toBe('4:21 PM');
  expect(
    getTimeFormatters('es', NEW_YORK).band(at('2026-03-14T16:21:00-04:00'), at('2026-03-14T16:26:00-04:00')),
  ).toBe('16:21–26');
});

test('a day is written on the calendar of the zone', () => {
  const late = at('2026-10-19T23:30:00-04:00');
  expect(getTimeFormatters('en', NEW_YORK).weekday(late)).toBe('Monday');
  expect(getTimeFormatters('es', NEW_YORK).weekday(late)).toBe('lunes');
  expect(getTimeFormatters('en', NEW_YORK).monthAndDay(late)).toBe('Oct 19');
  expect(getTimeFormatters('en', 'UTC').monthAndDay(late)).toBe('Oct 20');
  expect(getTimeFormatters('en', NEW_YORK).longDate(late)).toBe('October 19, 2026');
});

test('a price is shown with its last day in the venue’s time zone', () => {
  const midnight = at('2026-11-28T00:00:00-05:00');
  expect(getTimeFormatters('en', NEW_YORK).lastDay(midnight)).toBe('Nov 27');
  expect(getTimeFormatters('en', 'UTC').lastDay(midnight)).toBe('Nov 28');
  expect(getTimeFormatters('es', NEW_YORK).lastDay(midnight)).toBe('27 nov');
  expect(getTimeFormatters('en', NEW_YORK).lastDay(midnight + 1)).toBe('Nov 28');
});

describe('the end of something', () => {
  const until = (iso: string, isZoneNamed = false) =>
    spaced(getTimeFormatters('en', NEW_YORK).until(at(iso), isZoneNamed));

  test.each(['2025-11-02T23:59:00-05:00', '2025-11-02T23:59:59-05:00', '2025-11-03T00:00:00-05:00'])(
    'the end of a Sunday at %s is all of that day',
    (end) => {
      expect(until(end)).toBe('Sunday, November 2');
      expect(until(end, true)).toBe('Sunday, November 2');
      expect(getTimeFormatters('en', NEW_YORK).lastDay(at(end))).toBe('Nov 2');
    },
  );

  test('an end within a day has the time, with the zone for readers elsewhere', () => {
    expect(until('2025-11-02T17:00:00-05:00')).toBe('Sunday, November 2 at 5:00 PM');
    expect(until('2025-11-02T17:00:00-05:00', true)).toBe('Sunday, November 2 at 5:00 PM EST');
  });

  test('an end is written in the language of the page', () => {
    expect(getTimeFormatters('es', NEW_YORK).until(at('2025-11-03T00:00:00-05:00'))).toBe(
      'domingo, 2 de noviembre',
    );
  });
});

describe('on the night when the clocks change', () => {
  test.each([
    [NEW_YORK, '2026-03-08T06:59:00Z', ['1:59 AM', '3:00 AM']],
    [NEW_YORK, '2026-11-01T05:59:00Z', ['1:59 AM', '1:00 AM']],
    [BERLIN, '2026-03-29T00:59:00Z', ['1:59 AM', '3:00 AM']],
    [BERLIN, '2026-10-25T00:59:00Z', ['2:59 AM', '2:00 AM']],
  ])('the minute in %s after %s is right on the night when the clocks change', (zone, before, said) => {
    const times = getTimeFormatters('en', zone);
    expect([0, 60_000].map((later) => spaced(times.plainTime(at(before) + later)))).toEqual(said);
  });

  test('on the night when the clocks change, a time has the zone name of its own hour', () => {
    expect(getTimeFormatters('en', NEW_YORK).zoneName(at('2026-11-01T05:59:00Z'))).toBe('EDT');
    expect(getTimeFormatters('en', NEW_YORK).zoneName(at('2026-11-01T06:00:00Z'))).toBe('EST');
    expect(getTimeFormatters('en', KATHMANDU).zoneName(at('2026-11-01T06:00:00Z'))).toBe('GMT+5:45');
  });
});
