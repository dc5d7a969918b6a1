/**
 * Votes added up as a scrutineer does in the columns '1', '1-2', '1-3', ...: for each couple how many of its marks are
 * `column` and higher, and their sum. Couples are counted from 0 in the order of their numbers, columns from 1.
 */
export interface Tally {
  /** As many as there are couples in the final. */
  readonly columns: number;
  readonly votes: number;
  /** More than half of the votes. */
  readonly majority: number;
  readonly counts: readonly number[];
  readonly sums: readonly number[];
}

// Short plain arrays of whole numbers: for tables this small they are several times faster than typed arrays.
const emptyTable = (columns: number): number[] => new Array<number>(columns * (columns + 1)).fill(0);

/** More than half of the votes, also of an even number of them: 3 of 4, 6 of 10 (D1). */
export const majorityOf = (votes: number): number => Math.floor(votes / 2) + 1;

const at = (tally: Tally, couple: number, column: number): number => couple * (tally.columns + 1) + column;

/** How many marks of the couple are `column` and higher. */
export const countOf = (tally: Tally, couple: number, column: number): number =>
  tally.counts[at(tally, couple, column)] ?? 0;

/** The sum of the couple's marks that are `column` and higher. */
export const sumOf = (tally: Tally, couple: number, column: number): number =>
  tally.sums[at(tally, couple, column)] ?? 0;

/** The tally of one dance: `marks` holds for each couple one valid mark (1 to the number of couples) of each judge. */
export function tallyOf(marks: readonly (readonly number[])[], judges: number): Tally {
  const columns = marks.length;
  const counts = emptyTable(columns);
  const sums = emptyTable(columns);
  marks.forEach((ofCouple, couple) => {
    const row = couple * (columns + 1);
    for (const mark of ofCouple) counts[row + mark] = (counts[row + mark] ?? 0) + 1;
    for (let column = 1; column <= columns; column++) {
      const here = counts[row + column] ?? 0;
      counts[row + column] = here + (counts[row + column - 1] ?? 0);
      sums[row + column] = here * column + (sums[row + column - 1] ?? 0);
    }
  });
  return { columns, votes: judges, majority: majorityOf(judges), counts, sums };
}

/** All dances thrown together as one big dance (Rule 11): every mark of every judge is a vote. */
export function pooled(dances: readonly Tally[], couples: number): Tally {
  const counts = emptyTable(couples);
  const sums = emptyTable(couples);
  let votes = 0;
  for (const dance of dances) {
    votes += dance.votes;
    for (let cell = 0; cell < counts.length; cell++) {
      counts[cell] = (counts[cell] ?? 0) + (dance.counts[cell] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + (dance.sums[cell] ?? 0);
    }
  }
  return { columns: couples, votes, majority: majorityOf(votes), counts, sums };
}
