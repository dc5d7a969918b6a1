import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { SavedResult } from '../../../store/results/results.ts';
import { buildEvent, buildRound, lead } from '../../testing/builders.ts';
import { roundsOfCouple } from './roundOfCouple.ts';

const COUPLES = ['601', '602', '603'];
const semi: SavedResult = {
  kind: 'recall',
  counts: new Map([
    [lead('601'), 9],
    [lead('602'), 6],
    [lead('603'), 4],
  ]),
  placements: new Map([[lead('603'), 3]]),
};
const of = (event: CompetitionEvent, number: string, saved: ReadonlyMap<number, SavedResult> = new Map()) => {
  const entry = event.entries.find((one) => one.number === number);
  if (entry === undefined) throw new Error(`nobody wears ${number}`);
  return roundsOfCouple(event, entry, saved).map(({ round, standing }) => [round.name, standing.kind]);
};

test('a couple that was recalled stands in both rounds, the first danced first', () => {
  const event = buildEvent(COUPLES, {
    rounds: [buildRound(0, ['601', '602']), buildRound(1, COUPLES, { state: 'posted' })],
  });
  expect(of(event, '601', new Map([[1, semi]]))).toEqual([
    ['Semi-Final', 'recalled'],
    ['Final', 'on the floor'],
  ]);
});

test('who is out is told with how many marks, in which place, and where the cut was', () => {
  const event = buildEvent(COUPLES, {
    rounds: [buildRound(0, ['601', '602']), buildRound(1, COUPLES, { state: 'posted' })],
  });
  const entry = event.entries.find(({ number }) => number === '603');
  expect(entry && roundsOfCouple(event, entry, new Map([[1, semi]]))[0]?.standing).toEqual({
    kind: 'out',
    votes: 4,
    place: 3,
    fewest: 6,
  });
});

test('what is not posted is not told, also to somebody who looks over a shoulder', () => {
  const event = buildEvent(COUPLES, { rounds: [buildRound(1, COUPLES, { state: 'marked' })] });
  expect(of(event, '601', new Map([[1, semi]]))).toEqual([['Semi-Final', 'not posted']]);
});

test('a couple that the result does not have was scratched', () => {
  const event = buildEvent(['601', '602', '604'], {
    rounds: [buildRound(1, ['601', '602', '604'], { state: 'posted' })],
  });
  expect(of(event, '604', new Map([[1, semi]]))).toEqual([['Semi-Final', 'not in the result']]);
});

test('skipped rounds and rounds of others are not the couple’s', () => {
  const event = buildEvent(COUPLES, {
    rounds: [buildRound(0, ['602']), buildRound(1, COUPLES, { state: 'skipped' })],
  });
  expect(of(event, '601')).toEqual([]);
});
