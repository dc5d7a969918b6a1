import { getUtcStart, type CalendarDay } from '../../../domain/registration/calendar.ts';

/** One event of a calendar. */
export interface CalendarEntry {
  /** Stable, so that a second import updates the event and doesn't duplicate it. */
  readonly id: string;
  readonly title: string;
  /** Moments in milliseconds, or whole days. */
  readonly when:
    | { readonly from: number; readonly to: number }
    | { readonly first: CalendarDay; readonly last: CalendarDay };
  readonly place: string | undefined;
  readonly note: string;
}

/** Backslash, comma and semicolon are special characters (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in a line.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ');

const MAX_LINE_BYTES = 75;

/** Folds text into lines of at most 75 bytes; continuation lines begin with a space (3.1). No character is split. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const width = bytes.encode(character).length;
    if (size + width > MAX_LINE_BYTES) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += width;
  }
  return [...parts, part].join('\r\n');
}

/** 20260314T141500Z */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const DAY_MS = 24 * 3_600_000;

/** 20260314 */
const dayStamp = (at: number): string => stamp(at).slice(0, 8);

/** The end of whole days is the day after the last (3.6.1). */
const timesOf = (when: CalendarEntry['when']): readonly string[] =>
  'from' in when
    ? [`DTSTART:${stamp(when.from)}`, `DTEND:${stamp(when.to)}`]
    : [
        `DTSTART;VALUE=DATE:${dayStamp(getUtcStart(when.first))}`,
        `DTEND;VALUE=DATE:${dayStamp(getUtcStart(when.last) + DAY_MS)}`,
      ];

const linesOf = (now: number, { id, title, when, place, note }: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${stamp(now)}`,
  ...timesOf(when),
  `SUMMARY:${escaped(title)}`,
  ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
  `DESCRIPTION:${escaped(note)}`,
  'END:VEVENT',
];

/** An iCalendar file (RFC 5545). */
export const buildCalendarFile = (entries: readonly CalendarEntry[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Floorcraft//Day//EN',
    ...entries.flatMap((entry) => linesOf(now, entry)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
