import { expect, test } from 'vitest';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { entryId, leadNumber } from '../../../domain/ids.ts';
import { programEvent } from '../../../domain/testing/program.ts';
import type { NumberInRound } from '../../../store/events/heats.ts';
import { heatGroups, onDeckBy, roundShown } from './roundShown.ts';

const event = (final: RoundState, semi: RoundState, inFinal = 6) =>
  programEvent('Jive', [
    { state: final, couples: inFinal },
    { state: semi, couples: 12, startedAt: 1 },
  ]);
const kind = (final: RoundState, semi: RoundState, number: number, inFinal?: number) =>
  roundShown(event(final, semi, inFinal), number, 'at once').kind;

test('a round shows who dances it, and once it is posted who is called back', () => {
  expect(kind('initialized', 'initialized', 1)).toBe('to dance');
  expect(kind('initialized', 'running', 1)).toBe('dancing');
  expect(kind('initialized', 'marked', 1)).toBe('danced');
  expect(kind('initialized', 'posted', 1)).toBe('called back');
  expect(roundShown(event('initialized', 'posted'), 1, 'at once')).toMatchObject({ lists: { number: 0 } });
});

test('who is in the final is shown once the callbacks are posted, whatever stands in the tree before', () => {
  expect(kind('initialized', 'marked', 0)).toBe('to come');
  expect(kind('initialized', 'posted', 0)).toBe('to dance');
  expect(kind('empty', 'posted', 0, 0)).toBe('to come');
});

test('a posted final shows who danced it, and where the places are', () => {
  const posted = event('posted', 'posted');
  expect(roundShown(posted, 0, 'at once')).toMatchObject({ kind: 'final', arePlacesOut: true });
  expect(roundShown(posted, 0, 'awards')).toMatchObject({ kind: 'final', arePlacesOut: false });
});

test('what is not there is said', () => {
  expect(roundShown(undefined, 0, 'at once').kind).toBe('no event');
  expect(kind('initialized', 'posted', 7)).toBe('no round');
  expect(kind('initialized', 'posted', Number.NaN)).toBe('no round');
  expect(kind('initialized', 'skipped', 1)).toBe('skipped');
});

const place = (number: number, ...heats: number[]): NumberInRound => ({
  id: entryId(`e${number}`) ?? expect.unreachable(),
  number: leadNumber(String(number)),
  heats,
});
const groups = (...places: NumberInRound[]) =>
  heatGroups(places).map(({ heat, places: its }) => [heat, its.map(({ number }) => number)]);

test('couples stand in their heats, a single one by itself', () => {
  expect(groups(place(12, 2), place(5, 1), place(30, 2))).toEqual([
    [1, ['5']],
    [2, ['12', '30']],
  ]);
  expect(groups(place(7, 1))).toEqual([[1, ['7']]]);
  expect(groups(place(7))).toEqual([[1, ['7']]]);
});

test('where the heats change from dance to dance everybody stands in one list', () => {
  expect(groups(place(5, 1, 2), place(12, 2, 1))).toEqual([[undefined, ['5', '12']]]);
});

test('nobody is on deck later than the round may begin', () => {
  expect(onDeckBy(600_000)).toBe(300_000);
});
