import type { LeadNumber } from '../../domain/ids.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { sheetAt, sheetMarksAt, type SheetPlace } from './sheetAt.ts';
import { MAX_LENGTH } from '../../domain/bounds.ts';

/**
 * A sheet while it is being marked, or as it is let go of: the recalled couples, or in a final all of them in order of
 * place. Always the whole list, so that sending it twice does no harm.
 */
export const keepSheet = (
  sheet: SheetPlace,
  written: {
    readonly numbers: readonly LeadNumber[];
    readonly sent: boolean;
    readonly reason?: string | undefined;
    /** Which line-up of the round it is made for. */
    readonly lineUp?: number | undefined;
    /** A draft of a sheet that was sent before: who reopened it. */
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

/** The judge wants to change a sheet that is sent: the chairman may open it again. */
export const requestChange = (sheet: SheetPlace): Patch => ({
  [`${sheetAt(sheet)}/changeRequested`]: true,
});

/** A sent sheet is open for its judge again: who reopened it stands on it until it is sent again. */
export const giveBack = (sheet: SheetPlace, who: string): Patch => ({
  [`${sheetAt(sheet)}/state`]: 'draft',
  [`${sheetAt(sheet)}/reopenedBy`]: who.slice(0, MAX_LENGTH.reason),
});

/**
 * The same for a reason. What was marked stays until the judge changes it; the reason stands on the sheet until then, for the
 * judge's device to say when the sheet is sent again.
 */
export const reopenSheet = (sheet: SheetPlace, who: string, why: string): Patch => ({
  ...giveBack(sheet, who),
  [`${sheetAt(sheet)}/reason`]: why.slice(0, MAX_LENGTH.reason),
  [`${sheetAt(sheet)}/changeRequested`]: null,
});

/** The sheet stays as it was sent. */
export const declineChange = (sheet: SheetPlace): Patch => ({
  [`${sheetAt(sheet)}/changeRequested`]: null,
});
