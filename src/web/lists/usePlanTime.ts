import { useMemo } from 'react';
import { dayIn } from '../../domain/registration/calendar.ts';
import { competition } from '../../store/competition/competition.ts';
import { deviceZone } from '../app/now.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { planTimeIn } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import type { DayRow } from './competitorsDay.ts';

/** How the times of these rows are said: on the clock of the competition, with the day where there are several. */
export function usePlanTime(rows: readonly DayRow[]): (at: number) => string {
  const { tag } = useLanguage();
  const zone = knownOr(useLive(useStore().device, competition), undefined)?.timeZone;
  return useMemo(() => {
    const days = new Set(
      rows.flatMap(({ event }) =>
        event.rounds.flatMap(({ startTime }) =>
          startTime === undefined ? [] : [dayIn(zone ?? deviceZone(), startTime)],
        ),
      ),
    );
    return planTimeIn(tag, zone, days.size > 1);
  }, [rows, tag, zone]);
}
