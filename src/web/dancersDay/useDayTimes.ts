import { useMemo } from 'react';
import type { Begins, DancersDay } from '../../domain/dancersDay/dancersDay.ts';
import { dayIn } from '../../domain/registration/calendar.ts';
import { competition } from '../../store/competition/competition.ts';
import { deviceZone } from '../app/now.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { planTimeIn } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';

export interface DayTimes {
  /** '4:12', with the day where somebody dances on several: 'Sat 4:12'. */
  readonly at: (moment: number) => string;
  /** '4:21–26', '4:56–5:02'. */
  readonly band: (begins: Pick<Begins, 'earliest' | 'latest'>) => string;
}

/** Within one hour the second time says its minutes alone. */
function shortened(from: string, to: string): string {
  const [hour] = from.split(':');
  const [sameHour, minutes] = to.split(':');
  return hour === sameHour && minutes !== undefined ? minutes : to;
}

/** How the times of a day are said: on the clock of the competition. */
export function useDayTimes({ coming, done }: DancersDay): DayTimes {
  const { tag } = useLanguage();
  const zone = knownOr(useLive(useStore().device, competition), undefined)?.timeZone;
  return useMemo(() => {
    const moments = [
      ...coming.flatMap(({ begins }) => begins?.likely ?? []),
      ...done.flatMap(({ round }) => round.startedAt ?? []),
    ];
    const days = new Set(moments.map((moment) => dayIn(zone ?? deviceZone(), moment)));
    const at = planTimeIn(tag, zone, days.size > 1);
    const plain = planTimeIn(tag, zone, false);
    return {
      at,
      band: ({ earliest, latest }) => {
        const [from, to] = [plain(earliest), plain(latest)];
        return from === to ? at(earliest) : `${at(earliest)}–${shortened(from, to)}`;
      },
    };
  }, [coming, done, tag, zone]);
}
