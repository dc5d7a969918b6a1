import { useState } from 'react';
import type { JudgeKey } from '../../domain/ids.ts';
import { competition } from '../../store/competition/competition.ts';
import type { JudgesSheets } from '../../store/sheets/judgesSheets.ts';
import { sheetPlace, type SheetPlace } from '../../store/sheets/sheetAt.ts';
import { knownOr, useObserved } from '../app/useLive.ts';
import { judgesDay, type JudgesDay } from './judgesDay.ts';
import type { SheetOfRound } from './judgesRounds.ts';
import { isLookedAt, lookedAt, type Looked } from './sheetShown.ts';
import { useLastKnown } from '../app/useLastKnown.ts';
import { useRoundsHeard, type RoundsHeard } from './useRoundsHeard.ts';
import { useSheets, type SheetsNow } from './useSheets.ts';

export interface DayOnPhone {
  readonly heard: RoundsHeard;
  readonly day: JudgesDay;
  /** The sheet on the screen; undefined while none is, or its marks are not known yet. */
  readonly place: SheetPlace | undefined;
  readonly sheets: SheetsNow;
  /** The judge goes to a sheet, or marks it. */
  readonly goTo: (sheet: SheetOfRound) => void;
}

/** Follows the floor for a judge: what `judgesDay` says of all that this phone has heard and holds. */
export function useJudgesDay(own: JudgesSheets, judge: JudgeKey): DayOnPhone {
  useObserved(own.sheets);
  // Those of marks that wait as well: their judge is told when they can never come in.
  const heard = useRoundsHeard(own.unsettled().map(({ place }) => place));
  const { isHeard, floor, places, eventOf } = heard;
  const judges = knownOr(useLastKnown(competition), undefined)?.judges ?? [];
  const [looked, setLooked] = useState<Looked>();
  const sheets = useSheets(own, judge, places, eventOf);
  const day = judgesDay({ judge, judges, floor, eventOf, sheetOf: sheets.sheetOf, looked });
  const goTo = (sheet: SheetOfRound): void => setLooked(lookedAt(day, sheet));
  const { shown } = day;
  const at =
    isHeard && shown !== undefined
      ? sheetPlace(shown.round.event, shown.round.round, { judge, dance: shown.dance })
      : undefined;
  const place = at !== undefined && sheets.isKnown(at) ? at : undefined;
  // From the moment a sheet is on the screen it stays there, with or without a mark on it.
  if (place !== undefined && shown !== undefined && !isLookedAt(looked, shown)) goTo(shown);
  return { heard, day, place, sheets, goTo };
}
