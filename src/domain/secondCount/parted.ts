import { countTo, sumTo, type MarkedCouple } from './marksInOrder.ts';

/** Couples in groups of the same answer, the smallest answer first. */
export function groupsBy<T>(couples: readonly T[], answer: (couple: T) => number): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>();
  for (const couple of couples) {
    const of = answer(couple);
    const group = groups.get(of);
    if (group === undefined) groups.set(of, [couple]);
    else group.push(couple);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

/** The last question asked about a group: Rule 6 and 7a ask in the column of the majority, 7b in those behind it. */
export type Question = '5' | '6' | '7a' | '7b';

/** A couple told from all others by the question, or several that no question tells apart. */
export interface Seat {
  readonly couples: readonly MarkedCouple[];
  readonly question: Question;
}

interface Asking {
  readonly column: number;
  readonly what: 'count' | 'sum';
  /** True in the column in which the couples have their majority. */
  readonly atMajority: boolean;
}

const answerTo =
  ({ column, what }: Asking) =>
  ({ marks }: MarkedCouple): number =>
    what === 'count' ? -countTo(marks, column) : sumTo(marks, column);

const after = ({ column, what, atMajority }: Asking): Asking =>
  what === 'count'
    ? { column, what: 'sum', atMajority }
    : { column: column + 1, what: 'count', atMajority: false };

function questionOf({ what, atMajority }: Asking): Question {
  if (!atMajority) return '7b';
  return what === 'count' ? '6' : '7a';
}

function partedFrom(
  equal: readonly MarkedCouple[],
  asking: Asking,
  last: number,
  question: Question,
): readonly Seat[] {
  if (equal.length === 1) return [{ couples: equal, question }];
  // Equal to the last column: Rule 7b has nothing more to ask, also where that column was the one of the majority.
  if (asking.column > last) return [{ couples: equal, question: '7b' }];
  return groupsBy(equal, answerTo(asking)).flatMap((group) =>
    partedFrom(group, after(asking), last, questionOf(asking)),
  );
}

/**
 * Couples that have their majority in the same column, in order: more marks first (Rule 6), then the smaller sum (7a),
 * and so on in the next columns (7b); each smaller group that is still equal goes on by itself, to column `last`.
 */
export const parted = (couples: readonly MarkedCouple[], column: number, last: number): readonly Seat[] =>
  partedFrom(couples, { column, what: 'count', atMajority: true }, last, '5');
