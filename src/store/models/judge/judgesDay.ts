import { roundsOf, type FloorHeard, type JudgesRound, type SheetOfRound } from './judgesRounds.ts';
import { sheetShown, type Looked } from './sheetShown.ts';
import { waysFrom, type WaysFrom } from './waysFrom.ts';

/** The sheet that is open on the phone, and the ways from it. */
export interface Shown extends SheetOfRound, WaysFrom {}

export interface JudgesDay {
  /** The rounds on the floor that this judge marks, the one that was started first at the head. */
  readonly rounds: readonly JudgesRound[];
  readonly shown: Shown | undefined;
}

/** All that a judge's phone has heard and holds. */
export interface JudgeHears extends FloorHeard {
  readonly looked: Looked | undefined;
}

/** What a judge's phone shows: which rounds and sheets this judge has, in which order, and which of them is open. */
export function judgesDay(hears: JudgeHears): JudgesDay {
  const rounds = roundsOf(hears);
  const shown = sheetShown(rounds, hears.looked);
  return {
    rounds,
    shown: shown && { ...shown, ...waysFrom(shown, rounds) },
  };
}
