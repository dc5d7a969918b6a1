import type { LeadNumber } from '../../../domain/ids.ts';
import type { Delivery, SheetOnDevice } from '../../sheets/judgesSheets.ts';
import type { JudgesMarks } from '../../sheets/marks.ts';
import { isIn, type Sheet } from '../../sheets/sheets.ts';

/** A judge's sheet of one dance as it stands: what this device has changed last, else what the backend holds. */
export interface SheetNow {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  /** What the backend has of it; the rest is on its way. */
  readonly there: readonly LeadNumber[];
  readonly sent: boolean;
  readonly delivery: Delivery;
  /** The judge has asked the chairman to open it again. */
  readonly changeRequested: boolean;
  /** It was sent, and is open again with its marks: who dances has changed since, or it was given back. */
  readonly isOpenAgain: boolean;
  /** Given back after it was sent, until it is sent again: by whom and why, as far as this device knows. */
  readonly reopened?: { readonly by: string | undefined; readonly why: string | undefined } | undefined;
}

/** The judge has sent it, and the server has not confirmed that yet. */
export const isUnsent = ({ sent, delivery }: SheetNow): boolean =>
  sent && delivery.kind !== 'received' && delivery.kind !== 'late';

/** What the backend says of a sheet. Marks that it has not told of, or does not show this device, are not known. */
export interface SheetAtBackend {
  readonly isKnown: boolean;
  readonly marks: JudgesMarks | undefined;
  readonly sheet: Sheet | undefined;
  /** Who dances has changed so often: what was sent for another line-up is open again, with its marks. */
  readonly lineUp: number | undefined;
}

const EMPTY: readonly LeadNumber[] = [];
const RECEIVED: Delivery = { kind: 'received' };

/** The numbers of marks that can be read. */
export const numbersOf = (marks: JudgesMarks | undefined): readonly LeadNumber[] =>
  marks?.kind === 'numbers' ? marks.numbers : EMPTY;

function reopenedOf(kept: SheetOnDevice['kept'] | undefined, sheet: Sheet | undefined): SheetNow['reopened'] {
  const draft = kept?.sent === true ? undefined : kept;
  const onSheet = sheet?.state === 'draft' ? sheet : undefined;
  const by = onSheet?.reopenedBy ?? draft?.reopenedBy;
  const why = onSheet?.reason ?? draft?.reopened?.why;
  return by === undefined && why === undefined ? undefined : { by, why };
}

/** How a sheet stands. What this device has not delivered yet counts before what the backend says: it is newer. */
export function sheetNow(
  here: SheetOnDevice | undefined,
  { isKnown, marks, sheet, lineUp }: SheetAtBackend,
): SheetNow {
  const pencilled = here?.kept.pencilled ?? EMPTY;
  const changeRequested = sheet?.changeRequested === true;
  if (here !== undefined && (here.delivery.kind !== 'received' || !isKnown)) {
    const { numbers, there } = here.kept;
    const isLate = here.delivery.kind === 'late';
    if (!isLate || !isIn(sheet, { lineUp }))
      return {
        numbers,
        pencilled,
        there,
        // Late marks do not count: where the round is open again, they can be sent again.
        sent: here.kept.sent && here.kept.lineUp === lineUp && !isLate,
        delivery: here.delivery,
        changeRequested,
        isOpenAgain: numbers.length > 0 && here.kept.lineUp !== lineUp,
        reopened: here.kept.sent ? undefined : reopenedOf(here.kept, sheet),
      };
  }
  const numbers = numbersOf(marks);
  // Given back: by the chairman, or because a couple on it is out.
  const wasSent = sheet?.state === 'draft' && (here?.kept.sent === true || sheet.reason !== undefined);
  const delivery = here?.delivery.kind === 'late' ? here.delivery : RECEIVED;
  return {
    numbers,
    pencilled,
    there: numbers,
    sent: isIn(sheet, { lineUp }),
    delivery,
    changeRequested,
    isOpenAgain: numbers.length > 0 && sheet !== undefined && (sheet.lineUp !== lineUp || wasSent),
    reopened: sheet?.state === 'draft' ? reopenedOf(here?.kept, sheet) : undefined,
  };
}
