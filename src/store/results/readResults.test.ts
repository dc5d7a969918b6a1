import { expect, test } from 'vitest';
import { parseEventKey, parseLeadNumber } from '../../domain/ids.ts';
import type { ReadState } from '../connection/states.ts';
import { programPath } from '../events/program.ts';
import { peekResults } from './readResults.ts';

const EMBEDDED = { kind: 'embedded', origin: 'https://b.c', databaseURL: 'https://b.c' } as const;
const POSTED = 5;

/** Three rounds with a posted quarter-final and semi-final, and the couples' entries. */
const TREE: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['1', '2', '3', '4'].flatMap((number) => [
      [`derived/numbers/${number}`, { Waltz: { [`e${number}`]: true } }],
      [`events/Waltz/entries/e${number}`, { leadNumber: Number(number) }],
    ]),
  ),
  'resultsSaved/Waltz/2': { sumRecalls: { 1: 5, 2: 3, 3: 1 }, placements: { 3: 3 } },
  'resultsSaved/Waltz/1': { sumRecalls: { 1: 5, 2: 2 }, placements: { 2: 2 } },
};
const PROGRAM = programPath(EMBEDDED).parse({
  Waltz: {
    n: 'Waltz',
    r: {
      0: { n: 'Final', s: 0 },
      1: { n: 'Semi-Final', s: POSTED, k: 1 },
      2: { n: 'Quarter-Final', s: POSTED, k: 2 },
    },
  },
});

const IN_FINAL = Object.fromEntries(
  ['1', '2', '3', '5'].map((number) => [`events/Waltz/rounds/0/entries/e${number}`, { heat: 1 }]),
);

function cameOf(number: string, events = PROGRAM, tree = TREE) {
  const peek = (at: string): ReadState => ({ kind: 'known', raw: tree[at] ?? null });
  const lead = parseLeadNumber(number) ?? expect.unreachable();
  const found = peekResults(
    { peek },
    { backend: EMBEDDED, program: events, usual: 'at once' },
    { kind: 'number', number: lead },
  );
  return found?.map(({ event, came, round }) => [event.key, round, came]);
}

test('once the final is posted, the page says who shares a place and who has none', () => {
  const final = { n: 'Final', s: POSTED, c: 4 };
  const over = programPath(EMBEDDED).parse({ Waltz: { n: 'Waltz', r: { 0: final } } });
  const places = { 1: 1, 2: 3, 3: 3, 5: 3 };
  const tree = { ...TREE, ...IN_FINAL, 'resultsSaved/Waltz/finalResults': { placements: places } };
  const placed = { kind: 'placed', inFinal: true };
  expect(['1', '2', '4'].map((number) => cameOf(number, over, tree)?.[0]?.[2])).toEqual([
    { ...placed, place: 1, isShared: false },
    { ...placed, place: 3, isShared: true },
    { kind: 'no place' },
  ]);
});

test('after a walk-on in the final, the couples that danced it come from the round', () => {
  const final = { n: 'Final', s: POSTED, c: 2 };
  const over = programPath(EMBEDDED).parse({ Waltz: { n: 'Waltz', r: { 0: final } } });
  // The second couple was eliminated in the semi-final, the third walked on, the fourth was recalled but never danced.
  const tree = {
    ...TREE,
    'events/Waltz/rounds/0/entries/e1': { heat: 1 },
    'events/Waltz/rounds/0/entries/e3': { heat: 1, away: false },
    'events/Waltz/rounds/0/entries/e4': { heat: 1, away: true },
    'resultsSaved/Waltz/finalResults': { placements: { 1: 1, 2: 2, 3: 2, 4: 4 } },
  };
  const cameIn = (number: string) => {
    const [, round, came] = cameOf(number, over, tree)?.[0] ?? [];
    return [typeof came === 'object' && 'inFinal' in came && came.inFinal, round];
  };
  expect(['1', '2', '3', '4'].map(cameIn)).toEqual([
    [true, 0],
    [false, undefined],
    [true, 0],
    [false, undefined],
  ]);
});

test('a couple’s result names the latest posted round that it danced', () => {
  const waltz = parseEventKey('Waltz');
  expect(cameOf('1')).toEqual([[waltz, 1, { kind: 'recalled', from: 'Semi-Final' }]]);
  expect(cameOf('2')).toEqual([[waltz, 1, { kind: 'placed', place: 2, isShared: false, inFinal: false }]]);
  expect(cameOf('3')).toEqual([[waltz, 2, { kind: 'placed', place: 3, isShared: false, inFinal: false }]]);
  expect(cameOf('4')).toEqual([[waltz, undefined, undefined]]);
});
