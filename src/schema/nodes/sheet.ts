import { MAX_COUNT, MAX_LENGTH } from '../../domain/bounds.ts';
import { SHEET_STATES } from '../../domain/floor/sheetStates.ts';
import { choice, integer, number, object, optional, required, text, trueOrMissing } from '../codec/forms.ts';

/** A judge's sheet as pages read it. A judge's phone loads this file; the rest of the node is in sheets.ts. */
export const sheetValues = {
  state: required(choice(SHEET_STATES), 'draft'),
  count: optional(integer(0, MAX_COUNT.recalledCouples)),
  /** Server time of the last change, in milliseconds. */
  at: optional(number),
  reason: optional(text(MAX_LENGTH.reason, 0)),
  /** The person who reopened it, until it is sent again. Its drafts keep it, so they are not mistaken for a first draft. */
  reopenedBy: optional(text(MAX_LENGTH.reason)),
  /** The round's line-up when the sheet was marked; missing if the round has none. */
  lineUp: optional(integer(1, 10_000)),
  /** The judge has asked the chairman to change a sent sheet. */
  changeRequested: optional(trueOrMissing),
};
export const sheetForm = object(sheetValues);
