import { countMarksTo, sumMarksTo, type MarkedCouple } from './marksInOrder.ts';

/** Groups couples by answer, smallest first. */
export function groupByAnswer<T>(
  couples: readonly T[],
  answer: (couple: T) => number,
): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>();
  for (const couple of couples) {
    const of = answer(couple);
    const group = groups.get(of);
    if (group === undefined) groups.set(of, [couple]);
    else group.push(couple);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

/** The last comparison of a group: Rules 6 and 7a in the majority's column, 7b in later ones. */
export type LastComparison = '5' | '6' | '7a' | '7b';

/** A couple separated from all others by the comparison, or several inseparable ones. */
export interface SeparatedCouples {
  readonly couples: readonly MarkedCouple[];
  readonly question: LastComparison;
}

interface Asking {
  readonly column: number;
  readonly what: 'count' | 'sum';
  /** True in the couples' majority column. */
  readonly atMajority: boolean;
}

const answerTo =
  ({ column, what }: Asking) =>
  ({ marks }: MarkedCouple): number =>
    what === 'count' ? -countMarksTo(marks, column) : sumMarksTo(marks, column);

const after = ({ column, what, atMajority }: Asking): Asking =>
  what === 'count'
    ? { column, what: 'sum', atMajority }
    : { column: column + 1, what: 'count', atMajority: false };

function questionOf({ what, atMajority }: Asking): LastComparison {
  if (!atMajority) return '7b';
  return what === 'count' ? '6' : '7a';
}

function partedFrom(
  equal: readonly MarkedCouple[],
  asking: Asking,
  last: number,
  question: LastComparison,
): readonly SeparatedCouples[] {
  if (equal.length === 1) return [{ couples: equal, question }];
  // The couples are equal up to the last column: Rule 7b ends here, even if that was the majority's column.
  if (asking.column > last) return [{ couples: equal, question: '7b' }];
  return groupByAnswer(equal, answerTo(asking)).flatMap((group) =>
    partedFrom(group, after(asking), last, questionOf(asking)),
  );
}

/**
 * Orders couples with the same majority column: more marks first (Rule 6), then the smaller sum (7a), then the same in
 * the next columns (7b); each group that is still equal continues on its own, up to column `last`.
 */
export const breakTies = (
  couples: readonly MarkedCouple[],
  column: number,
  last: number,
): readonly SeparatedCouples[] => partedFrom(couples, { column, what: 'count', atMajority: true }, last, '5');
