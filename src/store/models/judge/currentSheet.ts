import type { LeadNumber } from '../../../domain/ids.ts';
import type { SheetDelivery, SheetOnDevice } from '../../sheets/judgesSheets.ts';
import type { JudgesMarks } from '../../sheets/marks.ts';
import { isSheetIn, type Sheet } from '../../sheets/sheets.ts';

/** A judge's sheet of one dance: this device's latest change, or the backend's state. */
export interface CurrentSheet {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  /** The marks on the backend; later changes are still being sent. */
  readonly there: readonly LeadNumber[];
  readonly sent: boolean;
  readonly delivery: SheetDelivery;
  /** The judge requested to reopen it. */
  readonly changeRequested: boolean;
  /**
   * True if the sheet was sent before, and is open again with its marks: the line-up changed, or it was returned.
   */
  readonly isOpenAgain: boolean;
  /** Returned after it was sent, with the author and reason if known. */
  readonly reopened?: { readonly by: string | undefined; readonly why: string | undefined } | undefined;
}

/** True for a sheet that was sent, but not confirmed yet. */
export const isUnsent = ({ sent, delivery }: CurrentSheet): boolean =>
  sent && delivery.kind !== 'received' && delivery.kind !== 'late';

/** The backend's state of a sheet. Marks this device may not read are unknown. */
export interface SheetAtBackend {
  readonly isKnown: boolean;
  readonly marks: JudgesMarks | undefined;
  readonly sheet: Sheet | undefined;
  /** A sheet sent for another line-up is open again, with its marks. */
  readonly lineUp: number | undefined;
}

const EMPTY: readonly LeadNumber[] = [];
const RECEIVED: SheetDelivery = { kind: 'received' };

export const listMarkedCouples = (marks: JudgesMarks | undefined): readonly LeadNumber[] =>
  marks?.kind === 'numbers' ? marks.numbers : EMPTY;

function reopenedOf(
  kept: SheetOnDevice['kept'] | undefined,
  sheet: Sheet | undefined,
): CurrentSheet['reopened'] {
  const draft = kept?.sent === true ? undefined : kept;
  const onSheet = sheet?.state === 'draft' ? sheet : undefined;
  const by = onSheet?.reopenedBy ?? draft?.reopenedBy;
  const why = onSheet?.reason ?? draft?.reopened?.why;
  return by === undefined && why === undefined ? undefined : { by, why };
}

/** Undelivered changes of this device override the backend's state. */
export function buildCurrentSheet(
  here: SheetOnDevice | undefined,
  { isKnown, marks, sheet, lineUp }: SheetAtBackend,
): CurrentSheet {
  const pencilled = here?.kept.pencilled ?? EMPTY;
  const changeRequested = sheet?.changeRequested === true;
  if (here !== undefined && (here.delivery.kind !== 'received' || !isKnown)) {
    const { numbers, there } = here.kept;
    const isLate = here.delivery.kind === 'late';
    if (!isLate || !isSheetIn(sheet, { lineUp }))
      return {
        numbers,
        pencilled,
        there,
        // Late marks don't count; in a reopened round they can be sent again.
        sent: here.kept.sent && here.kept.lineUp === lineUp && !isLate,
        delivery: here.delivery,
        changeRequested,
        isOpenAgain: numbers.length > 0 && here.kept.lineUp !== lineUp,
        reopened: here.kept.sent ? undefined : reopenedOf(here.kept, sheet),
      };
  }
  const numbers = listMarkedCouples(marks);
  // Returned by the chairman, or because a couple on it is out.
  const wasSent = sheet?.state === 'draft' && (here?.kept.sent === true || sheet.reason !== undefined);
  const delivery = here?.delivery.kind === 'late' ? here.delivery : RECEIVED;
  return {
    numbers,
    pencilled,
    there: numbers,
    sent: isSheetIn(sheet, { lineUp }),
    delivery,
    changeRequested,
    isOpenAgain: numbers.length > 0 && sheet !== undefined && (sheet.lineUp !== lineUp || wasSent),
    reopened: sheet?.state === 'draft' ? reopenedOf(here?.kept, sheet) : undefined,
  };
}
