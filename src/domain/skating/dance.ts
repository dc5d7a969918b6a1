import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import {
  compareCouples,
  buildWorkingCells,
  pickLaterDecision,
  findDecision,
  type Decision,
} from './decisions.ts';
import { countUpTo, type Tally } from './tally.ts';
import type { DancePlacing, DanceResult, DanceRule } from './working.ts';

function ruleOf({ column, by }: Decision, found: number): DanceRule {
  if (by === 'majority') return '5';
  if (by === 'nothing' || column > found) return '7b';
  return by === 'count' ? '6' : '7a';
}

/** One place: a couple, or several inseparable ones that share it. */
interface Seat {
  readonly couples: number[];
  readonly decision: Decision;
}

/** Orders the couples found in one column: Rule 5 for a single one, Rules 6 and 7 for several. */
function seatsOf(tally: Tally, found: readonly number[], column: number): readonly Seat[] {
  const ordered = found.length < 2 ? found : found.toSorted((a, b) => compareCouples(tally, a, b, column));
  const seats: Seat[] = [];
  let above: Decision = { column, by: 'majority' };
  ordered.forEach((couple, at) => {
    const next = ordered[at + 1];
    const below = next === undefined ? undefined : findDecision(tally, couple, next, column);
    if (above.by === 'nothing') seats.at(-1)?.couples.push(couple);
    else
      seats.push({
        couples: [couple],
        decision: below === undefined ? above : pickLaterDecision(above, below),
      });
    above = below ?? above;
  });
  return seats;
}

/**
 * Places one dance: Skating System, Rules 5 to 8 (docs/rules.md). After a column that placed couples, the next column
 * follows, regardless of the number placed (D2).
 * @param couples numbers in the order of the tally
 */
export function placeDance(dance: EventDance, couples: readonly LeadNumber[], tally: Tally): DanceResult {
  const placings: DancePlacing[] = [];
  let unplaced: readonly number[] = [...couples.keys()];
  let passed = false;
  for (let column = 1; unplaced.length > 0 && column <= tally.columns; column++) {
    const found: number[] = [];
    const without: number[] = [];
    for (const couple of unplaced) {
      (countUpTo(tally, couple, column) >= tally.majority ? found : without).push(couple);
    }
    for (const seat of seatsOf(tally, found, column)) {
      // m couples that share the positions p to p+m-1 get the mean.
      const place = placings.length + 1 + (seat.couples.length - 1) / 2;
      const rule = ruleOf(seat.decision, column);
      const shared = seat.couples.length > 1;
      for (const index of seat.couples) {
        const couple = couples[index];
        const cells = buildWorkingCells(tally, index, { from: 1, found: column, decision: seat.decision });
        if (couple !== undefined) placings.push({ couple, place, rule, passed, shared, cells });
      }
    }
    unplaced = without;
    passed = found.length === 0;
  }
  return { dance, majority: tally.majority, placings };
}
