import { byNumber, type LeadNumber } from '../ids.ts';

/** The couples that went out in one round, with their marks in it. */
export interface KnockedOut {
  /** 1 is the semi-final, 2 the quarter-final, and so on outwards. */
  readonly round: number;
  readonly counts: ReadonlyMap<LeadNumber, number>;
}

/** Where a couple stands that has not reached the final. */
export interface EliminatedPlacing {
  readonly couple: LeadNumber;
  /** The round it went out in. */
  readonly round: number;
  /** Its marks in that round. */
  readonly marks: number;
  /** The best of the places it shares, as collegiate lists print it: 8, 8, 8, 11. */
  readonly place: number;
}

type Standing = Omit<EliminatedPlacing, 'place'>;

/** Who of a round does not dance on, with their marks. */
export function knockedOut(
  round: number,
  counts: ReadonlyMap<LeadNumber, number>,
  dancedOn: ReadonlySet<LeadNumber>,
): KnockedOut {
  return { round, counts: new Map([...counts].filter(([couple]) => !dancedOn.has(couple))) };
}

/**
 * Places the couples knocked out before the final: by the round they reached, then by their marks in the round they
 * went out in; equal couples share the best place and the numbers behind it are left out (D12, docs/rules.md).
 * `ahead` is how many stand before all of them: the couples of the final. Rounds may come in any order.
 */
export function placeEliminated(ahead: number, rounds: readonly KnockedOut[]): readonly EliminatedPlacing[] {
  const inOrder = rounds
    .flatMap(({ round, counts }) => [...counts].map(([couple, marks]) => ({ round, couple, marks })))
    .toSorted((a, b) => a.round - b.round || b.marks - a.marks || byNumber(a.couple, b.couple));
  return inOrder.map(({ couple, round, marks }) => {
    const sharing = (other: Standing): boolean => other.round === round && other.marks === marks;
    const place = ahead + 1 + inOrder.findIndex(sharing);
    return { couple, round, marks, place };
  });
}
