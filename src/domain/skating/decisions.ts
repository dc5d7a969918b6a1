import { countUpTo, sumUpTo, type Tally } from './tally.ts';
import type { WorkingCell } from './working.ts';

/** The comparison that separated a couple from others found in the same column: Rules 6 and 7. */
export interface Decision {
  readonly column: number;
  /**
   * The couple is alone in its column (Rule 5), or separated by counts (6), sums (7a), a later column (7b), or not
   * at all.
   */
  readonly by: 'majority' | 'count' | 'sum' | 'nothing';
}

/**
 * The first difference between two couples from column `from` on: in each column first the counts (Rule 6, then 7b),
 * then the sums (Rule 7a, then 7b).
 */
export function findDecision(tally: Tally, a: number, b: number, from: number): Decision {
  for (let column = from; column <= tally.columns; column++) {
    if (countUpTo(tally, a, column) !== countUpTo(tally, b, column)) return { column, by: 'count' };
    if (sumUpTo(tally, a, column) !== sumUpTo(tally, b, column)) return { column, by: 'sum' };
  }
  return { column: tally.columns, by: 'nothing' };
}

/** Negative if `a` is ahead of `b`: more marks where they differ, or the smaller sum. */
export function compareCouples(tally: Tally, a: number, b: number, from: number): number {
  const { column, by } = findDecision(tally, a, b, from);
  return by === 'count'
    ? countUpTo(tally, b, column) - countUpTo(tally, a, column)
    : sumUpTo(tally, a, column) - sumUpTo(tally, b, column);
}

const ORDER_OF_QUESTIONS = { majority: 0, count: 1, sum: 2, nothing: 3 } as const;

/** The later of two decisions: a couple is placed once it differs from both the one before it and the one after it. */
export function pickLaterDecision(a: Decision, b: Decision): Decision {
  if (a.column !== b.column) return a.column > b.column ? a : b;
  return ORDER_OF_QUESTIONS[a.by] > ORDER_OF_QUESTIONS[b.by] ? a : b;
}

/**
 * A couple's row of the working: counts from column `from` to the deciding one, and sums where they were compared, from
 * the column in which the couple was found.
 */
export function buildWorkingCells(
  tally: Tally,
  couple: number,
  { from, found, decision }: { readonly from: number; readonly found: number; readonly decision: Decision },
): readonly WorkingCell[] {
  const summedTo = decision.by === 'sum' || decision.by === 'nothing' ? decision.column : decision.column - 1;
  const cells: WorkingCell[] = [];
  for (let column = from; column <= decision.column; column++) {
    const count = countUpTo(tally, couple, column);
    const summed = column >= found && column <= summedTo;
    cells.push(summed ? { column, count, sum: sumUpTo(tally, couple, column) } : { column, count });
  }
  return cells;
}
