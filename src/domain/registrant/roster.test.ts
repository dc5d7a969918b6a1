import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { entryId } from '../ids.ts';
import { eventOf } from '../testing/event.ts';
import { tries } from '../testing/tries.ts';
import { parseCells } from './cells.ts';
import { rosterOf } from './roster.ts';

const RUMBA = eventOf('Gold Latin Rumba');
const SAMBA = eventOf('Gold Latin Samba');
const EVENTS = [RUMBA, SAMBA];

const problemsOf = (text: string, events: readonly CompetitionEvent[] = EVENTS) =>
  rosterOf(text, events).problems.map(({ line, problem }) => `${line}: ${problem.kind}`);

describe('a table', () => {
  test.each([
    [
      'a spreadsheet, with tabs',
      'a\tb, c\n\nd\te',
      [
        ['a', 'b, c'],
        ['d', 'e'],
      ],
    ],
    [
      'quotation marks',
      '"a, ""b""","c\nd"\ne,f',
      [
        ['a, "b"', 'c\nd'],
        ['e', 'f'],
      ],
    ],
    [
      'a file of Windows with its mark',
      '\uFEFFa;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['nothing', ' \n\n', []],
  ])('is parsed from %s', (_, text, cells) => {
    expect(parseCells(text).map((line) => line.cells)).toEqual(cells);
  });

  test('counts lines as typed, even across a multi-line cell', () => {
    expect(parseCells('a,"b\nc"\n\nd,e').map(({ number }) => number)).toEqual([1, 4]);
  });

  test('round-trips any cell', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        (table) => {
          const written = table.map((cells) =>
            cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
          );
          const read = parseCells(['"a","b"', ...written].join('\n'));
          const said = table
            .map((cells) => cells.map((cell) => cell.replaceAll(/\r\n?/g, '\n').trim()))
            .filter((cells) => cells.some((cell) => cell !== ''));
          expect(read.slice(1).map(({ cells }) => cells)).toEqual(said);
        },
      ),
      tries(200),
    );
  });
});

test('a line is a dancer, and a couple in both lines is one', () => {
  const { dancers, entries, problems } = rosterOf(
    [
      'Ann, ann@example.org, newcomer, Lea, lead, Bo, Gold Latin Rumba; gold latin samba',
      'Bo, bo@example.org, , , follow, ANN, Gold Latin Rumba',
      'Cy, cy@example.org, adult, , follow, , Gold Latin Samba',
    ].join('\n'),
    EVENTS,
  );
  expect(problems).toEqual([]);
  expect(dancers).toEqual([
    { name: 'Ann', email: 'ann@example.org', category: 'newcomer', guardian: 'Lea' },
    { name: 'Bo', email: 'bo@example.org', category: 'student' },
    { name: 'Cy', email: 'cy@example.org', category: 'adult' },
  ]);
  expect(entries).toEqual([
    { event: RUMBA.key, lead: 'Ann', follow: 'Bo' },
    { event: SAMBA.key, lead: 'Ann', follow: 'Bo' },
    { event: SAMBA.key, lead: undefined, follow: 'Cy' },
  ]);
});

test('a heading line sets the columns, and missing ones are not required', () => {
  const { dancers, problems } = rosterOf('E-Mail;Shoe size;Name\na@b;42;Łukasz “李”', EVENTS);
  expect(problems).toEqual([]);
  expect(dancers).toEqual([{ name: 'Łukasz “李”', email: 'a@b', category: 'student' }]);
});

describe('problems are reported by line', () => {
  test.each([
    [', a@b', '1: no name'],
    ['TBA, a@b', '1: no name'],
    ['Ann, ann', '1: no email'],
    ['Ann, a@b, pensioner', '1: unknown price group'],
    ['Ann, a@b, , , both', '1: unknown role'],
    ['Ann, a@b, , , , , Gold Latin Polka', '1: unknown event'],
    ['Ann, a@b\nann, c@d', '2: named twice'],
    [`${'x'.repeat(81)}, a@b`, '1: too long'],
    [
      'Ann, a@b, , , lead, Bo, Gold Latin Rumba\nCy, c@d, , , lead, Bo, Gold Latin Rumba',
      '2: twice in event',
    ],
    [Array.from({ length: 101 }, (_, at) => `D${at}, d@e`).join('\n'), '101: too many dancers'],
  ])('%#', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('a couple already in the competition', () => {
    const id = entryId('e1');
    if (id === undefined) throw new Error('a plain key');
    const couple: Entry = {
      id,
      number: undefined,
      leadName: 'ann',
      followName: 'BO',
      affiliation: '',
      placeholder: false,
      checkedIn: new Map(),
    };
    expect(problemsOf('Ann, a@b, , , lead, Bo, Gold Latin Rumba', [{ ...RUMBA, entries: [couple] }])).toEqual(
      ['1: entered already'],
    );
  });
});

test('any text is read within bounds, with each dancer once', () => {
  const word = fc.constantFrom(
    'Ann',
    'Bo',
    'ann',
    'a@b',
    'lead',
    'follow',
    '',
    'Gold Latin Rumba',
    '"',
    'TBA',
  );
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 12 }), (table) => {
      const { dancers, entries } = rosterOf(table.map((cells) => cells.join(',')).join('\n'), EVENTS);
      expect(new Set(dancers.map(({ name }) => name.toLowerCase())).size).toBe(dancers.length);
      expect(entries.length).toBeLessThanOrEqual(EVENTS.length * table.length);
    }),
    tries(300),
  );
});
