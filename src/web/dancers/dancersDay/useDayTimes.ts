import { useMemo } from 'react';
import type { StartEstimate, DancersDay } from '../../../domain/dancersDay/dancersDay.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';

export interface DayTimes {
  /** '4:12 PM', or with the day if the dancer has several: 'Sat 4:12 PM'. */
  readonly at: (moment: number) => string;
  /** '4:21–26 PM', '4:56–5:02 PM'. */
  readonly band: (begins: Pick<StartEstimate, 'earliest' | 'latest'>) => string;
}

export function useDayTimes({ coming, done }: DancersDay): DayTimes {
  const times = useTimes();
  return useMemo(() => {
    const moments = [
      ...mapDefined(coming, ({ begins }) => begins?.likely),
      ...mapDefined(done, ({ round }) => round.startedAt),
    ];
    const days = new Set(moments.map((moment) => times.dayOf(moment)));
    const at = days.size > 1 ? times.weekdayTime : times.clockTime;
    return {
      at,
      band: ({ earliest, latest }) => {
        const band = times.band(earliest, latest);
        return at(earliest).replace(times.plainTime(earliest), band);
      },
    };
  }, [coming, done, times]);
}
