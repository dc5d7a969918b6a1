import { useMemo } from 'react';
import type { EventDance } from '../../domain/event/dances.ts';
import type { JudgeKey } from '../../domain/ids.ts';
import type { JudgesSheets, Marked } from '../../store/sheets/judgesSheets.ts';
import { marksOfJudge } from '../../store/sheets/marks.ts';
import type { SheetPlace } from '../../store/sheets/sheetAt.ts';
import { isIn, sheetsOfJudge } from '../../store/sheets/sheets.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useObserved, type Live } from '../app/useLive.ts';
import type { JudgeHears } from './judgesDay.ts';
import { roundKey, type RoundPlace } from './judgesRounds.ts';
import { numbersOf, sheetNow, type SheetAtBackend, type SheetNow } from './sheetNow.ts';
import { useIsIdentified } from './useIsIdentified.ts';
import { useEachLastKnown } from '../app/useLastKnown.ts';

/** A judge's sheets as this device knows them, and the way to change one. */
export interface SheetsNow {
  /**
   * False while neither this device nor the backend has said what is marked already: a tap on a sheet that only looks
   * empty would send it as if it were.
   */
  readonly isKnown: (place: SheetPlace) => boolean;
  readonly sheetOf: (place: SheetPlace) => SheetNow;
  readonly change: (place: SheetPlace, marked: Marked) => void;
  /** The backend does not let this device look any more: its access code is an old one. */
  readonly isShutOut: boolean;
}

/** The sheets of a judge in these rounds: on this device, and at the backend. */
export function useSheets(
  own: Pick<JudgesSheets, 'sheets' | 'opened' | 'on' | 'change'>,
  judge: JudgeKey,
  rounds: readonly RoundPlace[],
  eventOf: JudgeHears['eventOf'],
): SheetsNow {
  const { device } = useStore();
  const mayLook = useIsIdentified();
  useObserved(own.sheets);
  const opened = useObserved(own.opened);
  const paths = useMemo(
    () => ({
      marks: rounds.map(({ event, round }) => marksOfJudge(event, round, judge)),
      sheets: rounds.map(({ event, round }) => sheetsOfJudge(event, round, judge)),
    }),
    [rounds, judge],
  );
  const marks = useEachLastKnown(paths.marks, { mayAsk: mayLook });
  const sheets = useEachLastKnown(paths.sheets, { mayAsk: mayLook });
  const at = (place: SheetPlace): number => rounds.findIndex((round) => roundKey(round) === roundKey(place));
  const of = <T>(each: readonly Live<ReadonlyMap<EventDance, T>>[], place: SheetPlace): T | undefined => {
    const heard = each[at(place)];
    return heard?.kind === 'known' ? heard.value.get(place.dance) : undefined;
  };
  const lineUpOf = ({ event, round }: SheetPlace): number | undefined =>
    eventOf(event)?.rounds.find(({ number }) => number === round)?.lineUp;
  /**
   * Whether what is known of the marks counts before what this device holds. What an earlier visit has heard may be older
   * than the last taps: shown in their place, the next tap would send the sheet without them. That a sheet is closed, or
   * was given back after it was sent here, is never older.
   */
  const isNewer = (place: SheetPlace): boolean => {
    if (marks[at(place)]?.kind !== 'known') return false;
    const path = paths.marks[at(place)];
    if (path !== undefined && device.peek(path.at).kind === 'known') return true;
    const sheet = of(sheets, place);
    return (
      isIn(sheet, { lineUp: lineUpOf(place) }) ||
      (sheet?.reason !== undefined && own.on(place)?.kept.sent === true)
    );
  };
  const there = (place: SheetPlace): SheetAtBackend => ({
    isKnown: isNewer(place),
    marks: of(marks, place),
    sheet: of(sheets, place),
    lineUp: lineUpOf(place),
  });
  const sheetOf = (place: SheetPlace): SheetNow => sheetNow(own.on(place), there(place));
  return {
    isKnown: (place) =>
      opened &&
      (own.on(place) !== undefined || [marks, sheets].every((each) => each[at(place)]?.kind !== 'waiting')),
    sheetOf,
    change: (place, marked) => {
      const { sheet, marks: before, lineUp } = there(place);
      // The first change after a sheet was given back: what stood on it, and why. From then on this device keeps it.
      const reopened =
        sheet?.state === 'draft' && sheet.reason !== undefined
          ? { from: numbersOf(before), why: sheet.reason }
          : undefined;
      void own.change(place, {
        ...marked,
        lineUp,
        there: sheetOf(place).there,
        reopened,
        reopenedBy: sheet?.reopenedBy,
      });
    },
    isShutOut: marks.some(({ kind }) => kind === 'refused'),
  };
}
