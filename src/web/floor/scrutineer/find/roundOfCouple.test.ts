import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../../../../domain/competition.ts';
import type { SavedResult } from '../../../../store/results/results.ts';
import type { RoundInput } from '../../../../domain/testing/round.ts';
import { findWords } from '../../../kit/words/english/find.ts';
import { buildSimpleEvent, buildSimpleRound, buildLeadNumber } from '../../../kit/testing/builders.ts';
import { listRoundsOfCouple } from './roundOfCouple.ts';

const COUPLES = ['601', '602', '603'];
const semi: SavedResult = {
  kind: 'recall',
  counts: new Map([
    [buildLeadNumber('601'), 9],
    [buildLeadNumber('602'), 6],
    [buildLeadNumber('603'), 4],
  ]),
  placements: new Map([[buildLeadNumber('603'), 3]]),
};
const of = (event: CompetitionEvent, number: string, saved: ReadonlyMap<number, SavedResult> = new Map()) => {
  const entry = event.entries.find((one) => one.number === number);
  if (entry === undefined) throw new Error(`nobody wears ${number}`);
  return listRoundsOfCouple(event, entry, saved).map(({ round, standing }) => [round.name, standing.kind]);
};

test('a recalled couple is in both rounds, the first danced first', () => {
  const event = buildSimpleEvent(COUPLES, {
    rounds: [buildSimpleRound(0, ['601', '602']), buildSimpleRound(1, COUPLES, { state: 'posted' })],
  });
  expect(of(event, '601', new Map([[1, semi]]))).toEqual([
    ['Semi-Final', 'recalled'],
    ['Final', 'on the floor'],
  ]);
});

test('a couple that was not recalled is shown with its marks, its place and the cut', () => {
  const event = buildSimpleEvent(COUPLES, {
    rounds: [buildSimpleRound(0, ['601', '602']), buildSimpleRound(1, COUPLES, { state: 'posted' })],
  });
  const entry = event.entries.find(({ number }) => number === '603');
  expect(entry && listRoundsOfCouple(event, entry, new Map([[1, semi]]))[0]?.standing).toEqual({
    kind: 'out',
    votes: 4,
    place: 3,
    isShared: false,
    fewest: 6,
  });
});

const standingOf = (event: CompetitionEvent, number: string, saved?: SavedResult) => {
  const entry = event.entries.find((one) => one.number === number) ?? expect.unreachable();
  const [round] = event.rounds;
  return listRoundsOfCouple(event, entry, new Map(saved && round ? [[round.number, saved]] : []))[0]
    ?.standing;
};

test('the text says that others share the place, even if their mean is a whole number', () => {
  const places = { '601': 1, '602': 3, '603': 3, '604': 3 };
  const all = Object.keys(places);
  const placings = Object.entries(places).map(([number, place]) => ({
    couple: buildLeadNumber(number),
    place,
    total: place,
    decidedBy: '9' as const,
    path: [],
  }));
  const final: SavedResult = { kind: 'final', result: { dances: [], steps: [], placings } };
  const event = buildSimpleEvent(all, { rounds: [buildSimpleRound(0, all, { state: 'posted' })] });
  expect(standingOf(event, '601', final)).toMatchObject({ isShared: false });
  expect(standingOf(event, '603', final)).toMatchObject({ isShared: true });
  expect([
    findWords.english.placed(3, true),
    findWords.english.explain(3, true),
    findWords.english.out(4, 7, true, 6),
  ]).toEqual(['Tied at 3', 'Why tied at 3', 'Out with 4 marks, tied at 7. The cut was at 6 marks']);
});

test('no heat is named before it is drawn, and a round that was started without the couple says so', () => {
  const places = buildSimpleRound(0, ['601']).entries;
  const standing = (more: RoundInput) =>
    standingOf(
      buildSimpleEvent(COUPLES, { rounds: [buildSimpleRound(0, ['601'], { numHeats: 2, ...more })] }),
      '601',
    );
  const waiting = { state: 'initialized', byes: places.map(({ id }) => id) } as const;
  expect(standing(waiting)).toEqual({ kind: 'to dance', heat: undefined });
  expect(standing({ state: 'running', entries: places.map((one) => ({ ...one, away: true })) })).toEqual({
    kind: 'away',
  });
});

test('unposted marks are not shown, in case a dancer looks over the shoulder', () => {
  const event = buildSimpleEvent(COUPLES, { rounds: [buildSimpleRound(1, COUPLES, { state: 'marked' })] });
  expect(of(event, '601', new Map([[1, semi]]))).toEqual([['Semi-Final', 'not posted']]);
});

test('a couple missing from the result is shown as scratched', () => {
  const event = buildSimpleEvent(['601', '602', '604'], {
    rounds: [buildSimpleRound(1, ['601', '602', '604'], { state: 'posted' })],
  });
  expect(of(event, '604', new Map([[1, semi]]))).toEqual([['Semi-Final', 'not in the result']]);
});

test('skipped rounds, and rounds the couple is not in, are not listed', () => {
  const event = buildSimpleEvent(COUPLES, {
    rounds: [buildSimpleRound(0, ['602']), buildSimpleRound(1, COUPLES, { state: 'skipped' })],
  });
  expect(of(event, '601')).toEqual([]);
});
