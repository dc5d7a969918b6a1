import { useEffect, useMemo } from 'react';
import type { EventKey, JudgeKey, LeadNumber } from '../../domain/ids.ts';
import type { Change, Delivery, Outbox } from '../../store/judge/outbox.ts';
import { marksOfJudge } from '../../store/paths/marks.ts';
import { isIn, sheetsOfJudge } from '../../store/paths/sheets.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';

/** A judge's sheet of one dance as it stands: what this device has changed last, else what the backend holds. */
export interface SheetNow {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  readonly sent: boolean;
  readonly delivery: Delivery;
}

const EMPTY: readonly LeadNumber[] = [];
const RECEIVED: Delivery = { kind: 'received' };

interface Round {
  readonly event: EventKey;
  readonly round: number;
  readonly judge: JudgeKey;
}

/** The sheets of one judge in one round, by dance, and how to change one. */
export function useSheets(
  outbox: Outbox,
  { event, round, judge }: Round,
): {
  /**
   * False while neither this device nor the backend has said what is marked already: a tap on a sheet that only looks
   * empty would send it as if it were.
   */
  readonly isKnown: (dance: string) => boolean;
  readonly sheetOf: (dance: string) => SheetNow;
  readonly change: (dance: string, change: Change) => void;
} {
  const { device } = useStore();
  useObserved(outbox.sheets);
  const opened = useObserved(outbox.opened);
  const cards = useLive(
    device,
    useMemo(() => marksOfJudge(event, round, judge), [event, round, judge]),
  );
  const sheets = useLive(
    device,
    useMemo(() => sheetsOfJudge(event, round, judge), [event, round, judge]),
  );
  const place = (dance: string) => ({ event, round, judge, dance });

  const sheetOf = (dance: string): SheetNow => {
    const here = outbox.on(place(dance));
    const pencilled = here?.kept.pencilled ?? EMPTY;
    // What has not been received yet counts before what the backend says: it is newer.
    if (here !== undefined && (here.kept.received !== here.kept.change || cards.kind !== 'known'))
      return { ...here.kept, pencilled, delivery: here.delivery };
    const card = knownOr(cards, undefined)?.get(dance);
    return {
      numbers: card?.kind === 'numbers' ? card.numbers : EMPTY,
      pencilled,
      sent: isIn(knownOr(sheets, undefined)?.get(dance)),
      delivery: RECEIVED,
    };
  };

  const isKnown = (dance: string): boolean =>
    opened &&
    (outbox.on(place(dance)) !== undefined || (cards.kind !== 'waiting' && sheets.kind !== 'waiting'));

  return { isKnown, sheetOf, change: (dance, next) => void outbox.change(place(dance), next) };
}

/** Sends what an earlier visit left on this device, as soon as the judge is back at this round. */
export function useResume(outbox: Outbox, { event, round, judge }: Round, dances: readonly string[]): void {
  const list = dances.join('\n');
  useEffect(() => {
    for (const dance of list.split('\n')) void outbox.resume({ event, round, judge, dance });
  }, [outbox, event, round, judge, list]);
}
