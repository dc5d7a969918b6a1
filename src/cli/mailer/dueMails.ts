import { createHash } from 'node:crypto';
import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { mailFormats, type MailFormats } from '../../domain/mail/mailFormats.ts';
import { partnerAsks } from '../../domain/mail/partnerAsks.ts';
import { registrationReceived, type PartnerState } from '../../domain/mail/registrationReceived.ts';
import { ENGLISH_MAIL } from '../../domain/mail/words/english.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { toCalendarDay } from '../../domain/registration/calendar.ts';
import type { PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import type { Competition } from '../../store/competition/competition.ts';
import type { ListedRegistration } from '../../store/registrant/registrationList.ts';

/** A mail that is to be sent once. */
export interface DueMail {
  /** Equal for equal reasons, so that a mail is sent once. Contains no name, code or address. */
  readonly id: string;
  readonly to: string;
  /** When it became due, in milliseconds. */
  readonly at: number;
  readonly write: () => Promise<Letter>;
}

/** The nodes that make mails due. */
export interface MailReasons {
  readonly registrations: readonly ListedRegistration[];
  readonly requests: readonly PartnerRequest[];
}

/** The contents of mails; read only when one is due. */
export interface MailFacts {
  readonly competition: Competition;
  readonly events: readonly CompetitionEvent[];
  /** Names and schools by dancer. */
  readonly people: ReadonlyMap<string, { readonly name: string; readonly affiliation: string }>;
  /** The bill of each dancer, in cents; missing without fees. */
  readonly owed: ReadonlyMap<string, number>;
  readonly howToPay: string | undefined;
  /** The address of the site, such as https://pbc.example. */
  readonly site: string;
}

/** The key of a mail in the log: a hash, so that it reveals no code or address. */
const idOf = (...reason: readonly string[]): string =>
  createHash('sha256').update(reason.join('\n')).digest('hex').slice(0, 32);

const OTHER: Readonly<Record<DanceRole, DanceRole>> = { lead: 'follow', follow: 'lead' };

/**
 * A name as mails show it. A stranger may register another person's address, so names that a mail program would turn into
 * a link are left out.
 */
const mailedName = (name: string): string =>
  /[/@:]|\w\.\w/.test(name) ? '' : name.replaceAll(/\s+/g, ' ').trim();

const isAddress = (email: string): boolean => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email);

const hostOf = (site: string): string => new URL(site).host;

/** Day and place of the competition, as far as they are known. */
function whenAndWhere({ startDate, place, timeZone }: Competition, formats: MailFormats): string {
  const named = startDate === undefined ? undefined : toCalendarDay(startDate, timeZone ?? 'UTC');
  return (
    [named === undefined ? undefined : formats.day(named), place]
      .filter((one) => one !== undefined)
      .join(', ') || 'Date and place to come'
  );
}

function partnerState(
  { leadName, followName, leadId, followId }: Entry,
  own: string,
  asked: ReadonlySet<string>,
  site: string,
): PartnerState {
  const role: DanceRole = leadId === own ? 'lead' : 'follow';
  const other = OTHER[role];
  const name = other === 'lead' ? leadName : followName;
  const key = other === 'lead' ? leadId : followId;
  if (name === 'TBA') return { kind: 'needs', role: other, listUrl: `${site}/TBAList` };
  return key === undefined && asked.size > 0
    ? { kind: 'asked', name: mailedName(name) }
    : { kind: 'confirmed', name: mailedName(name) };
}

function registered(facts: MailFacts, { requests }: MailReasons, one: ListedRegistration): Letter {
  const { competition, site, howToPay } = facts;
  const formats = mailFormats('en', competition.timeZone ?? 'UTC');
  const own = one.competitor ?? '';
  const asked = new Set(mapDefined(requests, ({ from, to }) => (from === own ? to : undefined)));
  const owed = facts.owed.get(own);
  const { closed } = competition.registration.dates;
  return registrationReceived(
    {
      competition: competition.fullName ?? hostOf(site),
      when: whenAndWhere(competition, formats),
      name: mailedName(one.name),
      code: one.code,
      entriesUrl: `${site}/updateEntries#${one.code}`,
      entries: facts.events.flatMap(({ key, entries }) =>
        entries
          .filter(({ leadId, followId }) => own !== '' && (leadId === own || followId === own))
          .map((entry) => ({ event: key, partner: partnerState(entry, own, asked, site) })),
      ),
      ...omitUndefined({
        bill: owed === undefined || owed === 0 ? undefined : { lines: [], total: formats.money(owed) },
        howToPay,
        closes: closed === undefined ? undefined : formats.moment(closed - 1),
      }),
      site: hostOf(site),
    },
    ENGLISH_MAIL,
  );
}

function asks(facts: MailFacts, request: PartnerRequest, asked: ListedRegistration): Letter {
  const { competition, site, people } = facts;
  const asker = people.get(request.from);
  const events = mapDefined(request.entries, ([key, id]) => {
    const entry = facts.events.find((event) => event.key === key)?.entries.find((one) => one.id === id);
    if (entry === undefined) return undefined;
    const role: DanceRole = entry.leadId === request.from ? 'follow' : 'lead';
    return { event: key, role };
  });
  return partnerAsks(
    {
      competition: competition.fullName ?? hostOf(site),
      asker: mailedName(asker?.name ?? '') || 'A dancer',
      school: mailedName(asker?.affiliation ?? ''),
      asked: mailedName(asked.name),
      events,
      answerUrl: `${site}/updateEntries`,
      site: hostOf(site),
    },
    ENGLISH_MAIL,
  );
}

/**
 * All mails there is a reason for, whether sent or not, oldest first. Only people who registered get any, at the address of
 * their own registration.
 */
export function dueMails(reasons: MailReasons, facts: () => Promise<MailFacts>): readonly DueMail[] {
  const withAddress = reasons.registrations.filter(({ email }) => isAddress(email));
  const byDancer = new Map(
    mapDefined(withAddress, (one) =>
      one.competitor === undefined ? undefined : ([one.competitor, one] as const),
    ),
  );
  const received = withAddress.map((one): DueMail => ({
    id: idOf('registered', one.code),
    to: one.email,
    at: one.createdAt,
    write: async () => registered(await facts(), reasons, one),
  }));
  const requests = mapDefined(reasons.requests, (request): DueMail | undefined => {
    const asked = byDancer.get(request.to);
    return asked === undefined || request.answered !== undefined
      ? undefined
      : {
          id: idOf('asks', request.from, request.to, String(request.at)),
          to: asked.email,
          at: request.at,
          write: async () => asks(await facts(), request, asked),
        };
  });
  return [...received, ...requests].toSorted((a, b) => a.at - b.at);
}
