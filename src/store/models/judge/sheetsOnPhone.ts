import { findRound } from '../../../domain/competition.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import type { LiveValue } from '../../connection/states.ts';
import type { JudgesSheets, MarkedSheet } from '../../sheets/judgesSheets.ts';
import type { JudgesMarks } from '../../sheets/marks.ts';
import type { SheetPlace } from '../../sheets/sheetAt.ts';
import { isSheetIn, type Sheet } from '../../sheets/sheets.ts';
import type { FloorState, RoundPlace } from './judgesRounds.ts';
import {
  listMarkedCouples,
  buildCurrentSheet,
  type SheetAtBackend,
  type CurrentSheet,
} from './currentSheet.ts';

/** A judge's marks and sheets of a round by dance, from the backend. */
export interface ReceivedSheets {
  readonly marks: LiveValue<ReadonlyMap<EventDance, JudgesMarks>> | undefined;
  readonly sheets: LiveValue<ReadonlyMap<EventDance, Sheet>> | undefined;
  /** False while the marks are cached from an earlier visit. */
  readonly isFresh: boolean;
}

export interface SheetsOnPhone {
  /** False while the existing marks are unknown: a tap on a sheet that only looks empty would overwrite them. */
  readonly isKnown: (place: SheetPlace) => boolean;
  readonly sheetOf: (place: SheetPlace) => CurrentSheet;
  readonly change: (place: SheetPlace, marked: MarkedSheet) => Promise<void>;
}

export interface SheetsInputs {
  readonly own: Pick<JudgesSheets, 'opened' | 'on' | 'change'>;
  readonly eventOf: FloorState['eventOf'];
  readonly heardOf: (round: RoundPlace) => ReceivedSheets;
}

export function buildSheetsOnPhone({ own, eventOf, heardOf }: SheetsInputs): SheetsOnPhone {
  const there = (place: SheetPlace): SheetAtBackend => {
    const { marks, sheets, isFresh } = heardOf(place);
    const sheet = sheets?.kind === 'known' ? sheets.value.get(place.dance) : undefined;
    const event = eventOf(place.event);
    const lineUp = event && findRound(event, place.round)?.lineUp;
    if (marks?.kind !== 'known') return { isKnown: false, marks: undefined, sheet, lineUp };
    return {
      // Cached marks may be older than the last taps, and would replace them with the next tap. A closed or returned sheet
      // is never older.
      isKnown:
        isFresh ||
        isSheetIn(sheet, { lineUp }) ||
        (sheet?.reason !== undefined && own.on(place)?.kept.sent === true),
      marks: marks.value.get(place.dance),
      sheet,
      lineUp,
    };
  };
  const sheetOf = (place: SheetPlace): CurrentSheet => buildCurrentSheet(own.on(place), there(place));
  return {
    isKnown: (place) => {
      const { marks, sheets } = heardOf(place);
      return (
        own.opened.now &&
        (own.on(place) !== undefined || (marks?.kind !== 'waiting' && sheets?.kind !== 'waiting'))
      );
    },
    sheetOf,
    change: (place, marked) => {
      const { sheet, marks, lineUp } = there(place);
      // The first change after a sheet was returned keeps its marks and the reason.
      const reopened =
        sheet?.state === 'draft' && sheet.reason !== undefined
          ? { from: listMarkedCouples(marks), why: sheet.reason }
          : undefined;
      const reopenedBy = sheet?.reopenedBy;
      return own.change(place, { ...marked, lineUp, there: sheetOf(place).there, reopened, reopenedBy });
    },
  };
}
