import type { EventDance } from '../../domain/event/dances.ts';
import { useMemo } from 'react';
import type { EventKey, JudgeKey, LeadNumber } from '../../domain/ids.ts';
import type { Delivery, JudgesSheets, Marked } from '../../store/sheets/judgesSheets.ts';
import { marksOfJudge } from '../../store/sheets/marks.ts';
import { isIn, sheetsOfJudge } from '../../store/sheets/sheets.ts';
import { knownOr, useObserved } from '../app/useLive.ts';
import { useLastKnown } from './useLastKnown.ts';

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
}

const EMPTY: readonly LeadNumber[] = [];
const RECEIVED: Delivery = { kind: 'received' };

interface Round {
  readonly event: EventKey;
  readonly round: number;
  readonly judge: JudgeKey;
  /** Who dances has changed so often: what was sent for another line-up is open again, with its marks. */
  readonly lineUp: number | undefined;
}

/**
 * The sheets of one judge in one round, by dance, and how to change one. `mayLook`: it is known who this device is;
 * asked before, the backend would refuse.
 */
export function useSheets(
  own: JudgesSheets,
  { event, round, judge, lineUp }: Round,
  mayLook: boolean,
): {
  /**
   * False while neither this device nor the backend has said what is marked already: a tap on a sheet that only looks
   * empty would send it as if it were.
   */
  readonly isKnown: (dance: EventDance) => boolean;
  readonly sheetOf: (dance: EventDance) => SheetNow;
  readonly change: (dance: EventDance, marked: Marked) => void;
  /** The backend does not let this device look any more: its access code is an old one. */
  readonly isShutOut: boolean;
} {
  useObserved(own.sheets);
  const opened = useObserved(own.opened);
  const paths = useMemo(
    () => ({ marks: marksOfJudge(event, round, judge), sheets: sheetsOfJudge(event, round, judge) }),
    [event, round, judge],
  );
  const marks = useLastKnown(paths.marks, mayLook);
  const sheets = useLastKnown(paths.sheets, mayLook);
  const place = (dance: EventDance) => ({ event, round, judge, dance });

  const sheetOf = (dance: EventDance): SheetNow => {
    const here = own.on(place(dance));
    const pencilled = here?.kept.pencilled ?? EMPTY;
    const sheet = knownOr(sheets, undefined)?.get(dance);
    const changeRequested = sheet?.changeRequested === true;
    // What has not been received yet counts before what the backend says: it is newer.
    if (here !== undefined && (here.delivery.kind !== 'received' || marks.kind !== 'known')) {
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
        };
    }
    const ofDance = knownOr(marks, undefined)?.get(dance);
    const numbers = ofDance?.kind === 'numbers' ? ofDance.numbers : EMPTY;
    const delivery = here?.delivery.kind === 'late' ? here.delivery : RECEIVED;
    return { numbers, pencilled, there: numbers, sent: isIn(sheet, { lineUp }), delivery, changeRequested };
  };

  /** The first change after a sheet was given back: what stood on it, and why. From then on this device keeps it. */
  const reopenedOf = (dance: EventDance): Marked['reopened'] => {
    const sheet = knownOr(sheets, undefined)?.get(dance);
    const ofDance = knownOr(marks, undefined)?.get(dance);
    return sheet?.state === 'draft' && sheet.reason !== undefined
      ? { from: ofDance?.kind === 'numbers' ? ofDance.numbers : EMPTY, why: sheet.reason }
      : undefined;
  };

  return {
    isKnown: (dance) =>
      opened &&
      (own.on(place(dance)) !== undefined || (marks.kind !== 'waiting' && sheets.kind !== 'waiting')),
    sheetOf,
    change: (dance, next) =>
      void own.change(place(dance), {
        ...next,
        lineUp,
        there: sheetOf(dance).there,
        reopened: reopenedOf(dance),
      }),
    isShutOut: marks.kind === 'refused',
  };
}
