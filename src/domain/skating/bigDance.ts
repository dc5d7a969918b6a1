import { mapDefined } from '../mapDefined.ts';
import type { LeadNumber } from '../ids.ts';
import type { BigDance } from './overall.ts';
import {
  compareCouples,
  buildWorkingCells,
  pickLaterDecision,
  findDecision,
  type Decision,
} from './decisions.ts';
import { countUpTo, poolTallies, type Tally } from './tally.ts';

/** The first column, starting with `from`, with a majority among these couples, and the couples that have one. */
function firstMajority(
  votes: Tally,
  couples: readonly number[],
  from: number,
): { readonly column: number; readonly found: readonly number[] } {
  for (let column = from; column < votes.columns; column++) {
    const found = couples.filter((couple) => countUpTo(votes, couple, column) >= votes.majority);
    if (found.length > 0) return { column, found };
  }
  // The last column counts every vote.
  return { column: votes.columns, found: couples };
}

/**
 * Rule 11: all marks of all dances as one big dance (docs/rules.md). Applies Rules 5 to 8 to the couples still equal
 * until the position is decided: from the column of the position under review (D6), with a majority of all votes (D1,
 * D9). Nothing else is taken from this table (D7).
 * @param couples numbers in the order of the tallies
 */
export function createBigDance(couples: readonly LeadNumber[], dances: readonly Tally[]): BigDance {
  let together: Tally | undefined;
  return (tied, position) => {
    // Lazy: most finals never need Rule 11.
    const votes = (together ??= poolTallies(dances, couples.length));
    const { column, found } = firstMajority(votes, tied, position);
    const [first, ...others] = found.toSorted((a, b) => compareCouples(votes, a, b, column));
    const alone: Decision = { column, by: 'majority' };
    const behind = new Map(
      first === undefined ? [] : others.map((couple) => [couple, findDecision(votes, first, couple, column)]),
    );
    const last = [...behind.values()].reduce(pickLaterDecision, alone);
    const best = found.filter((couple) => couple === first || behind.get(couple)?.by === 'nothing');
    return {
      best,
      step: {
        rule: '11',
        position,
        votes: votes.votes,
        majority: votes.majority,
        couples: mapDefined(tied, (index) => {
          const couple = couples[index];
          const decision = index === first ? last : (behind.get(index) ?? alone);
          return couple === undefined
            ? undefined
            : { couple, cells: buildWorkingCells(votes, index, { from: position, found: column, decision }) };
        }),
        best: mapDefined(best, (index) => couples[index]),
      },
    };
  };
}
