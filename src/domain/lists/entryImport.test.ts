import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetitionEvent, Entry } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import { buildFloorRound } from '../floor/testing/hall.ts';
import { parseEntryId, parseLeadNumber, type EventKey } from '../ids.ts';
import { toCompetitionEvents, generateCompetition } from '../madeUp/competition.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { buildTestEvent } from '../testing/event.ts';
import { limitRuns } from '../testing/tries.ts';
import { guessEntryColumns } from './columns.ts';
import { previewEntryImport, type EntryImport } from './entryImport.ts';
import { buildEntryTable } from './entryTable.ts';
import { normalizeEventName, type EventAnswers } from '../event/matchEvents.ts';

const RUMBA = buildTestEvent('Gold Latin Rumba');
const linked = {
  ...buildTestEvent('Bronze Standard Waltz Quickstep'),
  level: 'Bronze',
  style: 'Standard',
  dances: ['Waltz', 'Quickstep'],
} as const satisfies CompetitionEvent;

function entry(id: string, leadName: string, followName: string, more: Partial<Entry> = {}): Entry {
  const key = parseEntryId(id);
  if (key === undefined) throw new Error(id);
  return {
    id: key,
    number: undefined,
    leadName,
    followName,
    affiliation: '',
    placeholder: false,
    checkedIn: new Map(),
    ...more,
  };
}
const withEntries = (...entries: readonly Entry[]): CompetitionEvent => ({ ...RUMBA, entries });

const HEAD = ['Event', 'Lead', 'Follow', 'School', 'Number', 'Entry'];
function read(
  lines: readonly (readonly string[])[],
  {
    events = [RUMBA, linked],
    registered = [],
    said = new Map(),
    head = HEAD,
    signed = new Map(),
    emails = new Map(),
  }: {
    readonly events?: readonly CompetitionEvent[];
    readonly registered?: readonly RegisteredPerson[];
    readonly said?: EventAnswers;
    readonly head?: readonly string[];
    readonly signed?: ReadonlyMap<EventKey, ReadonlySet<number>>;
    readonly emails?: ReadonlyMap<string, string>;
  } = {},
): EntryImport {
  return previewEntryImport(
    lines.map((cells, at) => ({ number: at + 2, cells })),
    guessEntryColumns(head),
    { events, registered, schools: [], said, signed, emails },
  );
}
const person = (id: string, name: string, number?: string): RegisteredPerson => ({
  id,
  name,
  affiliation: '',
  number: number === undefined ? undefined : parseLeadNumber(number),
});
const told = ({ steps, same, problems }: EntryImport) => [
  ...steps.map((step) => `${step.line} ${step.kind}`),
  ...problems.map(({ line, problem }) => `${line} ${problem.kind}`),
  ...(same === 0 ? [] : [`${same} same`]),
];

describe('the effect of a line of a list', () => {
  test('importing a new couple yields the same keys each time', () => {
    const first = read([['gold latin  RUMBA', 'Mia Held', 'Leo Park', 'Brown University', '0101']]);
    expect(told(first)).toEqual(['2 new']);
    expect(first.steps[0]).toMatchObject({
      lead: { name: 'Mia Held', isNew: true },
      follow: { name: 'Leo Park', isNew: true },
      school: 'Brown',
      number: '101',
    });
    expect(read([['Gold Latin Rumba', ' mia  held', 'LEO PARK']]).steps[0]).toMatchObject({
      entry: first.steps[0]?.entry,
      ids: first.steps[0]?.ids,
    });
  });

  test('an import finds a registered dancer despite diacritics and capitals', () => {
    const { steps } = read([['Gold Latin Rumba', 'lukasz nunez', 'Zoe B']], {
      registered: [person('k1', 'Łukasz Núñez', '77'), person('k2', 'Zoë B')],
    });
    expect(steps[0]).toMatchObject({
      lead: { id: 'k1', name: 'Łukasz Núñez', isNew: false },
      ids: { leadId: 'k1', followId: 'k2' },
      number: '77',
    });
  });

  test.each<[string, readonly string[], readonly Entry[], string]>([
    ['the couple is there', ['Mia Held', 'Leo Park'], [entry('e', 'mia held', 'Leo Park')], '1 same'],
    [
      'the couple gets its school',
      ['Mia Held', 'Leo Park', 'Brown'],
      [entry('e', 'Mia Held', 'Leo Park')],
      '2 changed',
    ],
    [
      'and keeps it',
      ['Mia Held', 'Leo Park', ''],
      [entry('e', 'Mia Held', 'Leo Park', { affiliation: 'MIT' })],
      '1 same',
    ],
    ['somebody finds a partner', ['Mia Held', 'Leo Park'], [entry('e', 'Mia Held', 'TBA')], '2 changed'],
    ['so does a follow', ['Mia Held', 'Leo Park'], [entry('e', 'TBA', 'Leo Park')], '2 changed'],
    ['nobody loses one', ['Mia Held', 'TBA'], [entry('e', 'Mia Held', 'Leo Park')], '1 same'],
    ['somebody alone comes in', ['Mia Held', ''], [], '2 new'],
    ['so does a follow alone', ['tba', 'Mia Held'], [], '2 new'],
    ['nobody at all', ['', 'TBA'], [], '2 nobody'],
    ['one person', ['Mia Held', 'mia  held'], [], '2 same person'],
    [
      'the lead is with somebody else',
      ['Mia Held', 'Ann'],
      [entry('e', 'Mia Held', 'Leo Park')],
      '2 dances already',
    ],
    ['the follow is', ['Ann', 'Leo Park'], [entry('e', 'Mia Held', 'Leo Park')], '2 dances already'],
    [
      'both are, with two others',
      ['Mia Held', 'Leo Park'],
      [entry('a', 'Mia Held', 'Ann'), entry('b', 'Ben', 'Leo Park')],
      '2 dances already',
    ],
    [
      'both wait for a partner',
      ['Mia Held', 'Leo Park'],
      [entry('a', 'Mia Held', 'TBA'), entry('b', 'TBA', 'Leo Park')],
      '2 dances already',
    ],
    ['who leads also follows somebody', ['Mia Held', 'Leo Park'], [entry('e', 'Ann', 'Mia Held')], '2 new'],
    [
      'the entry that is named has one of the two in the other role',
      ['', 'Mia Held', '', '', 'a'],
      [entry('a', 'Mia Held', 'TBA')],
      '2 same person',
    ],
    [
      'the entry that is named gets somebody who follows another',
      ['', 'Leo Park', '', '', 'a'],
      [entry('a', 'Mia Held', 'TBA'), entry('b', 'Ann', 'Leo Park')],
      '2 dances already',
    ],
    ['a name of 81 signs', ['M'.repeat(81), 'Leo'], [], '2 too long'],
    ['a number that is none', ['Mia', 'Leo', '', '12a'], [], '2 no number'],
    ['a number of nobody', ['Mia', 'Leo', '', '9999'], [], '2 no number'],
    [
      'a number that is worn',
      ['Mia', 'Leo', '', '7'],
      [entry('e', 'Ann', 'Ben', { number: parseLeadNumber('7') })],
      '2 number taken',
    ],
    [
      'another number than one’s own',
      ['Ann', 'Ben', '', '8'],
      [entry('e', 'Ann', 'Ben', { number: parseLeadNumber('7') })],
      '2 other number',
    ],
    [
      'one’s own number',
      ['Ann', 'Ben', '', '7'],
      [entry('e', 'Ann', 'Ben', { number: parseLeadNumber('7') })],
      '1 same',
    ],
    ['the key of another couple', ['Mia', 'Leo', '', '', 'e'], [entry('e', 'Ann', 'Ben')], '2 other couple'],
    ['the key of the couple', ['Ann', 'Ben', '', '', 'e'], [entry('e', 'Ann', 'Ben')], '1 same'],
    [
      'a name that is kept back',
      ['Name withheld', 'Ben', '', '', 'e'],
      [entry('e', 'Name withheld', 'Ben')],
      '1 same',
    ],
  ])('an imported line is matched with the entries: %s', (_what, cells, entries, comes) => {
    expect(told(read([['Gold Latin Rumba', ...cells]], { events: [withEntries(...entries)] }))).toEqual([
      comes,
    ]);
  });

  test('lines of an import build on each other: repeated couples, shared numbers, a lead with two partners', () => {
    const event = 'Gold Latin Rumba';
    expect(
      told(
        read([
          [event, 'Mia', 'Leo', '', '5'],
          [event, 'mia', 'LEO'],
          [event, 'Ann', 'Ben', '', '5'],
          [event, 'Mia', 'Cy'],
          ['Bronze Standard Waltz, Quickstep', 'Mia', 'Cy', '', '6'],
          ['Bronze Standard Waltz, Quickstep', 'Mia', 'Leo'],
        ]),
      ),
    ).toEqual(['2 new', '7 new', '3 twice', '4 number taken', '5 dances already', '6 other number']);
  });

  test('an import asks about dancers with the same name, unless the entry’s key is given', () => {
    const registered = [person('a', 'Chris Lee'), person('b', 'Chris Lee')];
    expect(told(read([['Gold Latin Rumba', 'Chris Lee', 'Mia']], { registered }))).toEqual([
      '2 several dancers',
    ]);
    const events = [withEntries(entry('e', 'Chris Lee', 'Mia', { leadId: 'b' }))];
    expect(
      told(read([['Gold Latin Rumba', 'Chris Lee', 'Mia', '', '', 'e']], { registered, events })),
    ).toEqual(['1 same']);
  });

  test('an import distinguishes dancers with the same name by number, partner or school', () => {
    const registered = [
      { ...person('a', 'Chris Lee', '201'), affiliation: 'Yale' },
      { ...person('b', 'Chris Lee', '202'), affiliation: 'MIT' },
    ];
    const events = [RUMBA, { ...linked, entries: [entry('e', 'Chris Lee', 'Mia', { leadId: 'b' })] }];
    const leadOf = (...line: readonly string[]) =>
      read([['Gold Latin Rumba', 'Chris Lee', ...line]], { registered, events }).steps[0]?.lead?.id;
    expect([leadOf('Zoe', '', '201'), leadOf('Mia'), leadOf('Zoe', 'MIT')]).toEqual(['a', 'b', 'b']);
  });

  describe('an email distinguishes two dancers with the same name', () => {
    const emails = new Map([
      ['a', 'Chris@yale.edu'],
      ['b', 'lee@mit.edu'],
    ]);
    const registered = [person('a', 'Chris Lee'), person('b', 'Chris Lee')];

    test.each([
      ['Lead email', 'lee@MIT.edu', 'b'],
      ['Email address', 'chris@yale.edu', 'a'],
      ['Follower email', 'chris@yale.edu', undefined],
    ])(
      'an email address in the column %s distinguishes two dancers with the same name',
      (column, email, lead) => {
        const head = ['Event', 'Lead', 'Follow', column];
        const { steps } = read([['Gold Latin Rumba', 'Chris Lee', 'Mia', email]], {
          registered,
          emails,
          head,
        });
        expect(steps[0]?.lead?.id).toBe(lead);
      },
    );

    test('an email address distinguishes two new dancers with the same name in one event', () => {
      const head = ['Event', 'Lead', 'Follow', 'Lead email'];
      const line = (follow: string, email: string) => ['Gold Latin Rumba', 'Chris Lee', follow, email];
      const { steps, problems } = read(
        [line('Mia', 'x@mit.edu'), line('Zoe', 'y@mit.edu'), line('Fay', 'X@mit.edu')],
        { head },
      );
      expect(new Set(steps.map(({ lead }) => lead?.id)).size).toBe(2);
      expect(problems.map(({ line: at, problem }) => [at, problem.kind])).toEqual([[4, 'dances already']]);
    });
  });

  test('two dancers with the same name enter one event if number, school or partner distinguishes them', () => {
    const event = 'Gold Latin Rumba';
    const lines = [
      [event, 'Chris Lee', 'Mia', 'Yale', '201'],
      [event, 'Chris Lee', 'Zoe', 'MIT', '202'],
      [event, 'Ann', 'Bo', 'Yale', '203'],
      [event, 'Ben', 'Bo', 'MIT', '204'],
      [event, 'Chris Lee', 'Mia', 'Brown', '205'],
      [event, 'Chris Lee', 'Fay', '', ''],
    ];
    const { steps, problems } = read(lines);
    expect(problems.map(({ line, problem }) => [line, problem.kind])).toEqual([[7, 'dances already']]);
    expect(steps.map(({ line, number }) => [line, number])).toEqual([
      [2, '201'],
      [3, '202'],
      [4, '203'],
      [5, '204'],
      [6, '205'],
    ]);
    const [leads, follows] = [steps.map(({ lead }) => lead?.id), steps.map(({ follow }) => follow?.id)];
    expect(new Set(leads).size).toBe(5);
    expect(new Set(follows).size).toBe(5);
  });

  test('importing a list again finds the two dancers with the same name in the event', () => {
    const registered = [
      { ...person('a', 'Chris Lee', '201'), affiliation: 'Yale' },
      { ...person('b', 'Chris Lee', '202'), affiliation: 'MIT' },
    ];
    const events = [
      withEntries(
        entry('e', 'Chris Lee', 'Mia', { leadId: 'a', number: parseLeadNumber('201'), affiliation: 'Yale' }),
        entry('f', 'Chris Lee', 'Zoe', { leadId: 'b', number: parseLeadNumber('202'), affiliation: 'MIT' }),
      ),
    ];
    const event = 'Gold Latin Rumba';
    expect(
      told(
        read(
          [
            [event, 'Chris Lee', 'Mia', 'Yale', '201'],
            [event, 'Chris Lee', 'Zoe', 'MIT', '202'],
          ],
          { registered, events },
        ),
      ),
    ).toEqual(['2 same']);
    // Registered under another number, and not in the event yet.
    const [first] = events[0]?.entries ?? [];
    const { steps } = read([[event, 'Chris Lee', 'Fay', '', '202']], {
      registered,
      events: [withEntries(...(first === undefined ? [] : [first]))],
    });
    expect(steps.map(({ kind, lead }) => [kind, lead?.id])).toEqual([['new', 'b']]);
  });

  test('a couple with only a number gets imported names in every event, and keeps its number', () => {
    const nameless = (id: string) =>
      entry(id, 'dummy', 'dummy', { placeholder: true, number: parseLeadNumber('101') });
    const events = [withEntries(nameless('c101')), { ...linked, entries: [nameless('c101')] }];
    const { steps, problems } = read(
      [
        ['Gold Latin Rumba', 'Mia', 'Leo', 'Brown', '101'],
        ['Bronze Standard Waltz, Quickstep', 'Mia', '', '', ''],
        ['Gold Latin Rumba', 'Ann', 'Ben', '', '101'],
      ],
      { events },
    );
    expect(problems.map(({ line, problem }) => [line, problem.kind])).toEqual([[4, 'number taken']]);
    expect(
      steps.map(({ kind, fillsIn, entry: id, number, lead, follow }) => [
        kind,
        fillsIn,
        id,
        number,
        lead?.name,
        follow?.name,
      ]),
    ).toEqual([
      ['changed', true, 'c101', '101', 'Mia', 'Leo'],
      ['changed', true, 'c101', '101', 'Mia', undefined],
    ]);
  });

  test('a signed-off couple stays as it is, and an imported line that matches it changes nothing', () => {
    const number = parseLeadNumber('101');
    const nameless = entry('c101', 'dummy', 'dummy', { placeholder: true, number });
    const known = entry('k', 'Ann', 'Bo', { number: parseLeadNumber('102'), affiliation: 'Yale' });
    const events = [
      {
        ...withEntries(nameless, known),
        rounds: [buildFloorRound(0, [nameless, known], { state: 'posted' })],
      },
    ];
    const lines = [
      ['Gold Latin Rumba', 'Mia', 'Leo', 'Brown', '101'],
      ['Gold Latin Rumba', 'Ann', 'Bo', 'MIT', '102'],
      ['Gold Latin Rumba', 'Ann', 'Bo', 'Yale', '102'],
    ];
    const signed = new Map([[RUMBA.key, new Set([0])]]);
    expect(told(read(lines.slice(0, 2), { events, signed }))).toEqual(['2 signed', '3 signed']);
    expect(told(read(lines.slice(2), { events, signed }))).toEqual(['1 same']);
    expect(told(read(lines.slice(0, 2), { events }))).toEqual(['2 changed', '3 changed']);
  });

  test('a new couple never takes the key of an entry that now belongs to another couple', () => {
    const line = ['Gold Latin Rumba', 'Mia', 'Leo'];
    const [made] = read([line]).steps;
    const events = [withEntries(entry(String(made?.entry), 'Ann', 'Ben'))];
    const again = read([line], { events }).steps[0];
    expect(again?.kind).toBe('new');
    expect(again?.entry).not.toBe(made?.entry);
  });
});

describe('the event of a line', () => {
  test.each([
    ['by its name, whatever stands between the words', ['BRONZE – Standard: Waltz/Quickstep', '', '', '']],
    ['by what it is made of', ['', 'bronze', 'Standard', 'Quick & Waltz']],
    ['by the letters of its dances', ['', 'Bronze', 'standard', 'W, Q']],
  ])('an imported line finds its event %s', (_what, [event = '', level = '', style = '', dances = '']) => {
    const head = ['Event', 'Level', 'Style', 'Dance', 'Leader', 'Follower'];
    expect(read([[event, level, style, dances, 'Mia', 'Leo']], { head }).steps[0]?.event.key).toBe(
      linked.key,
    );
  });

  test('an import asks about an unknown event once, and follows the answer or leaves it out', () => {
    const lines = [
      ['Br. Waltz', 'Mia', 'Leo'],
      ['BR WALTZ', 'Ann', 'Ben'],
      ['Formation', 'Cy', 'Di'],
      ['', 'Cy', 'Di'],
    ];
    const before = read(lines);
    expect(before.sayings).toEqual([
      { saying: 'Br. Waltz', lines: 2, meant: undefined },
      { saying: 'Formation', lines: 1, meant: undefined },
    ]);
    expect(told(before)).toEqual(['2 unknown event', '3 unknown event', '4 unknown event', '5 no event']);
    const said: EventAnswers = new Map<string, typeof linked.key | 'left out'>([
      [normalizeEventName('Br. Waltz'), linked.key],
      [normalizeEventName('Formation'), 'left out'],
    ]);
    const after = read(lines, { said });
    expect([told(after), after.leftOut]).toEqual([['2 new', '3 new', '5 no event'], 1]);
    expect(after.sayings.map(({ meant }) => meant)).toEqual([linked.key, 'left out']);
  });

  test('an import joins a name that is in two columns', () => {
    const head = ['Event', 'Lead First Name', 'Lead Last Name', 'Partner'];
    expect(read([['Gold Latin Rumba', 'Mia', 'Held', 'Leo']], { head }).steps[0]?.lead?.name).toBe(
      'Mia Held',
    );
  });
});

describe('a whole competition', () => {
  const competition = generateCompetition('S', 'lists', 0);
  const registered = competition.dancers.map(({ id, name, school }) => ({
    id,
    name,
    affiliation: school,
    number: undefined,
  }));

  test('importing a competition’s own export changes nothing', () => {
    const events = toCompetitionEvents(competition);
    const [head = [], ...lines] = buildEntryTable(events);
    expect(head).toContain('Entry');
    const again = read(lines, { events, registered, head });
    expect([again.steps, again.problems, again.sayings]).toEqual([[], [], []]);
    expect(again.same).toBe(events.reduce((sum, { entries }) => sum + entries.length, 0));
    expect(again.same).toBeGreaterThan(300);
  });

  test('an import of any list reports each line once and never repeats a dancer’s role or a key', () => {
    const name = fc.constantFrom(
      'Mia',
      'mia ',
      'Leo',
      'Ann',
      'Łeo',
      'TBA',
      '',
      'x'.repeat(90),
      '<b>Mia</b>',
      'שירה',
      '👩🏽‍🦱',
    );
    const line = fc.tuple(
      fc.constantFrom(RUMBA.name, linked.name, 'Nothing', ''),
      name,
      name,
      fc.constantFrom('', 'Brown', 'y'.repeat(90)),
      fc.constantFrom('', '1', '2', '02', '-3', '9999'),
      fc.constantFrom('', 'a', 'b'),
    );
    const events = [
      withEntries(entry('a', 'Mia', 'TBA'), entry('b', 'Ann', 'Leo', { number: parseLeadNumber('2') })),
      linked,
    ];
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { steps, same, problems, leftOut } = read(lines, { events });
        expect(steps.length + same + problems.length + leftOut).toBe(lines.length);
        const places = steps.flatMap(({ event, lead, follow }) => [
          ...(lead === undefined ? [] : [`${event.key} lead ${lead.id}`]),
          ...(follow === undefined ? [] : [`${event.key} follow ${follow.id}`]),
        ]);
        expect(new Set(places).size).toBe(places.length);
        const keys = steps.map(({ event, entry: key }) => `${event.key} ${key}`);
        expect(new Set(keys).size).toBe(keys.length);
        const worn = new Map(
          mapDefined(steps, ({ number, ids }) => (number === undefined ? undefined : [number, ids.leadId])),
        );
        expect(new Set(worn.values()).size).toBe(worn.size);
      }),
      limitRuns(2000),
    );
  });
});
