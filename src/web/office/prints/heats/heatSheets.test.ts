import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { createEventKey } from '../../../../domain/ids.ts';
import { buildDirectory } from '../../../../domain/people/directory.ts';
import { buildEntry, testCouple } from '../../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../../kit/testing/builders.ts';
import {
  buildDancerHeatSheets,
  buildSchoolHeatSheets,
  type HeatSheet,
  type PlannedTimeLookup,
} from './heatSheets.ts';

const ANN = { leadId: 'ann', leadName: 'Ann', affiliation: 'Yale' };
const drawn = (name: string, at: number, more: Partial<CompetitionEvent> = {}): CompetitionEvent =>
  buildSimpleEvent([], {
    key: createEventKey(name),
    name,
    entries: [
      buildEntry(101, { ...ANN, followId: 'bo', followName: 'Bo' }),
      buildEntry(102, { leadName: 'Cy', followName: 'Di', affiliation: 'MIT' }),
    ],
    rounds: [
      buildSimpleRound(0, [], { state: 'initialized' }),
      buildSimpleRound(1, ['101', '102'], {
        state: 'initialized',
        scheduleIndex: at,
        entries: [
          { id: testCouple(101), heats: [2] },
          { id: testCouple(102), heats: [1] },
        ],
      }),
    ],
    ...more,
  });
const WALTZ = drawn('Waltz', 2);
const TANGO = drawn('Tango', 1);
const JIVE = drawn('Jive', 3, { style: 'Latin' });
const UNPLANNED: PlannedTimeLookup = () => undefined;
const told = ({ of, styles }: HeatSheet) => [
  of.name,
  ...styles.flatMap(({ items }) =>
    items.map(({ event, heats, entry }) => `${event.name} ${heats.join('')} ${entry.number ?? ''}`),
  ),
];

test('a dancer’s sheet has the dances still to come, in the order of the day, with the heat', () => {
  const people = buildDirectory([WALTZ, TANGO, JIVE], []);
  const [ann] = buildDancerHeatSheets(people, UNPLANNED, 'Withheld');
  expect(ann && told(ann)).toEqual(['Ann', 'Tango 2 101', 'Waltz 2 101', 'Jive 2 101']);
  expect(ann?.styles.map(({ style }) => style)).toEqual(['Standard', 'Latin']);
  expect(ann?.of).toMatchObject({ kind: 'dancer', id: 'ann' });
});

test('a dancer’s sheet is in the order of the planned times', () => {
  const times: PlannedTimeLookup = ({ name }) => (name === 'Waltz' ? 1 : 2);
  const [ann] = buildDancerHeatSheets(buildDirectory([TANGO, WALTZ], []), times, 'Withheld');
  expect(ann && told(ann)).toEqual(['Ann', 'Waltz 2 101', 'Tango 2 101']);
});

test('a dancer’s sheet leaves out finished dances, and a dancer who is done has none', () => {
  const over = drawn('Waltz', 1, { rounds: [buildSimpleRound(1, ['101'], { state: 'posted' })] });
  expect(buildDancerHeatSheets(buildDirectory([over], []), UNPLANNED, '')).toEqual([]);
});

test('a dancer’s sheet lists the entries before the rounds are drawn, also without a partner', () => {
  const open = buildSimpleEvent([], {
    entries: [buildEntry(101, { ...ANN, followName: 'TBA' })],
    rounds: [],
  });
  const [ann] = buildDancerHeatSheets(buildDirectory([open], []), UNPLANNED, '');
  expect(ann?.styles[0]?.items[0]).toMatchObject({ round: undefined, planned: undefined, heats: [] });
});

test('a school has each of its couples once, even if both dancers belong to it', () => {
  const sheets = buildSchoolHeatSheets(buildDirectory([WALTZ, JIVE], []), UNPLANNED, 'None');
  expect(sheets.map(({ of, lines }) => [of.name, lines])).toEqual([
    ['MIT', 2],
    ['Yale', 2],
  ]);
  expect(sheets[1]?.of).toEqual({ kind: 'school', name: 'Yale', dancers: 2 });
});

test('a day longer than a page continues on the next one', () => {
  const long = Array.from({ length: 20 }, (_, at) => drawn(`Waltz ${at}`, at));
  const sheets = buildDancerHeatSheets(buildDirectory(long, []), UNPLANNED, '').filter(
    ({ of }) => of.name === 'Ann',
  );
  expect(sheets.map(({ page, pages, styles }) => [page, pages, styles[0]?.items.length])).toEqual([
    [1, 2, 17],
    [2, 2, 3],
  ]);
});
