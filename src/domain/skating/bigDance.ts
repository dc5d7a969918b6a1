import type { LeadNumber } from '../ids.ts';
import { cutByKey } from './cutByKey.ts';
import type { BigDance } from './overall.ts';
import { countOf, pooled, sumOf, type Tally } from './tally.ts';
import type { WorkingCell } from './working.ts';

/**
 * Rule 11: all marks of all dances as one big dance (docs/rules.md). `couples` are the numbers in the order of the
 * tallies. Rules 5 to 8 are applied to the couples still equal, from the column of the position under review (D6) and
 * with a majority of all votes (D1, D9), until the position is decided; nothing else is taken from this table (D7).
 */
export function bigDanceOf(couples: readonly LeadNumber[], dances: readonly Tally[]): BigDance {
  let together: Tally | undefined;
  return (tied, position) => {
    // Most finals never come this far.
    const votes = (together ??= pooled(dances, couples.length));
    const rows = new Map<number, WorkingCell[]>(tied.map((couple) => [couple, []]));
    let best = tied;
    let found = false;
    for (let column = position; column <= votes.columns; column++) {
      for (const couple of best) rows.get(couple)?.push({ column, count: countOf(votes, couple, column) });
      if (!found) {
        const majority = best.filter((couple) => countOf(votes, couple, column) >= votes.majority);
        if (majority.length === 0) continue;
        found = true;
        best = majority;
        if (best.length === 1) break;
      }
      best = cutByKey(best, (couple) => -countOf(votes, couple, column))[0] ?? best;
      if (best.length === 1) break;
      for (const couple of best) {
        const sum = sumOf(votes, couple, column);
        rows.get(couple)?.splice(-1, 1, { column, count: countOf(votes, couple, column), sum });
      }
      best = cutByKey(best, (couple) => sumOf(votes, couple, column))[0] ?? best;
      if (best.length === 1) break;
    }
    const named = (indices: readonly number[]): readonly LeadNumber[] =>
      indices.flatMap((index) => couples[index] ?? []);
    return {
      best,
      step: {
        rule: '11',
        position,
        votes: votes.votes,
        majority: votes.majority,
        couples: [...rows].flatMap(([index, cells]) => {
          const couple = couples[index];
          return couple === undefined ? [] : [{ couple, cells }];
        }),
        best: named(best),
      },
    };
  };
}
