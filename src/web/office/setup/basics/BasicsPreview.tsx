import { getTimeFormatters } from '../../../kit/words/times.ts';
import { toCalendarDay } from '../../../../domain/registration/calendar.ts';
import {
  findRegistrationAvailability,
  type RegistrationState,
} from '../../../../domain/registration/phase.ts';
import type { BasicSettings } from '../../../../store/competition/basics.ts';
import { describeRegistration } from '../../../kit/shell/describeRegistration.ts';
import { useNow } from '../../../kit/clock/useNow.ts';
import { createDayRangeFormatter } from '../../../kit/words/days.ts';
import { basicsDeskWords } from '../../../kit/words/english/basicsDesk.ts';
import { homeWords } from '../../../kit/words/english/home.ts';
import { useLanguage, useWords } from '../../../kit/words/language.ts';
import { RegistrationSpans } from './RegistrationSpans.tsx';

/** The prices of registration once it is opened. */
const asOpened = ({ dates, status }: BasicSettings): RegistrationState => ({
  dates,
  status: status === 'WAITING' ? 'OPEN' : status,
});

/** A visitor's view of these dates now, and of the phases they make. */
export function BasicsPreview({
  basics,
  timeZone,
}: {
  readonly basics: BasicSettings;
  readonly timeZone: string;
}) {
  const words = useWords(basicsDeskWords);
  const visitors = useWords(homeWords);
  const { tag } = useLanguage();
  const now = useNow();
  const first = basics.startDate === undefined ? undefined : toCalendarDay(basics.startDate, timeZone);
  const last = basics.endDate === undefined ? first : toCalendarDay(basics.endDate, timeZone);
  const stands = findRegistrationAvailability(basics, now);
  const times = getTimeFormatters(tag, timeZone);
  return (
    <aside className="setup-trial" aria-label={words.preview}>
      <p className="caption">{words.preview}</p>
      <div className="basics-visitor">
        <h3>{basics.fullName.trim() === '' ? visitors.unnamed : basics.fullName}</h3>
        {first !== undefined && last !== undefined ? (
          <p>{createDayRangeFormatter(tag)(first, last)}</p>
        ) : null}
        {basics.place.trim() === '' ? null : <p>{basics.place}</p>}
        <output>{visitors.registration(describeRegistration(stands, times, undefined))}</output>
      </div>
      <RegistrationSpans
        registration={asOpened(basics)}
        timeZone={timeZone}
        now={basics.status === 'WAITING' ? undefined : now}
      />
    </aside>
  );
}
