import { compareNumbers, type LeadNumber } from '../ids.ts';

/** The couples that went out in one round, with their marks. */
export interface EliminatedRound {
  /** 1 is the semi-final, 2 the quarter-final, and so on. */
  readonly round: number;
  readonly counts: ReadonlyMap<LeadNumber, number>;
}

/** The place of a couple that did not reach the final. */
export interface EliminatedPlacing {
  readonly couple: LeadNumber;
  readonly round: number;
  readonly marks: number;
  /** The best of the places it shares, as collegiate lists print it: 8, 8, 8, 11. */
  readonly place: number;
}

type Standing = Omit<EliminatedPlacing, 'place'>;

export function groupEliminated(
  round: number,
  counts: ReadonlyMap<LeadNumber, number>,
  dancedOn: ReadonlySet<LeadNumber>,
): EliminatedRound {
  return { round, counts: new Map([...counts].filter(([couple]) => !dancedOn.has(couple))) };
}

/**
 * Places couples eliminated before the final: by the round they reached, then by their marks in it. Equal couples share
 * the best place, and the next places are left out (D12, docs/rules.md). Rounds may come in any order.
 * @param ahead the number of couples in the final
 */
export function placeEliminated(
  ahead: number,
  rounds: readonly EliminatedRound[],
): readonly EliminatedPlacing[] {
  const inOrder = rounds
    .flatMap(({ round, counts }) => [...counts].map(([couple, marks]) => ({ round, couple, marks })))
    .toSorted((a, b) => a.round - b.round || b.marks - a.marks || compareNumbers(a.couple, b.couple));
  return inOrder.map(({ couple, round, marks }) => {
    const sharing = (other: Standing): boolean => other.round === round && other.marks === marks;
    const place = ahead + 1 + inOrder.findIndex(sharing);
    return { couple, round, marks, place };
  });
}
