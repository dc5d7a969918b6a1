import { listJudgesRounds, type FloorState, type JudgesRound, type SheetOfRound } from './judgesRounds.ts';
import { findShownSheet, type LastViewedSheet } from './findShownSheet.ts';
import { findSheetNavigation, type SheetNavigation } from './sheetNavigation.ts';

export interface ShownSheet extends SheetOfRound, SheetNavigation {}

export interface JudgesDay {
  /** The judge's rounds on the floor, in the order of their starts. */
  readonly rounds: readonly JudgesRound[];
  readonly shown: ShownSheet | undefined;
}

export interface JudgeFloorState extends FloorState {
  readonly looked: LastViewedSheet | undefined;
}

export function buildJudgesDay(hears: JudgeFloorState): JudgesDay {
  const rounds = listJudgesRounds(hears);
  const shown = findShownSheet(rounds, hears.looked);
  return {
    rounds,
    shown: shown && { ...shown, ...findSheetNavigation(shown, rounds) },
  };
}
