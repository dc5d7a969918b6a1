import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { mapDefined } from '../mapDefined.ts';
import { parseDance } from '../event/dances.ts';
import { buildDanceMarks, PUBLISHED_FINALS } from '../testing/published.ts';
import { TEST_SEED, limitRuns } from '../testing/tries.ts';
import type { Claim } from './claims.ts';
import { scoreFinal } from './final.ts';
import { findDecisiveClaim, listReasons } from './reasons.ts';
import { findClaimFault, findDecisionFault, collectFacts, type FinalFacts } from './testing/claimFault.ts';
import { drawRandomFinal } from './testing/tiedFinals.ts';
import type { DanceMarks, FinalPlacing, FinalResult } from './working.ts';

function scored(dances: readonly DanceMarks[]): FinalResult {
  const final = scoreFinal(dances);
  if (!final.ok) throw new Error(JSON.stringify(final.problems));
  return final.value;
}

const claimsOf = (dances: readonly DanceMarks[], result: FinalResult, placing: FinalPlacing) =>
  listReasons(result, placing, (dance) => dances.find((one) => one.dance === dance)?.judges.length);

/** Every false claim about a final, and every place not decided by its claims. */
function faults(
  dances: readonly DanceMarks[],
  facts: FinalFacts,
  reached?: Map<string, number>,
): readonly string[] {
  const result = scored(dances);
  return result.placings.flatMap((placing) => {
    const { couple } = placing;
    const claims = claimsOf(dances, result, placing);
    const deciding = findDecisiveClaim(claims);
    for (const { rule } of claims) reached?.set(rule, (reached.get(rule) ?? 0) + 1);
    const undecided =
      deciding === undefined ? 'no claim decides' : findDecisionFault(deciding, couple, facts);
    return [...claims.map((claim) => findClaimFault(claim, facts)), undecided]
      .filter((fault) => fault !== undefined)
      .map((fault) => `${couple}: ${fault}`);
  });
}

const published = mapDefined(PUBLISHED_FINALS, ({ id, dances }) =>
  dances === undefined
    ? undefined
    : { id, marks: dances.map(({ dance, marks }) => buildDanceMarks(parseDance(dance), marks)) },
);

describe('each claim about a final holds by its marks', () => {
  test.each(published)('each claim about the published final $id holds by its marks', ({ marks }) => {
    expect(faults(marks, collectFacts(marks))).toEqual([]);
  });

  test('each claim about a random final holds by its marks, a quarter of them tied', () => {
    const { numRuns } = limitRuns(20_000, 500);
    const reached = new Map<string, number>();
    for (let run = 0; run < numRuns; run++) {
      const seed = `${TEST_SEED}, final ${run}`;
      const dances = drawRandomFinal(createRandom(seed));
      const wrong = faults(dances, collectFacts(dances), reached);
      if (wrong.length > 0) expect({ seed, faults: wrong }).toEqual({ seed, faults: [] });
    }
    // Make sure that each rule was claimed often enough.
    for (const rule of ['5', '6', '7a', '7b', '9', '10', '11'])
      expect([rule, (reached.get(rule) ?? 0) > numRuns / 50]).toEqual([rule, true]);
  });
});

test('the claims include a couple whose place stays empty', () => {
  const { numRuns } = limitRuns(2000, 100);
  for (let run = 0; run < numRuns; run++) {
    const dances = drawRandomFinal(createRandom(`${TEST_SEED}, struck ${run}`));
    const facts = collectFacts(dances);
    const counted = scored(dances);
    const result = { ...counted, placings: counted.placings.slice(1) };
    const claims = result.placings.flatMap((placing) => claimsOf(dances, result, placing));
    expect([run, claims.map((claim) => findClaimFault(claim, facts)).filter(Boolean)]).toEqual([run, []]);
  }
});

describe('the check of claims', () => {
  const dances = drawRandomFinal(createRandom('a final to lie about'));
  const facts = collectFacts(dances);
  const result = scored(dances);
  const claims = result.placings.flatMap((placing) => claimsOf(dances, result, placing));

  test('the check of claims finds each number that is one too many', () => {
    const numbered = (value: unknown): readonly (readonly (string | number)[])[] => {
      if (typeof value === 'number') return [[]];
      return typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, its]) => numbered(its).map((path) => [key, ...path]))
        : [];
    };
    const changed = (value: unknown, [key, ...path]: readonly (string | number)[]): unknown => {
      if (key === undefined) return Number(value) + 1;
      if (Array.isArray(value))
        return value.map((one, at) => (String(at) === String(key) ? changed(one, path) : one));
      return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], path) };
    };
    for (const claim of claims)
      for (const path of numbered(claim)) {
        const lie = changed(claim, path) as Claim;
        expect([path, findClaimFault(lie, facts)]).not.toEqual([path, undefined]);
      }
  });
});
