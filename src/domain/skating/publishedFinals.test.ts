import { parseDance } from '../event/dances.ts';
import { describe, expect, test } from 'vitest';
import { parseCouple, buildDanceMarks, PUBLISHED_FINALS } from '../testing/published.ts';
import { scoreFinal } from './final.ts';
import { scoreSummary } from './summary.ts';
import type { FinalPlacing, FinalResult } from './working.ts';

const marked = PUBLISHED_FINALS.filter((final) => final.dances !== undefined);
const summed = PUBLISHED_FINALS.filter((final) => final.summary !== undefined);

const placesOf = (placings: readonly { couple: string; place: number }[]): Record<string, number> =>
  Object.fromEntries(placings.map(({ couple: number, place }) => [number, place]));

const printed = ({ path, decidedBy }: FinalPlacing): string => {
  if (decidedBy === 'tie') return 'tie';
  return path[0] === '9' ? '--' : `R${decidedBy}`;
};

function scored(dances: NonNullable<(typeof PUBLISHED_FINALS)[number]['dances']>): FinalResult {
  const final = scoreFinal(dances.map(({ dance, marks }) => buildDanceMarks(parseDance(dance), marks)));
  if (!final.ok) throw new Error(JSON.stringify(final.problems));
  return final.value;
}

describe('every published final is reproduced', () => {
  test('there are at least as many published finals as expected', () => {
    expect([marked.length, summed.length]).toEqual([37, 8]);
  });

  test.each(marked)(
    'the result of the published final $id is reproduced: $notes',
    ({ dances = [], expectedFinal, expectedTotals, rulesUsed }) => {
      const { dances: results, placings } = scored(dances);
      results.forEach(({ placings: ofDance }, at) => {
        const expected = dances[at]?.expectedPlaces ?? {};
        if (Object.keys(expected).length > 0) expect(placesOf(ofDance)).toEqual(expected);
      });
      expect(placesOf(placings)).toMatchObject(expectedFinal);
      if (expectedTotals !== undefined) {
        expect(Object.fromEntries(placings.map((placing) => [placing.couple, placing.total]))).toEqual(
          expectedTotals,
        );
      }
      if (rulesUsed !== undefined) {
        expect(Object.fromEntries(placings.map((placing) => [placing.couple, printed(placing)]))).toEqual(
          rulesUsed,
        );
      }
    },
  );

  test.each(summed)(
    'the result of the published final $id is reproduced from its places only: $notes',
    ({ danceNames = [], summary = {}, expectedFinal }) => {
      const final = scoreSummary(
        danceNames.map((dance, at) => ({
          dance: parseDance(dance),
          places: new Map(
            Object.entries(summary).map(([number, row]) => [parseCouple(number), row[at] ?? 0]),
          ),
        })),
      );
      if (!final.ok) throw new Error(JSON.stringify(final.problems));
      expect(placesOf(final.value.placings)).toEqual(expectedFinal);
    },
  );
});
