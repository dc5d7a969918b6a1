import type { EventDance } from '../event/dances.ts';
import { compareNumbers, type LeadNumber } from '../ids.ts';
import { placeOverall } from './overall.ts';
import { checkSameCouples } from './sameCouples.ts';
import type { FinalPlacing, MarksProblem, Place, TieStep } from './working.ts';

/** A dance with only its places known. A shared place is the mean: 1.5, 2.5, 4. */
export interface DancePlaces {
  readonly dance: EventDance;
  readonly places: ReadonlyMap<LeadNumber, Place>;
}

export interface SummaryResult {
  /** Placings in order of place; couples that share one in order of number. */
  readonly placings: readonly FinalPlacing[];
  /** Comparisons under Rule 10, in order. */
  readonly steps: readonly TieStep[];
}

export type ScoredSummary =
  | { readonly ok: true; readonly value: SummaryResult }
  | { readonly ok: false; readonly problems: readonly MarksProblem[] };

/** The places of a dance have to be a ranking: 1 to N without gaps, with m couples sharing the mean of their places. */
function rankingProblems({ dance, places }: DancePlaces): readonly MarksProblem[] {
  if (places.size === 0) return [{ kind: 'no places', dance }];
  const holders = new Map<Place, LeadNumber[]>();
  for (const [couple, place] of places) holders.set(place, [...(holders.get(place) ?? []), couple]);
  let position = 1;
  for (const [place, couples] of [...holders].toSorted(([a], [b]) => a - b)) {
    const right = position + (couples.length - 1) / 2;
    if (place !== right) {
      return [{ kind: 'no ranking', dance, couples: couples.toSorted(compareNumbers), place, right }];
    }
    position += couples.length;
  }
  return [];
}

function placesProblems(dances: readonly DancePlaces[]): readonly MarksProblem[] {
  if (dances.length === 0) return [{ kind: 'no dance' }];
  return [
    ...dances.flatMap(rankingProblems),
    ...checkSameCouples(dances.map(({ dance, places }) => ({ dance, couples: places }))),
  ];
}

/**
 * Scores a final from the dances' places alone: Rules 9 and 10 (docs/rules.md). Without marks there is no Rule 11, so
 * couples still equal share the mean of their places. With a single dance, its places are the result.
 */
export function scoreSummary(dances: readonly DancePlaces[]): ScoredSummary {
  const problems = placesProblems(dances);
  if (problems.length > 0) return { ok: false, problems };
  const couples = [...(dances[0]?.places.keys() ?? [])].toSorted(compareNumbers);
  const halfPlaces = couples.map((couple) => dances.map(({ places }) => 2 * (places.get(couple) ?? 0)));
  return { ok: true, value: placeOverall(couples, halfPlaces, undefined) };
}
