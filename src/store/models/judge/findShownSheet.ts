import type { EventDance } from '../../../domain/event/dances.ts';
import {
  getDanceOnFloor,
  isDue,
  isRoundDue,
  findSheet,
  findSheetToMark,
  type JudgesRound,
  type SheetOfRound,
} from './judgesRounds.ts';

/** The last sheet on the screen, and the floor at that time. */
export interface LastViewedSheet {
  readonly round: string;
  readonly dance: EventDance;
  readonly during: { readonly dance: number; readonly rounds: readonly string[] };
}

/**
 * An unsent sheet stays: a tap meant for it would hit another one. A sent sheet stays until the floor moves, or a round
 * starts after the last sheet.
 */
function stays(
  { round, dance }: SheetOfRound,
  { during }: LastViewedSheet,
  rounds: readonly JudgesRound[],
): boolean {
  const sheet = findSheet(round, dance);
  if (sheet !== undefined && isDue(sheet)) return true;
  if (round.onFloor.dance !== during.dance) return false;
  return isRoundDue(round) || !rounds.some((one) => isRoundDue(one) && !during.rounds.includes(one.key));
}

/** The floor leads only to due sheets. */
function followed(
  rounds: readonly JudgesRound[],
  looked: SheetOfRound | undefined,
): SheetOfRound | undefined {
  const round =
    looked !== undefined && isRoundDue(looked.round)
      ? looked.round
      : (rounds.find(isRoundDue) ?? looked?.round ?? rounds.at(-1));
  if (round === undefined) return undefined;
  const onFloor = findSheet(round, getDanceOnFloor(round));
  const isThere = looked?.round === round && !(onFloor !== undefined && isDue(onFloor));
  return isThere ? looked : findSheetToMark(round);
}

/** The sheet on the screen: the judge's choice, or the floor's. */
export function findShownSheet(
  rounds: readonly JudgesRound[],
  looked: LastViewedSheet | undefined,
): SheetOfRound | undefined {
  const at = rounds.find(({ key }) => key === looked?.round);
  if (looked === undefined) {
    // After a reload, the judge continues with the same sheet.
    const begun = rounds.flatMap((round) =>
      round.sheets.flatMap(({ dance, state }) => (state === 'marked' ? [{ round, dance }] : [])),
    );
    return (
      begun.find(({ round, dance }) => dance === getDanceOnFloor(round)) ??
      begun[0] ??
      followed(rounds, undefined)
    );
  }
  const there =
    at === undefined || findSheet(at, looked.dance) === undefined
      ? undefined
      : { round: at, dance: looked.dance };
  return there !== undefined && stays(there, looked, rounds) ? there : followed(rounds, there);
}

export const rememberViewedSheet = (
  { rounds }: { readonly rounds: readonly JudgesRound[] },
  { round, dance }: SheetOfRound,
): LastViewedSheet => ({
  round: round.key,
  dance,
  during: { dance: round.onFloor.dance, rounds: rounds.map(({ key }) => key) },
});

export const isLastViewed = (looked: LastViewedSheet | undefined, { round, dance }: SheetOfRound): boolean =>
  looked?.round === round.key && looked.dance === dance;
