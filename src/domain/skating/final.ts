import { mapDefined } from '../mapDefined.ts';
import { compareNumbers } from '../ids.ts';
import { createBigDance } from './bigDance.ts';
import { placeDance } from './dance.ts';
import { findMarksProblems } from './marks.ts';
import { placeOverall } from './overall.ts';
import { buildTally } from './tally.ts';
import type { DanceMarks, FinalResult, MarksProblem } from './working.ts';

export type ScoredFinal =
  | { readonly ok: true; readonly value: FinalResult }
  | { readonly ok: false; readonly problems: readonly MarksProblem[] };

/**
 * Scores a final: Skating System, Rules 2 to 11 (docs/rules.md). Refuses invalid marks and lists every problem. A
 * single couple is first. With a single dance, its places are the result.
 */
export function scoreFinal(dances: readonly DanceMarks[]): ScoredFinal {
  const problems = findMarksProblems(dances);
  if (problems.length > 0) return { ok: false, problems };

  const couples = [...(dances[0]?.marks.keys() ?? [])].toSorted(compareNumbers);
  const tallies = dances.map(({ judges, marks }) =>
    buildTally(
      couples.map((couple) => marks.get(couple) ?? []),
      judges.length,
    ),
  );
  const results = mapDefined(dances, ({ dance }, at) => {
    const tally = tallies[at];
    return tally === undefined ? undefined : placeDance(dance, couples, tally);
  });

  const seats = new Map(couples.map((couple, index) => [couple, index]));
  const halfPlaces = couples.map((): number[] => []);
  for (const { placings } of results) {
    for (const { couple, place } of placings) halfPlaces[seats.get(couple) ?? 0]?.push(2 * place);
  }
  const overall = placeOverall(couples, halfPlaces, createBigDance(couples, tallies));
  return { ok: true, value: { dances: results, ...overall } };
}
