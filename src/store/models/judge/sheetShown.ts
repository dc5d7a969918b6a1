import type { EventDance } from '../../../domain/event/dances.ts';
import {
  danceOnFloor,
  isDue,
  isRoundDue,
  sheetIn,
  sheetToMark,
  type JudgesRound,
  type SheetOfRound,
} from './judgesRounds.ts';

/** The sheet that was on the screen last, and how the floor stood when it came there. */
export interface Looked {
  readonly round: string;
  readonly dance: EventDance;
  readonly during: { readonly dance: number; readonly rounds: readonly string[] };
}

/**
 * A sheet that is not sent is never taken away: a tap that was meant for it would land on another one. One that is sent
 * stays until the floor moves, or a round starts after the last sheet.
 */
function stays({ round, dance }: SheetOfRound, { during }: Looked, rounds: readonly JudgesRound[]): boolean {
  const sheet = sheetIn(round, dance);
  if (sheet !== undefined && isDue(sheet)) return true;
  if (round.onFloor.dance !== during.dance) return false;
  return isRoundDue(round) || !rounds.some((one) => isRoundDue(one) && !during.rounds.includes(one.key));
}

/** Where the floor takes the phone: only ever to a sheet that is due. */
function followed(
  rounds: readonly JudgesRound[],
  looked: SheetOfRound | undefined,
): SheetOfRound | undefined {
  const round =
    looked !== undefined && isRoundDue(looked.round)
      ? looked.round
      : (rounds.find(isRoundDue) ?? looked?.round ?? rounds.at(-1));
  if (round === undefined) return undefined;
  const onFloor = sheetIn(round, danceOnFloor(round));
  const isThere = looked?.round === round && !(onFloor !== undefined && isDue(onFloor));
  return isThere ? looked : sheetToMark(round);
}

/** Which sheet is open on the phone: where the judge is, or where the floor is. */
export function sheetShown(
  rounds: readonly JudgesRound[],
  looked: Looked | undefined,
): SheetOfRound | undefined {
  const at = rounds.find(({ key }) => key === looked?.round);
  if (looked === undefined) {
    // The page was loaded anew: what the judge was at is where the thumb goes on.
    const begun = rounds.flatMap((round) =>
      round.sheets.flatMap(({ dance, state }) => (state === 'marked' ? [{ round, dance }] : [])),
    );
    return (
      begun.find(({ round, dance }) => dance === danceOnFloor(round)) ??
      begun[0] ??
      followed(rounds, undefined)
    );
  }
  const there =
    at === undefined || sheetIn(at, looked.dance) === undefined
      ? undefined
      : { round: at, dance: looked.dance };
  return there !== undefined && stays(there, looked, rounds) ? there : followed(rounds, there);
}

/** The judge has gone to a sheet, or marked it, or the floor has brought it. */
export const lookedAt = (
  { rounds }: { readonly rounds: readonly JudgesRound[] },
  { round, dance }: SheetOfRound,
): Looked => ({
  round: round.key,
  dance,
  during: { dance: round.onFloor.dance, rounds: rounds.map(({ key }) => key) },
});

/** Whether a sheet is the one that was on the screen last. */
export const isLookedAt = (looked: Looked | undefined, { round, dance }: SheetOfRound): boolean =>
  looked?.round === round.key && looked.dance === dance;
