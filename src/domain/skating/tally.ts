/**
 * Votes summed by the columns '1', '1-2', '1-3', ...: for each couple the number of its marks that are `column` and
 * higher, and their sum. Couples are indexed from 0 in order of number, columns from 1.
 */
export interface Tally {
  /** The number of couples in the final. */
  readonly columns: number;
  readonly votes: number;
  /** The number that is more than half of the votes. */
  readonly majority: number;
  readonly counts: readonly number[];
  readonly sums: readonly number[];
}

/** A majority is also needed for an even number of votes: 3 of 4, 6 of 10 (D1). */
const majorityOf = (votes: number): number => Math.floor(votes / 2) + 1;

const at = (tally: Tally, couple: number, column: number): number => couple * (tally.columns + 1) + column;

/** The couple's marks that are `column` and higher. */
export const countUpTo = (tally: Tally, couple: number, column: number): number =>
  tally.counts[at(tally, couple, column)] ?? 0;

/** The sum of the couple's marks up to the column. */
export const sumUpTo = (tally: Tally, couple: number, column: number): number =>
  tally.sums[at(tally, couple, column)] ?? 0;

/** The tally of one dance. @param marks by couple, one valid mark (1 to the number of couples) per judge */
export function buildTally(marks: readonly (readonly number[])[], judges: number): Tally {
  const columns = marks.length;
  // Plain arrays: for tables this small they are several times faster than typed ones.
  const counts: number[] = [];
  const sums: number[] = [];
  for (const ofCouple of marks) {
    const row = counts.length;
    for (let column = 0; column <= columns; column++) counts.push(0);
    for (const mark of ofCouple) counts[row + mark] = (counts[row + mark] ?? 0) + 1;
    let count = 0;
    let sum = 0;
    for (let column = 0; column <= columns; column++) {
      const here = counts[row + column] ?? 0;
      count += here;
      sum += here * column;
      counts[row + column] = count;
      sums.push(sum);
    }
  }
  return { columns, votes: judges, majority: majorityOf(judges), counts, sums };
}

/** Adds up tables of the same couples cell by cell. */
const added = (tables: readonly (readonly number[])[]): readonly number[] =>
  tables.reduce((sums, table) => sums.map((sum, cell) => sum + (table[cell] ?? 0)));

/** All dances combined into one big dance (Rule 11): every mark of every judge is a vote. */
export function poolTallies(dances: readonly Tally[], couples: number): Tally {
  const votes = dances.reduce((sum, dance) => sum + dance.votes, 0);
  return {
    columns: couples,
    votes,
    majority: majorityOf(votes),
    counts: added(dances.map((dance) => dance.counts)),
    sums: added(dances.map((dance) => dance.sums)),
  };
}
