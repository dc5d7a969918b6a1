import type { LeadNumber } from '../../domain/ids.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { sheetAt, sheetMarksAt, type SheetPlace } from './sheetAt.ts';
import { MAX_LENGTH } from '../../domain/bounds.ts';

/**
 * Writes a draft or sent sheet: the recalled couples, or in a final all couples in order of place. Always the whole list,
 * so sending it twice does no harm.
 */
export const writeSheet = (
  sheet: SheetPlace,
  written: {
    readonly numbers: readonly LeadNumber[];
    readonly sent: boolean;
    readonly reason?: string | undefined;
    /** The round's line-up. */
    readonly lineUp?: number | undefined;
    /** The name of the person who reopened it, if this is a draft of a sheet sent before. */
    readonly reopenedBy?: string | undefined;
  },
): Patch => ({
  [sheetMarksAt(sheet)]: written.numbers.length === 0 ? null : written.numbers,
  [sheetAt(sheet)]: {
    state: written.sent ? 'sent' : 'draft',
    count: written.numbers.length,
    at: SERVER_TIME,
    ...(written.lineUp === undefined ? {} : { lineUp: written.lineUp }),
    ...(written.reason === undefined ? {} : { reason: written.reason }),
    ...(written.sent || written.reopenedBy === undefined ? {} : { reopenedBy: written.reopenedBy }),
    ...(sheet.renumbered === undefined ? {} : { renumbered: sheet.renumbered }),
  },
});

/** Requests a change of a sent sheet, which the chairman may reopen. */
export const requestChange = (sheet: SheetPlace): Patch => ({
  [`${sheetAt(sheet)}/changeRequested`]: true,
});

/** Returns a sent sheet to its judge. The name of the person who reopened it stays until the sheet is sent again. */
export const returnSheet = (sheet: SheetPlace, who: string): Patch => ({
  [`${sheetAt(sheet)}/state`]: 'draft',
  [`${sheetAt(sheet)}/reopenedBy`]: who.slice(0, MAX_LENGTH.reason),
});

/**
 * Returns a sheet with a reason. The marks stay until the judge changes them. The reason stays too: the judge's device
 * repeats it when the sheet is sent again.
 */
export const reopenSheet = (sheet: SheetPlace, who: string, why: string): Patch => ({
  ...returnSheet(sheet, who),
  [`${sheetAt(sheet)}/reason`]: why.slice(0, MAX_LENGTH.reason),
  [`${sheetAt(sheet)}/changeRequested`]: null,
});

/** Declines the request: the sheet stays as sent. */
export const declineChange = (sheet: SheetPlace): Patch => ({
  [`${sheetAt(sheet)}/changeRequested`]: null,
});
