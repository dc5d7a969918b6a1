import { compareNumbers } from '../ids.ts';
import type { CountedDancePlace } from './countedFinal.ts';
import { findMajorityColumn, type MarkedCouple } from './marksInOrder.ts';
import { groupByAnswer, breakTies } from './breakTies.ts';

/** A place in a dance, counted in half places to stay a whole number. */
export interface DanceSeat extends Omit<CountedDancePlace, 'place'> {
  readonly half: number;
}

/** The mean position of `couples` that share from `position` on, in halves: first plus last. */
export const calculateSharedHalves = (position: number, couples: number): number =>
  2 * position + couples - 1;

/**
 * Places one dance (Rules 5 to 8). A couple's majority column puts it ahead of all with a later one, so couples are
 * grouped by that column and each group is separated on its own. A column without a majority has no group (Rule 8).
 */
export function countDance(couples: readonly MarkedCouple[]): readonly DanceSeat[] {
  const last = couples.length;
  const columnOf = ({ marks }: MarkedCouple): number => findMajorityColumn(marks);
  const columns = new Set(couples.map(columnOf));
  const placed: DanceSeat[] = [];
  for (const group of groupByAnswer(couples, columnOf)) {
    const column = group[0] === undefined ? 0 : columnOf(group[0]);
    const passed = column > 1 && !columns.has(column - 1);
    for (const { couples: seated, question } of breakTies(group, column, last)) {
      const half = calculateSharedHalves(placed.length + 1, seated.length);
      const shared = seated.length > 1;
      for (const { couple } of seated) placed.push({ couple, half, rule: question, passed, shared });
    }
  }
  return placed.toSorted((a, b) => a.half - b.half || compareNumbers(a.couple, b.couple));
}
