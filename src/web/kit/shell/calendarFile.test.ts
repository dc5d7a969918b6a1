import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../domain/registration/calendar.ts';
import { buildCalendarFile } from './calendarFile.ts';

const AT = Date.UTC(2026, 2, 14, 14, 15);
const entry = (title: string) => ({
  id: 'Waltz-1-c1@example.org',
  title,
  when: { from: AT, to: AT + 600_000 },
  place: 'Dillon Gym, Princeton',
  note: 'https://example.org/competitors/c1',
});

/** The lines as a calendar reads them, with folded lines unfolded. */
const read = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file has a dance with its times in UTC, and escapes the signs of the format', () => {
  const lines = read(buildCalendarFile([entry('Bronze Jive; semi, heat 1\\2')], AT));
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Floorcraft//Day//EN',
    'BEGIN:VEVENT',
    'UID:Waltz-1-c1@example.org',
    'DTSTAMP:20260314T141500Z',
    'DTSTART:20260314T141500Z',
    'DTEND:20260314T142500Z',
    String.raw`SUMMARY:Bronze Jive\; semi\, heat 1\\2`,
    String.raw`LOCATION:Dillon Gym\, Princeton`,
    'DESCRIPTION:https://example.org/competitors/c1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['the hour that comes twice, first', '2026-11-01T01:30:00-04:00', '20261101T053000Z'],
  ['the hour that comes twice, again', '2026-11-01T01:30:00-05:00', '20261101T063000Z'],
  ['the first hour of summer time', '2026-03-29T03:00:00+02:00', '20260329T010000Z'],
  ['the last minute of winter time', '2026-03-29T01:59:00+01:00', '20260329T005900Z'],
])('a calendar file is unambiguous about %s', (_, from, stamp) => {
  const file = buildCalendarFile([{ ...entry('Gala'), when: { from: Date.parse(from), to: AT } }], AT);
  expect(read(file)).toContain(`DTSTART:${stamp}`);
});

test('whole days in a calendar file end with the day after the last', () => {
  const [first, last] = [parseCalendarDay('2026-02-28'), parseCalendarDay('2026-03-01')];
  if (first === undefined || last === undefined) throw new Error('two days');
  const lines = read(buildCalendarFile([{ ...entry('Classic'), when: { first, last } }], AT));
  expect(lines).toContain('DTSTART;VALUE=DATE:20260228');
  expect(lines).toContain('DTEND;VALUE=DATE:20260302');
});

test('a name with line breaks starts no new line of a calendar file, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const file = buildCalendarFile([entry(`${title}\nBEGIN:VALARM`)], AT);
      expect(read(file).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    }),
  );
});
