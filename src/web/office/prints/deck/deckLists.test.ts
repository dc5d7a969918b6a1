import { expect, test } from 'vitest';
import { buildEntry, testCouple } from '../../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent, buildSimpleRound } from '../../../kit/testing/builders.ts';
import { buildDeckLists } from './deckLists.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(101 + at));
const placed = (count: number, heats: (at: number) => readonly number[]) =>
  numbers(count).map((number, at) => ({ id: testCouple(Number(number)), heats: heats(at) }));
const told = (lists: ReturnType<typeof buildDeckLists>) =>
  lists.map(({ dance, heats }) => [
    dance,
    ...heats.map(({ heat, items }) => `${heat}: ${items.map(({ number }) => number ?? 'none').join(' ')}`),
  ]);

test('the deck’s list has a round by heat and number, couples without a number included', () => {
  const entries = [buildEntry(103), buildEntry(101), buildEntry(102, { number: undefined })];
  const round = buildSimpleRound(1, [], {
    state: 'initialized',
    numHeats: 2,
    entries: [103, 101, 102].map((number) => ({ id: testCouple(number), heats: [number === 103 ? 2 : 1] })),
  });
  expect(
    told(buildDeckLists([{ event: buildSimpleEvent([], { entries, rounds: [round] }), round }])),
  ).toEqual([[undefined, '1: 101 none', '2: 103']]);
});

test('heats that differ by dance have a list for each dance', () => {
  const event = buildSimpleEvent(numbers(2), { dances: ['Waltz', 'Tango'] });
  const round = buildSimpleRound(1, [], {
    state: 'initialized',
    entries: placed(2, (at) => [at + 1, 2 - at]),
  });
  expect(told(buildDeckLists([{ event, round }]))).toEqual([
    ['Waltz', '1: 101', '2: 102'],
    ['Tango', '1: 102', '2: 101'],
  ]);
});

test('a heat on the deck’s list stays on one page if it fits, and an empty round has no list', () => {
  const event = buildSimpleEvent(numbers(94));
  const round = buildSimpleRound(1, [], {
    state: 'initialized',
    entries: placed(94, (at) => [(at % 4) + 1]),
  });
  const lists = buildDeckLists([{ event, round }]);
  expect(lists.map(({ heats }) => heats.map(({ heat }) => heat))).toEqual([[1], [2], [3], [4]]);
  expect(lists[0]).toMatchObject({ couples: 94, ofHeats: 4, page: 1, pages: 4 });
  expect(buildDeckLists([{ event, round: buildSimpleRound(1, [], { state: 'initialized' }) }])).toEqual([]);
});

test('the deck’s list leaves out a couple that was away when the round began', () => {
  const event = buildSimpleEvent(numbers(2));
  const round = buildSimpleRound(1, [], {
    state: 'running',
    entries: [
      { id: testCouple(101), heats: [1], away: true },
      { id: testCouple(102), heats: [1] },
    ],
  });
  expect(told(buildDeckLists([{ event, round }]))).toEqual([[undefined, '1: 102']]);
});
