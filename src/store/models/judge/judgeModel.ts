import type { Outcome } from '../../delivery/outcome.ts';
import type { JudgesSheets, MarkedSheet } from '../../sheets/judgesSheets.ts';
import { createSheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';
import { buildJudgesDay, type JudgesDay, type JudgeFloorState, type ShownSheet } from './judgesDay.ts';
import type { SheetOfRound } from './judgesRounds.ts';
import type { CurrentSheet } from './currentSheet.ts';
import { isLastViewed, rememberViewedSheet, type LastViewedSheet } from './findShownSheet.ts';
import { buildSheetsOnPhone, type SheetsInputs } from './sheetsOnPhone.ts';

export interface JudgeInputs extends Omit<JudgeFloorState, 'sheetOf'>, SheetsInputs {
  /** False until the floor and its events are loaded. */
  readonly isHeard: boolean;
  readonly own: SheetsInputs['own'] & Pick<JudgesSheets, 'requestChange'>;
  readonly onLook: (looked: LastViewedSheet) => void;
}

export interface OpenSheet extends ShownSheet {
  readonly sheet: CurrentSheet;
}

/** A judge's phone: its rounds, the sheet on the screen, and all actions. */
export interface JudgeModel {
  readonly day: JudgesDay;
  /** The open sheet; undefined without one, or before its marks are known. */
  readonly open: OpenSheet | undefined;
  readonly sheetAt: (at: SheetOfRound) => CurrentSheet | undefined;
  readonly goTo: (at: SheetOfRound) => void;
  /** Keeps a shown sheet on the screen, also an empty one. */
  readonly stay: () => void;
  /** Keeps a marked sheet on the screen, wherever the floor goes. */
  readonly change: (at: SheetOfRound, marked: MarkedSheet) => Promise<void>;
  /** Requests to reopen a sent sheet. */
  readonly askBack: (at: SheetOfRound) => Promise<Outcome>;
}

export function buildJudgeModel(inputs: JudgeInputs): JudgeModel {
  const { judge, own, isHeard, looked, onLook } = inputs;
  const { isKnown, sheetOf, change } = buildSheetsOnPhone(inputs);
  const day = buildJudgesDay({ ...inputs, sheetOf });
  const placeOf = ({ round: { event, round }, dance }: SheetOfRound): SheetPlace =>
    createSheetPlace(event, round, { judge, dance });
  const sheetAt = (at: SheetOfRound): CurrentSheet | undefined =>
    isKnown(placeOf(at)) ? sheetOf(placeOf(at)) : undefined;
  const goTo = (at: SheetOfRound): void => onLook(rememberViewedSheet(day, at));
  const shown = isHeard ? day.shown : undefined;
  const sheet = shown && sheetAt(shown);
  const open = shown && sheet && { ...shown, sheet };
  return {
    day,
    open,
    sheetAt,
    goTo,
    stay: () => {
      if (open !== undefined && !isLastViewed(looked, open)) goTo(open);
    },
    change: (at, marked) => {
      goTo(at);
      return change(placeOf(at), marked);
    },
    askBack: (at) => own.requestChange(placeOf(at)),
  };
}
