import { describe, expect, test } from 'vitest';
import { groupEliminated, placeEliminated } from './eliminated.ts';
import { parseCouple, PUBLISHED_EVENTS } from '../testing/published.ts';

/** Published lists have shared places but no marks; any marks that give the same order will do. */
const asMarks = (ofRound: readonly { readonly place: number; readonly number: number }[]) =>
  new Map(ofRound.map(({ place, number }) => [parseCouple(number), 1000 - place]));

const counts = (rows: Readonly<Record<string, number>>) =>
  new Map(Object.entries(rows).map(([number, marks]) => [parseCouple(number), marks]));

describe('D12: couples knocked out before the final', () => {
  test.each(PUBLISHED_EVENTS)(
    'couples knocked out are placed as published: $event (D12)',
    ({ rounds: [final = [], ...earlier] }) => {
      const placings = placeEliminated(
        final.length,
        earlier.map((ofRound, at) => ({ round: at + 1, counts: asMarks(ofRound) })),
      );
      expect(placings.map(({ couple: number, place }) => ({ place, number: Number(number) }))).toEqual(
        earlier.flat(),
      );
    },
  );

  test('tied couples knocked out share the best place, and the next places stay empty', () => {
    const placings = placeEliminated(7, [
      { round: 2, counts: counts({ 301: 3 }) },
      { round: 1, counts: counts({ 201: 4, 202: 4, 203: 4, 204: 2, 205: 2 }) },
    ]);
    expect(placings.map(({ place }) => place)).toEqual([8, 8, 8, 11, 11, 13]);
  });

  test('a couple that reached a later round is placed ahead, regardless of marks', () => {
    const placings = placeEliminated(6, [
      { round: 2, counts: counts({ 101: 20 }) },
      { round: 1, counts: counts({ 102: 0 }) },
    ]);
    expect(placings).toEqual([
      { couple: '102', round: 1, marks: 0, place: 7 },
      { couple: '101', round: 2, marks: 20, place: 8 },
    ]);
  });

  test('couples that did not dance the next round are placed as knocked out', () => {
    expect(groupEliminated(1, counts({ 101: 5, 102: 3, 103: 1 }), new Set([parseCouple(101)]))).toEqual({
      round: 1,
      counts: counts({ 102: 3, 103: 1 }),
    });
  });
});
