import { toCalendarDay } from '../../../../domain/registration/calendar.ts';
import type { Competition } from '../../../../store/competition/competition.ts';
import { getDeviceTimeZone } from '../../../../store/competition/dates.ts';
import { createDayRangeFormatter } from '../../../kit/words/days.ts';
import { useLanguage } from '../../../kit/words/language.ts';

/** The bottom text of every page: the competition and its days; for a certificate also the venue. */
export function usePrintFooter(
  name: string,
  competition: Competition | undefined,
): { readonly foot: string; readonly dayAndPlace: string } {
  const { tag } = useLanguage();
  const { startDate, endDate, place, timeZone = getDeviceTimeZone() } = competition ?? {};
  const first = startDate === undefined ? undefined : toCalendarDay(startDate, timeZone);
  const last = endDate === undefined ? undefined : toCalendarDay(endDate, timeZone);
  const days = first === undefined ? [] : [createDayRangeFormatter(tag)(first, last ?? first)];
  const where = place === undefined || place === '' ? [] : [place];
  return { foot: [name, ...days].join(', '), dayAndPlace: [...days, ...where].join(', ') };
}
