import { describe, expect, test } from 'vitest';
import { parseEventKey, parseLeadNumber } from '../../domain/ids.ts';
import type { TreePath } from '../tree/path.ts';
import { buildPublicJson, buildPublicTable } from './publicLists.ts';
import { findCoupleOutcome, readPublicEvent, type ReadPath } from './publicResults.ts';

const waltz = parseEventKey('Waltz') ?? expect.unreachable();

const ENTRY = { leadName: 'Ann', followName: '=cmd', affiliation: 'Penn' };

/** A posted semi-final, and a posted final held for the awards. */
const TREE = {
  'events/Waltz': {
    name: 'Waltz',
    eventDances: ['Waltz'],
    style: 'Standard',
    eventLevel: 'Gold',
    entries: {
      e1: { ...ENTRY, leadId: 'ann', leadNumber: 1 },
      e9: { leadName: 'dummy', followName: 'dummy', affiliation: 'Other', leadId: 'Adhoc', leadNumber: 2 },
    },
    rounds: {
      0: { roundState: 5, roundName: 'Final', release: 'awards' },
      1: { roundState: 5, roundName: 'Semi-Final', recallSize: 1 },
    },
  },
  'resultsSaved/Waltz/1': { sumRecalls: { 1: 3, 2: 1 }, placements: { 2: 2 } },
  'resultsSaved/Waltz/0': {
    placements: { 1: 1 },
    finalTable: { dances: { Waltz: { 1: { place: 1, rule: '5' } } }, totals: { 1: 1 }, rules: { 1: '9' } },
  },
  'marks/Waltz/1': { A: { Waltz: ['1'] } },
};

const lead = (text: string) => parseLeadNumber(text) ?? expect.unreachable();

/** Reads as an anonymous visitor, and records the paths. */
function reader(more: object = {}): { readonly read: ReadPath; readonly asked: string[] } {
  const tree = new Map<string, unknown>(Object.entries({ ...TREE, ...more }));
  const asked: string[] = [];
  return {
    asked,
    read: <T>({ at, parse }: TreePath<T>) => {
      asked.push(at);
      return Promise.resolve(parse(tree.get(at) ?? null));
    },
  };
}

const SETTINGS = { release: 'at once', marksPublic: true } as const;
const event = async (more?: object, settings: Parameters<typeof readPublicEvent>[2] = SETTINGS) => {
  const { read, asked } = reader(more);
  const found = (await readPublicEvent(read, waltz, settings, [])) ?? expect.unreachable();
  return { found, asked };
};

/** The same final, released. */
const RELEASED = {
  'events/Waltz': {
    ...TREE['events/Waltz'],
    rounds: { ...TREE['events/Waltz'].rounds, 0: { roundState: 5, roundName: 'Final', released: 1 } },
  },
};

describe('public results', () => {
  test('public results do not include a final held for the awards, or its marks', async () => {
    const { found, asked } = await event();
    expect(found.rounds.map(({ round }) => round.number)).toEqual([1]);
    expect(asked).toEqual(['events/Waltz', 'resultsSaved/Waltz/1', 'marks/Waltz/1']);
  });

  test('public results do not include marks that are not public', async () => {
    const { found, asked } = await event({}, { ...SETTINGS, marksPublic: false });
    expect(found.rounds[0]?.marks).toBeUndefined();
    expect(asked).not.toContain('marks/Waltz/1');
  });

  test('public results place a couple in the round that eliminated it, or recall it before the final', async () => {
    const { found } = await event();
    expect(findCoupleOutcome(found.rounds, lead('1'))).toMatchObject({
      kind: 'recalled',
      round: { number: 1 },
    });
    expect(findCoupleOutcome(found.rounds, lead('2'))).toMatchObject({ kind: 'placed', place: 2 });
    const { found: released } = await event(RELEASED);
    expect(findCoupleOutcome(released.rounds, lead('1'))).toMatchObject({ kind: 'placed', place: 1 });
    expect(findCoupleOutcome(released.rounds, lead('7'))).toBeUndefined();
  });
});

test('three couples that tie for 2nd to 4th share their place, though its mean is a whole number', async () => {
  const shared = {
    ...RELEASED,
    'resultsSaved/Waltz/0': {
      placements: { 1: 1, 2: 3, 3: 3, 4: 3 },
      finalTable: {
        dances: {
          Waltz: {
            1: { place: 1, rule: '5' },
            ...Object.fromEntries([2, 3, 4].map((couple) => [couple, { place: 3, rule: '7' }])),
          },
        },
        totals: { 1: 1, 2: 3, 3: 3, 4: 3 },
        rules: { 1: '9', 2: '11', 3: '11', 4: '11' },
      },
    },
  };
  const { found } = await event(shared);
  const came = (couple: string) => findCoupleOutcome(found.rounds, lead(couple));
  expect(came('1')).toMatchObject({ place: 1, isShared: false });
  expect(came('2')).toMatchObject({ place: 3, isShared: true });
});

test('the table and the JSON of results leave out placeholder names', async () => {
  const { found } = await event(RELEASED);
  expect(buildPublicTable([found])).toEqual([
    ['Event', 'Round', 'Place', 'Couple', 'Lead', 'Follow', 'School', 'Marks', 'Total', 'Rule'],
    ['Waltz', 'Final', '1', '1', 'Ann', '=cmd', 'Penn', '', '1', '9'],
    ['Waltz', 'Semi-Final', '', '1', 'Ann', '=cmd', 'Penn', '3', '', ''],
    ['Waltz', 'Semi-Final', '2', '2', '', '', '', '1', '', ''],
  ]);
  const text = JSON.stringify(buildPublicJson('Spring Ball', [found]));
  expect(text).not.toContain('dummy');
  const names = { lead: 'Ann', follow: '=cmd', school: 'Penn' };
  const unknown = { lead: '', follow: '', school: '' };
  expect(JSON.parse(text)).toMatchObject({
    version: 1,
    competition: 'Spring Ball',
    events: [
      {
        event: 'Waltz',
        rounds: [
          {
            final: true,
            couples: [{ couple: '1', place: 1, total: 1, rule: '9', ...names }],
            dances: [{ dance: 'Waltz', places: { 1: 1 } }],
          },
          {
            final: false,
            couples: [
              { couple: '1', place: null, marks: 3, ...names },
              { couple: '2', place: 2, marks: 1, ...unknown },
            ],
            marks: { A: { Waltz: ['1'] } },
          },
        ],
      },
    ],
  });
});
