import { mapDefined } from '../mapDefined.ts';
import type { LeadNumber } from '../ids.ts';
import type { FinalPlacing, OverallRule, Rule11Step, TieStep } from './working.ts';

/** Groups couples by key, smallest first; the sort is stable. */
function cutByKey(
  couples: readonly number[],
  keyOf: (couple: number) => number,
): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let key: number | undefined;
  for (const couple of couples.toSorted((a, b) => keyOf(a) - keyOf(b))) {
    if (keyOf(couple) === key) groups.at(-1)?.push(couple);
    else groups.push([couple]);
    key = keyOf(couple);
  }
  return groups;
}

/** Applies Rule 11 to couples that are still equal (by index). Undefined if there are only places and no marks. */
export type BigDance = (
  tied: readonly number[],
  position: number,
) => { readonly best: readonly number[]; readonly step: Rule11Step };

interface Couple {
  readonly couple: LeadNumber;
  /** Dance places in half places (2.5 is 5), to keep them whole. */
  readonly halfPlaces: readonly number[];
  readonly halfTotal: number;
  readonly path: OverallRule[];
  place: number;
  shared: boolean;
}

/** The state while placing one final: each couple gets its place once, and each comparison is recorded. */
interface Placing {
  readonly couples: readonly Couple[];
  readonly steps: TieStep[];
  readonly bigDance: BigDance | undefined;
}

/** The numbers of these couples, in order of number. */
const numbersOf = (placing: Placing, indices: readonly number[]): readonly LeadNumber[] =>
  mapDefined(indices, (index) => placing.couples[index]?.couple);

/** Assigns the positions from `position` on; several couples share their mean. */
function give(placing: Placing, indices: readonly number[], position: number): void {
  for (const index of indices) {
    const couple = placing.couples[index];
    if (couple === undefined) continue;
    couple.place = position + (indices.length - 1) / 2;
    couple.shared = indices.length > 1;
  }
}

/** Records that these couples were compared under the rule. */
function compared(placing: Placing, indices: readonly number[], rule: OverallRule): void {
  for (const index of indices) {
    const path = placing.couples[index]?.path;
    if (path !== undefined && path.at(-1) !== rule) path.push(rule);
  }
}

/**
 * The best under Rule 10 for the position: most dance places 'position and higher', then their smallest sum. A shared
 * place 2.5 is not '2nd and higher' but '3rd and higher' (D3).
 */
function bestUnderRule10(placing: Placing, tied: readonly number[], position: number): readonly number[] {
  const looked = tied.map((index) => {
    const high = (placing.couples[index]?.halfPlaces ?? []).filter((half) => half <= 2 * position);
    return { index, count: high.length, halfSum: high.reduce((sum, half) => sum + half, 0) };
  });
  const count = Math.max(...looked.map((couple) => couple.count));
  const most = looked.filter((couple) => couple.count === count);
  const halfSum = Math.min(...most.map((couple) => couple.halfSum));
  const best = most.filter((couple) => couple.halfSum === halfSum).map((couple) => couple.index);
  compared(placing, tied, '10');
  placing.steps.push({
    rule: '10',
    position,
    couples: mapDefined(looked, (seen) => {
      const couple = placing.couples[seen.index]?.couple;
      return couple === undefined ? undefined : { couple, count: seen.count, sum: seen.halfSum / 2 };
    }),
    best: numbersOf(placing, best),
  });
  return best;
}

/**
 * Rule 10: places couples with equal totals from `position` on. Several best couples go straight to Rule 11, without
 * comparing lower places (D4), and are placed completely before the others are compared again (D5).
 */
function rule10(placing: Placing, tied: readonly number[], position: number): void {
  let waiting = tied;
  let next = position;
  while (waiting.length > 1) {
    const best = bestUnderRule10(placing, waiting, next);
    if (best.length === 1) give(placing, best, next);
    else rule11(placing, best, next);
    waiting = waiting.filter((couple) => !best.includes(couple));
    next += best.length;
  }
  give(placing, waiting, next);
}

/**
 * Rule 11: places couples equal under Rule 10 from `position` on. Only the first position is taken from the big dance;
 * two or more remaining couples go back to Rule 10 among themselves (D7). Couples equal up to the last column, or
 * without marks, share the places.
 */
function rule11(placing: Placing, tied: readonly number[], position: number): void {
  if (placing.bigDance === undefined) {
    give(placing, tied, position);
    return;
  }
  const { best, step } = placing.bigDance(tied, position);
  compared(placing, tied, '11');
  placing.steps.push(step);
  give(placing, best, position);
  const rest = tied.filter((couple) => !best.includes(couple));
  rule10(placing, rest, position + best.length);
}

/** Rule 9: the smaller total first; equal totals are compared further, unless there is only one dance. */
function rule9(placing: Placing, dances: number): void {
  let position = 1;
  const halfTotal = (index: number): number => placing.couples[index]?.halfTotal ?? 0;
  for (const equal of cutByKey([...placing.couples.keys()], halfTotal)) {
    if (equal.length === 1 || dances === 1) give(placing, equal, position);
    else rule10(placing, equal, position);
    position += equal.length;
  }
}

function finalPlacing({ couple, place, shared, path, halfTotal }: Couple): FinalPlacing {
  const asked = (['11', '10'] as const).find((rule) => path.includes(rule)) ?? '9';
  return {
    couple,
    place,
    total: halfTotal / 2,
    decidedBy: shared ? 'tie' : asked,
    path: path.length === 0 ? ['9'] : path,
  };
}

/**
 * The result of a final from its dances' places: Skating System, Rules 9 to 11 (docs/rules.md).
 * @param couples in order of number
 * @param halfPlaces by couple, its place in each dance, in half places
 */
export function placeOverall(
  couples: readonly LeadNumber[],
  halfPlaces: readonly (readonly number[])[],
  bigDance: BigDance | undefined,
): { readonly placings: readonly FinalPlacing[]; readonly steps: readonly TieStep[] } {
  const placing: Placing = {
    couples: couples.map((couple, index) => {
      const ofCouple = halfPlaces[index] ?? [];
      const halfTotal = ofCouple.reduce((sum, half) => sum + half, 0);
      return { couple, halfPlaces: ofCouple, halfTotal, path: [], place: 0, shared: false };
    }),
    steps: [],
    bigDance,
  };
  rule9(placing, halfPlaces[0]?.length ?? 0);
  return {
    placings: placing.couples.map(finalPlacing).toSorted((a, b) => a.place - b.place),
    steps: placing.steps,
  };
}
