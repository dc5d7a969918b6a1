import type { LeadNumber } from '../ids.ts';

/** A couple with its marks, best first. Sorted marks answer every question of Rules 5 to 8. */
export interface MarkedCouple {
  readonly couple: LeadNumber;
  readonly marks: readonly number[];
}

export const toMarkedCouple = (couple: LeadNumber, marks: readonly number[]): MarkedCouple => ({
  couple,
  marks: marks.toSorted((a, b) => a - b),
});

/** The number of marks that are `column` and higher. */
export function countMarksTo(marks: readonly number[], column: number): number {
  const worse = marks.findIndex((mark) => mark > column);
  return worse === -1 ? marks.length : worse;
}

/** The sum of the marks that are `column` and higher. */
export const sumMarksTo = (marks: readonly number[], column: number): number =>
  marks.slice(0, countMarksTo(marks, column)).reduce((sum, mark) => sum + mark, 0);

/**
 * The couple's majority column: the mark that completes it. Of five sorted marks that is the third, and of four also
 * the third, because half is not enough (D1).
 */
export const findMajorityColumn = (marks: readonly number[]): number =>
  marks[(marks.length - (marks.length % 2)) / 2] ?? 0;
