import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import { countOf, sumOf, type Tally } from './tally.ts';
import type { DancePlacing, DanceResult, DanceRule, WorkingCell } from './working.ts';

/** The question that told a couple from the others found in the same column. */
interface Decision {
  readonly column: number;
  /** Alone in its column (Rule 5), or told apart by the counts (6), the sums (7a), a later column (7b) or by nothing. */
  readonly by: 'majority' | 'count' | 'sum' | 'nothing';
}

/**
 * Where two couples part, looking from `column` on: in each column first at the counts (Rule 6, then 7b), then at the
 * sums (Rule 7a, then 7b). Equal to the last column they never part.
 */
function parting(tally: Tally, a: number, b: number, from: number): Decision {
  for (let column = from; column <= tally.columns; column++) {
    if (countOf(tally, a, column) !== countOf(tally, b, column)) return { column, by: 'count' };
    if (sumOf(tally, a, column) !== sumOf(tally, b, column)) return { column, by: 'sum' };
  }
  return { column: tally.columns, by: 'nothing' };
}

/** Below zero when `a` is ahead of `b`: more marks where they part, or the smaller sum. */
function ahead(tally: Tally, a: number, b: number, from: number): number {
  const { column, by } = parting(tally, a, b, from);
  return by === 'count'
    ? countOf(tally, b, column) - countOf(tally, a, column)
    : sumOf(tally, a, column) - sumOf(tally, b, column);
}

const ORDER_OF_QUESTIONS = { majority: 0, count: 1, sum: 2, nothing: 3 } as const;

/** The later of two decisions: a couple is placed when it has parted from the one before it and the one behind it. */
function later(a: Decision, b: Decision): Decision {
  if (a.column !== b.column) return a.column > b.column ? a : b;
  return ORDER_OF_QUESTIONS[a.by] > ORDER_OF_QUESTIONS[b.by] ? a : b;
}

function ruleOf({ column, by }: Decision, found: number): DanceRule {
  if (by === 'majority') return '5';
  if (by === 'nothing' || column > found) return '7b';
  return by === 'count' ? '6' : '7a';
}

/** What stands in the couple's row: counts to the column that decided, and sums where they were looked at. */
function cellsOf(tally: Tally, couple: number, found: number, decision: Decision): readonly WorkingCell[] {
  const summedTo = decision.by === 'sum' || decision.by === 'nothing' ? decision.column : decision.column - 1;
  const cells: WorkingCell[] = [];
  for (let column = 1; column <= decision.column; column++) {
    const count = countOf(tally, couple, column);
    const summed = column >= found && column <= summedTo;
    cells.push(summed ? { column, count, sum: sumOf(tally, couple, column) } : { column, count });
  }
  return cells;
}

/** One place: a couple, or several that nothing tells apart and that share it. */
interface Seat {
  readonly couples: number[];
  readonly decision: Decision;
}

/** The couples found in a column in the order of their places: Rule 5 for one alone, Rules 6 and 7 for several. */
function seatsOf(tally: Tally, found: readonly number[], column: number): readonly Seat[] {
  const ordered = found.length < 2 ? found : found.toSorted((a, b) => ahead(tally, a, b, column));
  const seats: Seat[] = [];
  let above: Decision = { column, by: 'majority' };
  ordered.forEach((couple, at) => {
    const next = ordered[at + 1];
    const below = next === undefined ? undefined : parting(tally, couple, next, column);
    if (above.by === 'nothing') seats.at(-1)?.couples.push(couple);
    else seats.push({ couples: [couple], decision: below === undefined ? above : later(above, below) });
    above = below ?? above;
  });
  return seats;
}

/**
 * The placing of one dance: Skating System, Rules 5 to 8 (docs/rules.md). `couples` are the numbers in the order of
 * the tally. After a column that placed somebody the next column is looked at, however many were placed in it (D2).
 */
export function placeDance(dance: EventDance, couples: readonly LeadNumber[], tally: Tally): DanceResult {
  const placings: DancePlacing[] = [];
  let unplaced: readonly number[] = [...couples.keys()];
  let passed = false;
  for (let column = 1; unplaced.length > 0 && column <= tally.columns; column++) {
    const found: number[] = [];
    const without: number[] = [];
    for (const couple of unplaced) {
      (countOf(tally, couple, column) >= tally.majority ? found : without).push(couple);
    }
    for (const seat of seatsOf(tally, found, column)) {
      // m couples that share the positions p to p+m-1 get their mean.
      const place = placings.length + 1 + (seat.couples.length - 1) / 2;
      const rule = ruleOf(seat.decision, column);
      const shared = seat.couples.length > 1;
      for (const index of seat.couples) {
        const couple = couples[index];
        const cells = cellsOf(tally, index, column, seat.decision);
        if (couple !== undefined) placings.push({ couple, place, rule, passed, shared, cells });
      }
    }
    unplaced = without;
    passed = found.length === 0;
  }
  return { dance, majority: tally.majority, placings };
}
