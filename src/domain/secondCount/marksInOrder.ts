import type { LeadNumber } from '../ids.ts';

/** A couple with its marks from the best one down. Put in order, they answer every question of Rules 5 to 8. */
export interface MarkedCouple {
  readonly couple: LeadNumber;
  readonly marks: readonly number[];
}

export const markedCouple = (couple: LeadNumber, marks: readonly number[]): MarkedCouple => ({
  couple,
  marks: marks.toSorted((a, b) => a - b),
});

/** How many of the marks are `column` and higher. */
export function countTo(marks: readonly number[], column: number): number {
  const worse = marks.findIndex((mark) => mark > column);
  return worse === -1 ? marks.length : worse;
}

/** What the marks that are `column` and higher add up to. */
export const sumTo = (marks: readonly number[], column: number): number =>
  marks.slice(0, countTo(marks, column)).reduce((sum, mark) => sum + mark, 0);

/**
 * The column in which the couple has its majority: the mark that completes it. Of five marks in order that is the
 * third, of four the third as well: half is not enough (D1).
 */
export const majorityColumn = (marks: readonly number[]): number =>
  marks[(marks.length - (marks.length % 2)) / 2] ?? 0;
