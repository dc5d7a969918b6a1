import { useMemo } from 'react';
import { dayIn } from '../../domain/registration/calendar.ts';
import { deviceZone } from '../app/now.ts';
import { planTimeIn } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';

/** How times are said: on the clock of the hall, with the day where it is not today. In milliseconds. */
export function useHallTime(zone: string | undefined, now: number): (at: number) => string {
  const { tag } = useLanguage();
  const said = useMemo(
    () => [planTimeIn(tag, zone, false), planTimeIn(tag, zone, true)] as const,
    [tag, zone],
  );
  const dayOf = (at: number) => dayIn(zone ?? deviceZone(), at);
  return (at) => (dayOf(at) === dayOf(now) ? said[0](at) : said[1](at));
}
