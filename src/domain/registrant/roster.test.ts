import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { parseEntryId } from '../ids.ts';
import { buildTestEvent } from '../testing/event.ts';
import { limitRuns } from '../testing/tries.ts';
import { parseCells } from './cells.ts';
import { parseRoster } from './roster.ts';

const RUMBA = buildTestEvent('Gold Latin Rumba');
const SAMBA = buildTestEvent('Gold Latin Samba');
const EVENTS = [RUMBA, SAMBA];

const problemsOf = (text: string, events: readonly CompetitionEvent[] = EVENTS) =>
  parseRoster(text, events).lines.flatMap(({ number, problems }) =>
    problems.map(({ kind }) => `${number}: ${kind}`),
  );

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
  ])('a roster is parsed from %s', (_, text, cells) => {
    expect(parseCells(text).map((line) => line.cells)).toEqual(cells);
  });

  test('a roster counts lines as typed, even across a multi-line cell', () => {
    expect(parseCells('a,"b\nc"\n\nd,e').map(({ number }) => number)).toEqual([1, 4]);
  });

  test('any cell of a roster survives writing and reading', () => {
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
      limitRuns(200),
    );
  });
});

test('each line of a roster is one dancer, and a couple in both lines is one couple', () => {
  const { dancers, entries, lines } = parseRoster(
    [
      'Ann, ann@example.org, newcomer, Lea, lead, Bo, Gold Latin Rumba; gold latin samba',
      'Bo, bo@example.org, , , follow, ANN, Gold Latin Rumba',
      'Cy, cy@example.org, adult, , follow, , Gold Latin Samba',
    ].join('\n'),
    EVENTS,
  );
  expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
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

describe('columns', () => {
  test.each([
    ['headings, in any order', 'E-Mail;Shoe size;Name\na@b;42;Łukasz “李”', {}],
    ['headings of two parts of a name', 'First name,Last name,Contact\nŁukasz,“李”,a@b', {}],
    ['what is in them, without headings', 'Łukasz “李”\tlead\ta@b\tGold Latin Rumba;Gold Latin Samba', {}],
    ['the captain’s choice', '42,a@b,Łukasz “李”', { columns: ['skip', 'email', 'name'] as const }],
    ['the captain’s word that line 1 is a dancer', 'Łukasz “李”,a@b,x', { isHead: false }],
  ])('the columns of a roster are recognized by %s', (_, text, answers) => {
    const { dancers, lines } = parseRoster(text, EVENTS, answers);
    expect(
      lines.flatMap(({ problems }) => problems.filter(({ kind }) => kind !== 'unknown price group')),
    ).toEqual([]);
    if (!('isHead' in answers))
      expect(dancers).toEqual([{ name: 'Łukasz “李”', email: 'a@b', category: 'student' }]);
  });

  test('line 1 of a roster is a heading with two known headings, and never with an email address', () => {
    expect(parseRoster('Name,Events\nAnn,', EVENTS).head).toEqual(['Name', 'Events']);
    expect(parseRoster('Name,a@b\nAnn,', EVENTS).head).toBeUndefined();
  });
});

describe('roles', () => {
  const TEAM = 'Name,Email,Role,Partner,Events\n';
  const entriesIn = (...lines: readonly string[]) =>
    parseRoster(TEAM + lines.join('\n'), EVENTS).entries.map(({ lead, follow }) => `${lead} / ${follow}`);
  const kindsIn = (...lines: readonly string[]) => problemsOf(TEAM + lines.join('\n'));

  test('the roles of a dancer who dances both come from the partners’ lines, event by event', () => {
    expect(
      entriesIn(
        'Ann,a@b,lead,Bo,Gold Latin Rumba',
        'Bo,b@b,Both,Ann;Cy,Gold Latin Rumba;Gold Latin Samba',
        'Cy,c@b,F,Bo,Gold Latin Samba',
      ),
    ).toEqual(['Ann / Bo', 'Bo / Cy']);
  });

  test('a role is asked for if no line says it, and may follow the event’s name', () => {
    expect(kindsIn('Bo,b@b,both,,Gold Latin Rumba')).toEqual(['2: role unclear']);
    expect(entriesIn('Bo,b@b,both,,Gold Latin Rumba (follow)')).toEqual(['undefined / Bo']);
  });

  test('two partners in a roster have different roles', () => {
    expect(kindsIn('Ann,a@b,lead,Bo,Gold Latin Rumba', 'Bo,b@b,lead,Ann,Gold Latin Rumba')).toEqual([
      '2: same role',
      '3: same role',
    ]);
  });

  test('one of several partners is chosen by the partner’s line, or asked for', () => {
    expect(kindsIn('Ann,a@b,lead,Bo;Cy,Gold Latin Rumba')).toEqual(['2: partner unclear']);
    expect(entriesIn('Ann,a@b,lead,Bo;Cy,Gold Latin Rumba (with Cy)')).toEqual(['Ann / Cy']);
  });
});

test('a level in a roster applies to all dances after it', () => {
  const { entries } = parseRoster('Ann, a@b, , , lead, , "Gold Latin Rumba, Latin Samba"', EVENTS);
  expect(entries.map(({ event }) => event)).toEqual([RUMBA.key, SAMBA.key]);
});

test('lines with a problem wait together with their partners, and the others are ready', () => {
  const { dancers, lines } = parseRoster(
    [
      'Ann, a@b, , , lead, Bo, Gold Latin Rumba',
      'Bo, , , , follow, Ann,',
      'Cy, c@b, , , lead, Ann, Gold Latin Samba',
      'Di, d@b, , , lead, Ed, Gold Latin Samba',
      'Ed, e@b, , , follow, Di,',
    ].join('\n'),
    EVENTS,
  );
  expect(dancers.map(({ name }) => name)).toEqual(['Di', 'Ed']);
  expect(lines.map(({ waitsFor }) => waitsFor)).toEqual(['Bo', undefined, 'Bo', undefined, undefined]);
});

describe('problems are reported by line', () => {
  test.each([
    [', a@b', '1: no name'],
    ['TBA, a@b', '1: no name'],
    ['Ann, ann', '1: no email'],
    ['name,email\nAnn, ann', '2: invalid email'],
    ['Ann, a@b, pensioner', '1: unknown price group'],
    ['Ann, a@b, , , boss', '1: unknown role'],
    ['Ann, a@b, , , , , Gold Latin Polka', '1: unknown event'],
    ['Ann, a@b\nann, c@d', '2: named twice'],
    [`${'x'.repeat(81)}, a@b`, '1: too long'],
    [
      'Ann, a@b, , , lead, Bo, Gold Latin Rumba\nCy, c@d, , , lead, Bo, Gold Latin Rumba',
      '2: twice in event',
    ],
    [Array.from({ length: 101 }, (_, at) => `D${at}, d@e`).join('\n'), '101: too many dancers'],
    [
      Array.from({ length: 41 }, (_, at) =>
        [
          `D${at}`,
          'd@e',
          '',
          '',
          'lead',
          '',
          Array.from({ length: 15 }, (__, on) => `E${on}`).join(';'),
        ].join(),
      ).join('\n'),
      '41: too many entries',
      Array.from({ length: 15 }, (_, on) => buildTestEvent(`E${on}`)),
    ],
  ])('a problem of a roster is reported with its line (case %#)', (text, problem, events = EVENTS) => {
    expect(problemsOf(text, events)).toEqual([problem]);
  });

  test('a roster may list a couple that is already in the competition', () => {
    const id = parseEntryId('e1');
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

test('any text is read as a roster within limits, with each dancer once', () => {
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
      const { dancers, entries } = parseRoster(table.map((cells) => cells.join(',')).join('\n'), EVENTS);
      expect(new Set(dancers.map(({ name }) => name.toLowerCase())).size).toBe(dancers.length);
      expect(entries.length).toBeLessThanOrEqual(EVENTS.length * table.length);
    }),
    limitRuns(300),
  );
});
