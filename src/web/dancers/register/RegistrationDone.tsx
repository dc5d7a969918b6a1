import { CalendarDays, ChevronLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { listPayers } from '../../../domain/fees/payOptions.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { groupByPartner } from '../../../domain/registrant/partnerGroups.ts';
import { findDiscountedDancer, buildParty } from '../../../domain/registrant/party.ts';
import { parseRoster } from '../../../domain/registrant/roster.ts';
import { removeDancers } from '../../../domain/registrant/rosterFixes.ts';
import { toCalendarDay } from '../../../domain/registration/calendar.ts';
import { competitionBasics, type Competition } from '../../../store/competition/competition.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { agreedPricePath } from '../../../store/registrant/agreedPrices.ts';
import { saveCode } from '../../../store/registrant/savedCodes.ts';
import { ownRegistrationPath } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { buildCalendarFile } from '../../kit/shell/calendarFile.ts';
import { saveFile } from '../../kit/shell/saveFile.ts';
import { BillLines } from '../../kit/parts/bill/BillLines.tsx';
import { HowToPay } from '../../kit/pay/HowToPay.tsx';
import { useHowToPay } from '../../kit/pay/useHowToPay.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { createDayRangeFormatter } from '../../kit/words/days.ts';
import { billWords } from '../../kit/words/english/bill.ts';
import { registeredWords } from '../../kit/words/english/registered.ts';
import { registerTeamWords } from '../../kit/words/english/registerTeam.ts';
import { useLanguage, useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { useRequests } from '../requests/useRequests.ts';
import { DancingPart } from './DancingPart.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OtherCodes } from './OtherCodes.tsx';
import { InvitedPlaces } from './InvitedPlaces.tsx';
import { SavedCode } from './SavedCode.tsx';
import type { RegistrationStepProps } from './stepProps.ts';
import { useDiscountedPrice, type PriceEstimate } from './usePrice.ts';
import './own.css';
import './done.css';

const NOBODY: readonly string[] = [];
const NO_EVENTS: RegistrationStepProps['events'] = [];

export interface Props extends Pick<RegistrationStepProps, 'draft' | 'events' | 'phase'> {
  readonly code: string;
  /** Dancers in the same registration, with codes of their own. */
  readonly others: readonly { readonly name: string; readonly code: string }[];
  /** Keys of the dancers in the registration. */
  readonly dancers: readonly string[];
  /** The number of entries. */
  readonly entries: number;
  readonly onAnother: () => void;
  /** Continues with the lines of a team that weren't ready. */
  readonly onRest: (draft: RegistrationDraft) => void;
  /** Registered by an organizer: the code is handed over, and not stored here. */
  readonly atDesk?: boolean;
}

function useDays(about: Competition | undefined) {
  const { timeZone } = useTimes();
  const first = about?.startDate === undefined ? undefined : toCalendarDay(about.startDate, timeZone);
  const last = about?.endDate === undefined ? undefined : toCalendarDay(about.endDate, timeZone);
  return first === undefined ? undefined : { first, last: last ?? first };
}

/** The dancer's events by partner, as they stand now. Undefined while they load. */
function useGroups(code: string, events: RegistrationStepProps['events']) {
  const { device } = useStore();
  const path = useMemo(() => ownRegistrationPath(code), [code]);
  const known = valueOr(useLive(device, path), undefined);
  const people = valueOr(useLive(device, competitors), undefined);
  const dancer = known?.competitor;
  const { sent } = useRequests(useMemo(() => (dancer === undefined ? NOBODY : [dancer]), [dancer]));
  return useMemo(() => {
    const nameOf = (id: string): string => people?.find((one) => one.id === id)?.name ?? '';
    return dancer === undefined || people === undefined
      ? undefined
      : groupByPartner(dancer, events, sent, nameOf);
  }, [dancer, people, events, sent]);
}

/** The discount that arrived with the registration. */
function useSentDiscount(
  draft: RegistrationDraft,
  dancers: readonly string[],
  events: RegistrationStepProps['events'],
) {
  const { device } = useStore();
  const index = findDiscountedDancer(draft, buildParty(draft, events));
  const dancer = index === undefined ? undefined : dancers[index];
  const path = useMemo(() => (dancer === undefined ? undefined : agreedPricePath(dancer)), [dancer]);
  return valueOr(useLive(device, path), undefined)?.discount;
}

/** Lines of a team that weren't ready, and the way to register them. */
function RestOfTeam({ draft, others, onRest }: Pick<Props, 'draft' | 'others' | 'onRest'>) {
  const team = useWords(registerTeamWords);
  const list = removeDancers(draft, [draft.name, ...others.map(({ name }) => name)]);
  const { lines } = parseRoster(list.roster, NO_EVENTS, list.rosterAnswers);
  if (lines.length === 0) return null;
  return (
    <section className="done-part">
      <NoteBox tone="warn">{team.rest(lines.length)}</NoteBox>
      <p className="done-verbs">
        <Button look="main" onClick={() => onRest({ ...draft, ...list, readyDancers: 0 })}>
          {team.registerRest(lines.length)}
        </Button>
      </p>
    </section>
  );
}

/** The price, and how to pay it. */
function CostPart({
  price,
  dancers,
  draft,
}: Pick<Props, 'dancers' | 'draft'> & { readonly price: PriceEstimate | undefined }) {
  const words = useWords(registeredWords);
  const { title } = useWords(billWords);
  const ways = useHowToPay(useStore().device);
  if (price === undefined) return null;
  return (
    <section className="done-part" aria-label={title}>
      <h2 className="done-cost">
        {title} <b className="number">{formatMoney(price.total)}</b>
      </h2>
      {price.bills.map(({ name, bill }) => (
        <div key={name}>
          {price.bills.length > 1 ? <h3>{name}</h3> : null}
          <BillLines bill={bill} isOnly={price.isOnly} />
        </div>
      ))}
      {price.total === 0 ? <p className="second">{words.nothingToPay}</p> : null}
      {price.total === 0 || ways === undefined ? null : (
        <HowToPay
          ways={ways}
          cents={price.total}
          payers={listPayers(dancers, draft.school)}
          email={draft.email}
        />
      )}
    </section>
  );
}

/**
 * For a dancer who has just registered: events and partners, the price, the code, and the next steps. Goal: nothing is
 * left to ask, and the code survives the phone.
 */
export default function RegistrationDone({
  code,
  others,
  dancers,
  entries,
  draft,
  events,
  phase,
  onAnother,
  onRest,
  atDesk = false,
}: Props) {
  const done = useWords(registeredWords);
  const team = useWords(registerTeamWords);
  const { device, eventName } = useStore();
  const { tag } = useLanguage();
  const about = valueOr(useLive(device, competitionBasics), undefined);
  const days = useDays(about);
  const groups = useGroups(code, events);
  const price = useDiscountedPrice(useSentDiscount(draft, dancers, events), draft, events, phase);
  const isTeam = draft.registers === 'team';
  const title = about?.fullName ?? '';
  useEffect(() => {
    if (!atDesk) saveCode(eventName, code);
  }, [atDesk, eventName, code]);
  const addToCalendar = (when: NonNullable<typeof days>): void => {
    const { origin, host } = window.location;
    // The note has no code, because calendars are shared.
    const note = `${origin}${screens.updateEntries.link()}`;
    const text = buildCalendarFile(
      [{ id: `${eventName}@${host}`, title, when, place: about?.place, note }],
      Date.now() + device.serverAhead.now,
    );
    saveFile(`${eventName}.ics`, new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <main className="page register-done">
      <header>
        <h1>{done.title(draft.name.trim())}</h1>
        <p className="second">
          {joinParts([
            days === undefined ? '' : createDayRangeFormatter(tag)(days.first, days.last),
            about?.place ?? '',
          ])}
        </p>
      </header>
      <SavedCode code={code} title={title} />
      {others.length === 0 ? null : (
        <section className="done-part">
          <p>{done.others}</p>
          <OtherCodes others={others} />
        </section>
      )}
      {isTeam ? <p className="second">{team.found(others.length, entries)}</p> : null}
      {isTeam ? <RestOfTeam draft={draft} others={others} onRest={onRest} /> : null}
      {atDesk ? null : <InvitedPlaces draft={draft} code={code} events={events} />}
      {groups === undefined || groups.length === 0 || isTeam ? null : <DancingPart groups={groups} />}
      <CostPart price={price} dancers={dancers} draft={draft} />
      {groups === undefined || about === undefined || atDesk ? null : (
        <NextSteps groups={groups} about={about} />
      )}
      <p className="done-verbs">
        {atDesk || days === undefined ? null : (
          <Button onClick={() => addToCalendar(days)}>
            <CalendarDays size={18} strokeWidth={1.6} aria-hidden />
            {done.calendar}
          </Button>
        )}
        {atDesk ? null : (
          <Link className={buildButtonClass()} to={screens.updateEntries.link()}>
            {done.mine}
          </Link>
        )}
        <Button look={atDesk ? 'main' : 'border'} onClick={onAnother}>
          {done.another}
        </Button>
      </p>
      {atDesk ? null : (
        <Link className="done-home" to={screens.home.link()}>
          <ChevronLeft size={18} strokeWidth={1.6} aria-hidden />
          {done.home(title)}
        </Link>
      )}
    </main>
  );
}
