import type { Outcome } from '../../delivery/outcome.ts';
import type { JudgesSheets, Marked } from '../../sheets/judgesSheets.ts';
import { sheetPlace, type SheetPlace } from '../../sheets/sheetAt.ts';
import { judgesDay, type JudgesDay, type JudgeHears, type Shown } from './judgesDay.ts';
import type { SheetOfRound } from './judgesRounds.ts';
import type { SheetNow } from './sheetNow.ts';
import { isLookedAt, lookedAt, type Looked } from './sheetShown.ts';
import { sheetsOnPhone, type SheetsInputs } from './sheetsOnPhone.ts';

/** All that a judge's phone has heard and holds, and the sheet that was on its screen last. */
export interface JudgeInputs extends Omit<JudgeHears, 'sheetOf'>, SheetsInputs {
  /** False until the floor and its events are heard of. */
  readonly isHeard: boolean;
  readonly own: SheetsInputs['own'] & Pick<JudgesSheets, 'requestChange'>;
  /** Another sheet comes on the screen, or another one was marked. */
  readonly onLook: (looked: Looked) => void;
}

/** The sheet on the screen. */
export interface OpenSheet extends Shown {
  readonly sheet: SheetNow;
}

/** A judge's phone: its rounds, the sheet that is shown, and everything a thumb does. */
export interface JudgeModel {
  readonly day: JudgesDay;
  /** Undefined while no sheet is shown, or it is not known what is marked already. */
  readonly open: OpenSheet | undefined;
  readonly sheetAt: (at: SheetOfRound) => SheetNow | undefined;
  readonly goTo: (at: SheetOfRound) => void;
  /** From the moment a sheet is shown it stays on the screen, with or without a mark on it. */
  readonly stay: () => void;
  /** From the first mark on a sheet is where the thumb is, wherever the floor goes. */
  readonly change: (at: SheetOfRound, marked: Marked) => Promise<void>;
  /** Asks the chairman to open a sent sheet again. */
  readonly askBack: (at: SheetOfRound) => Promise<Outcome>;
}

export function judgeModel(inputs: JudgeInputs): JudgeModel {
  const { judge, own, isHeard, looked, onLook } = inputs;
  const { isKnown, sheetOf, change } = sheetsOnPhone(inputs);
  const day = judgesDay({ ...inputs, sheetOf });
  const placeOf = ({ round: { event, round }, dance }: SheetOfRound): SheetPlace =>
    sheetPlace(event, round, { judge, dance });
  const sheetAt = (at: SheetOfRound): SheetNow | undefined =>
    isKnown(placeOf(at)) ? sheetOf(placeOf(at)) : undefined;
  const goTo = (at: SheetOfRound): void => onLook(lookedAt(day, at));
  const shown = isHeard ? day.shown : undefined;
  const sheet = shown && sheetAt(shown);
  const open = shown && sheet && { ...shown, sheet };
  return {
    day,
    open,
    sheetAt,
    goTo,
    stay: () => {
      if (open !== undefined && !isLookedAt(looked, open)) goTo(open);
    },
    change: (at, marked) => {
      goTo(at);
      return change(placeOf(at), marked);
    },
    askBack: (at) => own.requestChange(placeOf(at)),
  };
}
