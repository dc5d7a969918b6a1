import type { EventDance } from '../../../domain/event/dances.ts';
import {
  getDanceOnFloor,
  listMarkedDances,
  listDueSheets,
  isDue,
  isRoundDue,
  findSheet,
  findSheetToMark,
  type JudgesRound,
  type SheetOfRound,
} from './judgesRounds.ts';

export type SheetStep =
  | { readonly kind: 'together' }
  /** `floor`: the current dance, if the judge has a sheet of it. */
  | { readonly kind: 'ahead' | 'behind'; readonly floor: EventDance | undefined };

export type NextSheet =
  | { readonly kind: 'dance'; readonly at: SheetOfRound }
  | { readonly kind: 'round'; readonly at: SheetOfRound }
  | { readonly kind: 'end' };

/** The floor has moved to a due dance, and this sheet is not sent. */
export interface FloorMove {
  readonly floor: EventDance;
  /** Earlier dances with unsent sheets. */
  readonly unfinished: readonly EventDance[];
}

export interface SheetNavigation {
  readonly step: SheetStep;
  readonly moved: FloorMove | undefined;
  readonly next: NextSheet;
  /** The next round in order of starts, cyclic; one that waits for this judge first. */
  readonly other: SheetOfRound | undefined;
  /** Another sheet of this round that was reopened. */
  readonly again: SheetOfRound | undefined;
}

function stepOf({ round, dance }: SheetOfRound): SheetStep {
  const floor = getDanceOnFloor(round);
  if (dance === floor) return { kind: 'together' };
  const dances = listMarkedDances(round.event);
  return {
    kind: dances.indexOf(dance) > dances.indexOf(floor) ? 'ahead' : 'behind',
    floor: findSheet(round, floor)?.dance,
  };
}

function movedFrom(shown: SheetOfRound): FloorMove | undefined {
  const { round, dance } = shown;
  const sheet = findSheet(round, dance);
  const { kind, floor } = { floor: undefined, ...stepOf(shown) };
  const onFloor = floor === undefined ? undefined : findSheet(round, floor);
  if (kind !== 'behind' || floor === undefined || onFloor === undefined) return undefined;
  if (sheet === undefined || !isDue(sheet) || !isDue(onFloor)) return undefined;
  const dances = listMarkedDances(round.event);
  const before = listDueSheets(round).filter((one) => dances.indexOf(one.dance) < dances.indexOf(floor));
  return { floor, unfinished: before.map((one) => one.dance) };
}

/** The next sheet: first due dances, then dances to come, then other rounds, the oldest first. */
function nextOf({ round, dance }: SheetOfRound, rounds: readonly JudgesRound[]): NextSheet {
  const dances = listMarkedDances(round.event);
  const due = listDueSheets(round).filter((sheet) => sheet.dance !== dance);
  const sheet =
    due.find((one) => dances.indexOf(one.dance) <= round.onFloor.dance) ??
    due.find((one) => dances.indexOf(one.dance) > dances.indexOf(dance)) ??
    due[0];
  if (sheet !== undefined) return { kind: 'dance', at: { round, dance: sheet.dance } };
  const other = rounds.find((one) => one !== round && isRoundDue(one));
  return other === undefined ? { kind: 'end' } : { kind: 'round', at: findSheetToMark(other) };
}

/** Rounds that wait for this judge come before finished ones. */
function otherOf({ round }: SheetOfRound, rounds: readonly JudgesRound[]): SheetOfRound | undefined {
  const at = rounds.indexOf(round);
  const others = [...rounds.slice(at + 1), ...rounds.slice(0, at)];
  const other = others.find(isRoundDue) ?? others[0];
  return other === undefined ? undefined : findSheetToMark(other);
}

export function findSheetNavigation(shown: SheetOfRound, rounds: readonly JudgesRound[]): SheetNavigation {
  const again = shown.round.sheets.find(({ dance, isAgain }) => isAgain && dance !== shown.dance);
  return {
    again: again && { round: shown.round, dance: again.dance },
    step: stepOf(shown),
    moved: movedFrom(shown),
    next: nextOf(shown, rounds),
    other: otherOf(shown, rounds),
  };
}
