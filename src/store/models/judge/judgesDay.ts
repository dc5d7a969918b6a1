import { roundsOf, type FloorState, type JudgesRound, type SheetOfRound } from './judgesRounds.ts';
import { sheetShown, type Looked } from './sheetShown.ts';
import { waysFrom, type WaysFrom } from './waysFrom.ts';

export interface ShownSheet extends SheetOfRound, WaysFrom {}

export interface JudgesDay {
  /** The judge's rounds on the floor, in the order of their starts. */
  readonly rounds: readonly JudgesRound[];
  readonly shown: ShownSheet | undefined;
}

export interface JudgeHears extends FloorState {
  readonly looked: Looked | undefined;
}

export function judgesDay(hears: JudgeHears): JudgesDay {
  const rounds = roundsOf(hears);
  const shown = sheetShown(rounds, hears.looked);
  return {
    rounds,
    shown: shown && { ...shown, ...waysFrom(shown, rounds) },
  };
}
