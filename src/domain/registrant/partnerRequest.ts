import type { CompetitionEvent, Entry } from '../competition.ts';
import type { EntryId, EventKey, LeadNumber } from '../ids.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { normalizeKnownName, type DanceRole } from '../people/people.ts';
import type { NamedPlace } from './namedPlace.ts';

/**
 * A request to become partners in some events: in entries of the asker, or in entries of the other dancer
 * that name the asker.
 */
export interface PartnerRequest {
  readonly from: string;
  readonly to: string;
  readonly entries: ReadonlyMap<EventKey, EntryId>;
  readonly note: string;
  /** In milliseconds. */
  readonly at: number;
  readonly answered: 'accepted' | 'declined' | undefined;
}

/** An event in which accepting makes a couple. */
export interface NewCouple {
  readonly event: CompetitionEvent;
  /** The entry that stays and becomes the couple's. */
  readonly entry: Entry;
  /** The dancer who joins the entry: the one asked, or the asker, who is already named in it. */
  readonly joins: 'asked' | 'asker';
  /** The role of the dancer asked. */
  readonly role: DanceRole;
  /** The added dancer's own entry without a partner, to be deleted. */
  readonly own: Entry | undefined;
}

/** A reason an event of a request has no effect any more. */
export type NewCoupleProblem = 'withdrawn' | 'asker has a partner' | 'you have a partner';

const idIn = (entry: Entry, role: DanceRole): string | undefined =>
  role === 'lead' ? entry.leadId : entry.followId;
const nameIn = (entry: Entry, role: DanceRole): string =>
  role === 'lead' ? entry.leadName : entry.followName;
const OTHER = { lead: 'follow', follow: 'lead' } as const satisfies Record<DanceRole, DanceRole>;

/** A possible partner, by key and by the name an entry may already have. */
interface Somebody {
  readonly id: string;
  readonly name: string | undefined;
}

/** True if the place has no dancer yet, or only this dancer's name. */
function isFree(entry: Entry, role: DanceRole, forWhom: Somebody | undefined): boolean {
  const written = normalizeKnownName(nameIn(entry, role));
  const isMeant =
    forWhom?.name !== undefined && normalizeName(nameIn(entry, role)) === normalizeName(forWhom.name);
  return idIn(entry, role) === undefined && (written === undefined || isMeant);
}

/** The role in which a dancer waits in this entry: for any partner, or for this named one. */
function waitsIn(entry: Entry, dancer: string, forWhom?: Somebody): DanceRole | undefined {
  const role = entry.leadId === dancer ? 'lead' : 'follow';
  return idIn(entry, role) === dancer && isFree(entry, OTHER[role], forWhom) ? role : undefined;
}

const somebody = (id: string, people: readonly RegisteredPerson[]): Somebody => ({
  id,
  name: people.find((one) => one.id === id)?.name,
});

export const isWaitingForPartner = (dancer: string, events: readonly CompetitionEvent[]): boolean =>
  events.some(({ entries }) => entries.some((entry) => waitsIn(entry, dancer) !== undefined));

/**
 * Adds the asker to the entry of the dancer asked, if the place is free and the asker is in no other couple there.
 */
function letIn(
  event: CompetitionEvent,
  entry: Entry,
  from: Somebody,
  to: Somebody,
): NewCouple | NewCoupleProblem {
  const role = entry.leadId === to.id ? 'lead' : 'follow';
  if (!isFree(entry, OTHER[role], from)) return 'you have a partner';
  if (event.entries.some((one) => idIn(one, OTHER[role]) === from.id)) return 'asker has a partner';
  return { event, entry, joins: 'asker', role, own: undefined };
}

function joinedIn(
  event: CompetitionEvent,
  from: Somebody,
  to: Somebody,
  id: EntryId,
): NewCouple | NewCoupleProblem {
  const entry = event.entries.find((one) => one.id === id);
  const isIn = (one: Somebody): boolean => entry?.leadId === one.id || entry?.followId === one.id;
  if (entry !== undefined && isIn(to) && !isIn(from)) return letIn(event, entry, from, to);
  if (entry === undefined || !isIn(from)) return 'withdrawn';
  const waits = waitsIn(entry, from.id, to);
  if (waits === undefined) return 'asker has a partner';
  const role = OTHER[waits];
  const its = event.entries.filter((one) => idIn(one, role) === to.id);
  const own = its.find((one) => waitsIn(one, to.id, from) === role);
  return its.length > (own === undefined ? 0 : 1)
    ? 'you have a partner'
    : { event, entry, joins: 'asked', role, own };
}

/** Places beside a partner that a guest can take: not where the guest already has a partner in that role. */
export const findPlacesForGuest = (guest: string, places: readonly NamedPlace[]): readonly NewCouple[] =>
  places.flatMap(({ event, entry, role, partner }) => {
    if (partner.id === guest) return [];
    const its = event.entries.filter((one) => idIn(one, role) === guest);
    const own = its.find((one) => waitsIn(one, guest, partner) === role);
    return its.length > (own === undefined ? 0 : 1)
      ? []
      : [{ event, entry, joins: 'asker', role: OTHER[role], own }];
  });

/** The current effect of accepting, and the parts that no longer apply. */
export function findNewCouples(
  request: Pick<PartnerRequest, 'from' | 'to' | 'entries'>,
  events: readonly CompetitionEvent[],
  people: readonly RegisteredPerson[],
): { readonly joinings: readonly NewCouple[]; readonly past: readonly NewCoupleProblem[] } {
  const [from, to] = [somebody(request.from, people), somebody(request.to, people)];
  const each = [...request.entries].map(([key, id]) => {
    const event = events.find((one) => one.key === key);
    return event === undefined ? ('withdrawn' as const) : joinedIn(event, from, to, id);
  });
  return {
    joinings: each.filter((one) => typeof one !== 'string'),
    past: each.filter((one) => typeof one === 'string'),
  };
}

/** Events in which the request made the two a couple. */
export const findSharedEvents = (
  { from, to, entries }: Pick<PartnerRequest, 'from' | 'to' | 'entries'>,
  events: readonly CompetitionEvent[],
): readonly { readonly event: CompetitionEvent; readonly entry: Entry }[] =>
  [...entries].flatMap(([key, id]) => {
    const event = events.find((one) => one.key === key);
    const entry = event?.entries.find((one) => one.id === id);
    const ids = new Set([entry?.leadId, entry?.followId]);
    return event !== undefined && entry !== undefined && ids.has(from) && ids.has(to)
      ? [{ event, entry }]
      : [];
  });

/** The asker's entries without a partner in events the other does not dance in that role. */
export function findRequestableEntries(
  from: string,
  to: string,
  events: readonly CompetitionEvent[],
  people: readonly RegisteredPerson[],
): readonly NewCouple[] {
  const entries = new Map(
    events.flatMap((event) => {
      const waiting = event.entries.find((entry) => waitsIn(entry, from, somebody(to, people)) !== undefined);
      return waiting === undefined ? [] : [[event.key, waiting.id] as const];
    }),
  );
  return findNewCouples({ from, to, entries }, events, people).joinings;
}

// ---- numbers -------------------------------------------------------------------------------------------------------

/** The range of lead numbers, and those reserved in it. */
export interface NumberPool {
  readonly from: number;
  readonly to: number;
  readonly kept: readonly number[];
}

/** Leads of new couples without a number, each with the first of their new entries. */
export function listLeadsWithoutNumber(
  joinings: readonly NewCouple[],
  { from, to }: Pick<PartnerRequest, 'from' | 'to'>,
  people: readonly RegisteredPerson[],
): ReadonlyMap<string, NewCouple> {
  const leads = new Map<string, NewCouple>();
  for (const joining of joinings) {
    const lead = joining.role === 'lead' ? to : from;
    const known = people.find(({ id }) => id === lead);
    if (known !== undefined && known.number === undefined && !leads.has(lead)) leads.set(lead, joining);
  }
  return leads;
}

/**
 * Draws a free number in the range; undefined if all are taken.
 * @param taken numbers in use
 * @param drawn random in [0, 1)
 */
export function drawFreeNumber(
  { from, to, kept }: NumberPool,
  taken: ReadonlySet<number>,
  drawn: number,
): number | undefined {
  const free = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).filter(
    (number) => !taken.has(number) && !kept.includes(number),
  );
  return free[Math.floor(drawn * free.length)];
}

/** Numbers in use, by lists and entries. */
export const collectUsedNumbers = (
  events: readonly CompetitionEvent[],
  people: readonly RegisteredPerson[],
): ReadonlySet<number> =>
  new Set(
    [
      ...people.map(({ number }) => number),
      ...events.flatMap(({ entries }) => entries.map(({ number }) => number)),
    ].flatMap((number: LeadNumber | undefined) => (number === undefined ? [] : [Number(number)])),
  );
