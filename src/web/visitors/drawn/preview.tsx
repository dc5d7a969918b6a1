import { renderToStaticMarkup } from 'react-dom/server';
import { toCalendarDay } from '../../../domain/registration/calendar.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { joinParts } from '../../kit/words/joinParts.ts';

type Shown = Pick<Competition, 'fullName' | 'place' | 'startDate' | 'endDate' | 'timeZone'>;

/** Place and date in a line: 'Saturday, November 15, 2025, Jadwin Gym'. */
function whenAndWhere({ startDate, endDate, timeZone, place }: Shown, tag: string): string {
  const first =
    startDate === undefined || timeZone === undefined ? undefined : toCalendarDay(startDate, timeZone);
  const last = endDate === undefined || timeZone === undefined ? first : toCalendarDay(endDate, timeZone);
  return joinParts([first && createDayRangeFormatter(tag)(first, last ?? first), place]);
}

/**
 * The tab title and the link preview for chats: name, date and place of the competition.
 * @param page the page's title, if it differs from the competition's name
 */
export function renderPreview(about: Shown, tag: string, page?: string): string {
  const { fullName } = about;
  const title = page ?? fullName;
  const said = whenAndWhere(about, tag);
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {page === undefined ? null : <meta property="og:site_name" content={fullName} />}
      {said !== '' && <meta property="og:description" content={said} />}
      {said !== '' && <meta name="description" content={said} />}
    </>,
  );
}
