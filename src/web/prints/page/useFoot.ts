import { dayMeant } from '../../../domain/registration/calendar.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { deviceZone } from '../../app/now.ts';
import { daysIn } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.ts';

/** What stands at the foot of every page: which competition it is of, and when that is. */
export function useFoot(name: string, competition: Competition | undefined): string {
  const { tag } = useLanguage();
  const { startDate, endDate, timeZone = deviceZone() } = competition ?? {};
  const first = startDate === undefined ? undefined : dayMeant(startDate, timeZone);
  const last = endDate === undefined ? undefined : dayMeant(endDate, timeZone);
  return first === undefined ? name : `${name}, ${daysIn(tag)(first, last ?? first)}`;
}
