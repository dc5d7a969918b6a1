import { expect, test } from 'vitest';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { parseEntryId, parseLeadNumber } from '../../../domain/ids.ts';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import type { NumberInRound } from '../../../store/events/heats.ts';
import { calculateOnDeckTime } from '../../../domain/floor/onDeck.ts';
import { groupByHeat, buildRoundPageContent } from './roundPageContent.ts';

const event = (final: RoundState, semi: RoundState, inFinal = 6) =>
  buildProgramEvent('Jive', [
    { state: final, couples: inFinal },
    { state: semi, couples: 12, startedAt: 1 },
  ]);
const kind = (final: RoundState, semi: RoundState, number: number, inFinal?: number) =>
  buildRoundPageContent(event(final, semi, inFinal), number, 'at once').kind;

test('the page of a round shows its couples, and the recalled ones once it is posted', () => {
  expect(kind('initialized', 'initialized', 1)).toBe('to dance');
  expect(kind('initialized', 'running', 1)).toBe('dancing');
  expect(kind('initialized', 'marked', 1)).toBe('danced');
  expect(kind('initialized', 'posted', 1)).toBe('called back');
  expect(buildRoundPageContent(event('initialized', 'posted'), 1, 'at once')).toMatchObject({
    lists: { number: 0 },
  });
});

test('the page of a final shows its couples only once callbacks are posted', () => {
  expect(kind('initialized', 'marked', 0)).toBe('to come');
  expect(kind('initialized', 'posted', 0)).toBe('to dance');
  expect(kind('empty', 'posted', 0, 0)).toBe('to come');
});

test('the page of a posted final shows its couples, and a link to the places', () => {
  const posted = event('posted', 'posted');
  expect(buildRoundPageContent(posted, 0, 'at once')).toMatchObject({ kind: 'final', arePlacesOut: true });
  expect(buildRoundPageContent(posted, 0, 'awards')).toMatchObject({ kind: 'final', arePlacesOut: false });
});

test('the page of a missing event or round says so', () => {
  expect(buildRoundPageContent(undefined, 0, 'at once').kind).toBe('no event');
  expect(kind('initialized', 'posted', 7)).toBe('no round');
  expect(kind('initialized', 'posted', Number.NaN)).toBe('no round');
  expect(kind('initialized', 'skipped', 1)).toBe('skipped');
});

const place = (number: number, ...heats: number[]): NumberInRound => ({
  id: parseEntryId(`e${number}`) ?? expect.unreachable(),
  number: parseLeadNumber(String(number)),
  heats,
});
const groups = (...places: NumberInRound[]) =>
  groupByHeat(places).map(({ heat, places: its }) => [heat, its.map(({ number }) => number)]);

test('the page of a round groups couples by heat, even a single one', () => {
  expect(groups(place(12, 2), place(5, 1), place(30, 2))).toEqual([
    [1, ['5']],
    [2, ['12', '30']],
  ]);
  expect(groups(place(7, 1))).toEqual([[1, ['7']]]);
  expect(groups(place(7))).toEqual([[1, ['7']]]);
});

test('the page of a round lists all couples together if the heats change between dances', () => {
  expect(groups(place(5, 1, 2), place(12, 2, 1))).toEqual([[undefined, ['5', '12']]]);
});

test('the time on deck is never later than the earliest start', () => {
  expect(calculateOnDeckTime(600_000)).toBe(300_000);
});
