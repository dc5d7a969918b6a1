import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import { isUnderWay } from '../../domain/eligibility/ruling.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { listDancers, normalizeKnownName, type Dancer, type DanceRole } from '../../domain/people/people.ts';
import { writeEntered } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import { parseEntry } from '../events/events.ts';
import { formatEntrySlot, entryOwnerAt, searchAt, searchOwnerAt, slotAt } from '../people/registrationAt.ts';
import { listFreeSlots } from '../registrant/changeEntries.ts';
import type { ListedRegistration } from '../registrant/registrationList.ts';
import { byeAt, placeAt } from '../rounds/roundAt.ts';
import { toJson } from '../tree/toJson.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { getRawChild, listRawChildren, toCount, toNumber, toText } from '../tree/path.ts';
import { findReplaced, type Undo } from '../tree/undo.ts';
import { endSearch, setDancer, type NamedDancer } from './entryParts.ts';

// The undo of an operation that removed an entry, or one of its dancers. Days may have passed: dancers have
// other names and numbers by now. So an entry is restored with the list's current data, or stays out.

/** The tree as it is now. */
export interface DancersTree {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  readonly registrations: readonly ListedRegistration[];
  /** Missing dancers and registrations come back in a later step of the same undo. */
  readonly isPartial?: boolean;
}

/** The reason an entry can't be restored. */
export type RestoreProblem =
  | { readonly kind: 'no event' }
  | { readonly kind: 'under way' }
  /** The dancer is not in the list anymore. */
  | { readonly kind: 'gone'; readonly name: string }
  /** The dancer has entered the event with another partner since. */
  | { readonly kind: 'dances'; readonly name: string }
  /** Another dancer took the place. */
  | { readonly kind: 'taken'; readonly name: string };

export interface RestoredEntry {
  readonly kind: 'back';
  readonly patch: Patch;
  /** The entry's dancers after the undo. */
  readonly dancers: readonly NamedDancer[];
  /** Set if their number changed: another dancer has it, or they wear another one. */
  readonly number: { readonly was: string; readonly now: string | undefined } | undefined;
  /** True if the partner left the event since. */
  readonly isAlone: boolean;
}

/**
 * Places the undo of an entry needs, even if the operation doesn't write them: the remaining partner may
 * change or leave the entry first.
 */
export const listPlacesToKeep = (event: EventKey, entry: EntryId): readonly string[] => [
  entryAt(event, entry),
  entryOwnerAt(event, entry),
  searchAt(entry),
];

export interface RemovedEntry {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly undo: Undo;
}

const isSomebody = ({ id, name }: NamedDancer): boolean =>
  id !== undefined || normalizeKnownName(name) !== undefined;

/** The entry before its removal; undefined if its undo is unreadable. */
export const parseRemovedEntry = ({ event, entry, undo }: RemovedEntry): Entry | undefined =>
  parseEntry(entry, undo.back[entryAt(event, entry)])[0];

/** The dancers whom the operation removed. */
export function listRemovedDancers(one: RemovedEntry): readonly Dancer[] {
  const before = parseRemovedEntry(one);
  const at = entryAt(one.event, one.entry);
  return before === undefined
    ? []
    : listDancers(before).filter(({ role }) => at in one.undo.done || `${at}/${role}Name` in one.undo.done);
}

/** The lead's number in the list; for a lead without a key the old one, unless another dancer wears it. */
function numberNow(before: Entry, { people, events, isPartial }: DancersTree): string | undefined {
  const { leadId, leadName, number } = before;
  const lead = people.find(({ id }) => id === leadId);
  if (lead !== undefined || (leadId !== undefined && isPartial !== true)) return lead?.number;
  const isWorn =
    people.some((one) => one.number === number) ||
    events.some(({ entries }) =>
      entries.some(
        (one) => one.number === number && normalizeKnownName(one.leadName) !== normalizeKnownName(leadName),
      ),
    );
  return isWorn ? undefined : number;
}

/** Lists the entry in its registration again, in its old slot or, if that is taken, in another one. */
function ownerBack(
  { event, entry, undo }: RemovedEntry,
  now: DancersTree,
): Patch & { readonly slot?: number } {
  const ownerAt = entryOwnerAt(event, entry);
  const code = toText(undo.back[ownerAt]);
  const slot = toCount(getRawChild(undo.back[entryAt(event, entry)], 'slot'));
  const registration = now.registrations.find((one) => one.code === code);
  if (registration === undefined)
    return now.isPartial === true && code !== undefined
      ? { [ownerAt]: code, ...omitUndefined({ slot }) }
      : {};
  const free = listFreeSlots(registration.entries, now.events);
  const found = slot !== undefined && free.includes(slot) ? slot : free[0];
  if (found === undefined) return {};
  return {
    slot: found,
    [slotAt(registration.code, found)]: formatEntrySlot(event, entry),
    [ownerAt]: registration.code,
  };
}

/**
 * Restores the places in rounds that are still drawn. A couple that was seeded past the first round is seeded
 * again.
 */
function placesBack({ entry, undo }: RemovedEntry, event: CompetitionEvent): Patch {
  const stood = mapDefined(event.rounds, (round) => {
    const place = undo.back[placeAt(event.key, round.number, entry)] ?? null;
    return place === null ? undefined : { round, place };
  });
  const begins = Math.max(...stood.map(({ round }) => round.number));
  const isSeeded = event.rounds.some(({ number, state }) => number > begins && state !== 'skipped');
  return Object.fromEntries(
    stood.flatMap(({ round, place }): readonly (readonly [string, Json])[] => {
      const bye = isSeeded && round.number === begins;
      if (round.entries.length === 0 && !bye) return [];
      const heat = toNumber(getRawChild(place, 'heat'));
      const fits = heat === undefined || heat <= round.numHeats ? place : { heat: round.numHeats };
      return [
        [placeAt(event.key, round.number, entry), fits],
        ...(bye ? [[byeAt(event.key, round.number, entry), true] as const] : []),
      ];
    }),
  );
}

/** The dancers of an entry after its undo. */
interface Couple {
  readonly lead: NamedDancer;
  readonly follow: NamedDancer;
  readonly number: string | undefined;
}

const NOBODY: NamedDancer = { id: undefined, name: 'TBA' };
const ROLES = ['lead', 'follow'] as const;

const seatIn = (entry: Entry, role: DanceRole): NamedDancer =>
  role === 'lead'
    ? { id: entry.leadId, name: entry.leadName }
    : { id: entry.followId, name: entry.followName };

/** Fields of an entry that come from the list, not from the undo. */
const FROM_LIST: ReadonlySet<string> = new Set([
  'leadId',
  'leadName',
  'followId',
  'followName',
  'leadNumber',
  'slot',
]);

const numberField = (number: string | undefined): Json => (number === undefined ? null : Number(number));

/** Restores a whole entry with its owner, partner search, and places in rounds. */
function wholeBack(one: RemovedEntry, event: CompetitionEvent, couple: Couple, now: DancersTree): Patch {
  const { entry, undo } = one;
  const at = entryAt(event.key, entry);
  const ids = { leadId: couple.lead.id, followId: couple.follow.id };
  const { slot, ...owner } = ownerBack(one, now);
  const isSearched = ROLES.filter((role) => isSomebody(couple[role])).length === 1;
  return {
    ...owner,
    [at]: {
      ...Object.fromEntries(
        listRawChildren(undo.back[at])
          .filter(([name]) => !FROM_LIST.has(name))
          .map(([name, value]) => [name, toJson(value)]),
      ),
      leadName: couple.lead.name,
      followName: couple.follow.name,
      ...omitUndefined({ ...ids, slot }),
      ...(couple.number === undefined ? {} : { leadNumber: Number(couple.number) }),
    },
    ...writeEntered(event.key, entry, ids),
    ...(isSearched ? findReplaced([searchAt(entry), searchOwnerAt(entry)], undo) : {}),
    ...placesBack(one, event),
  };
}

/** Restores the removed dancer to an entry that stayed. */
function joinedBack(one: RemovedEntry, event: CompetitionEvent, there: Entry, couple: Couple): Patch {
  const dance = { event, entry: there };
  const wasSearched = (one.undo.back[searchAt(there.id)] ?? null) !== null;
  return Object.assign(
    {},
    findReplaced([entryOwnerAt(event.key, there.id)], one.undo),
    ...listRemovedDancers(one).map(({ role }): Patch => ({
      ...setDancer(dance, role, couple[role]),
      ...(role === 'lead'
        ? { [`${entryAt(event.key, there.id)}/leadNumber`]: numberField(couple.number) }
        : {}),
    })),
    wasSearched ? {} : endSearch(dance),
  );
}

/** Restores an entry with the list's current data, or returns the reason it can't. */
export function restoreEntry(one: RemovedEntry, now: DancersTree): RestoredEntry | RestoreProblem {
  const event = now.events.find(({ key }) => key === one.event);
  const before = parseRemovedEntry(one);
  if (event === undefined || before === undefined) return { kind: 'no event' };
  if (isUnderWay(event)) return { kind: 'under way' };
  const there = event.entries.find(({ id }) => id === one.entry);
  const roles = listRemovedDancers(one).map(({ role }) => role);
  for (const role of roles) {
    const { id, name } = seatIn(before, role);
    if (id === undefined) continue;
    if (now.isPartial !== true && !now.people.some((person) => person.id === id))
      return { kind: 'gone', name };
    const others = event.entries.filter((other) => other !== there);
    if (others.some((other) => seatIn(other, role).id === id)) return { kind: 'dances', name };
  }
  const inTheirPlace = roles
    .map((role) => there && seatIn(there, role))
    .find((seat) => seat && isSomebody(seat));
  const isWhole = entryAt(one.event, one.entry) in one.undo.done;
  if (there !== undefined && (isWhole || inTheirPlace !== undefined))
    return { kind: 'taken', name: (inTheirPlace ?? seatIn(there, 'lead')).name };

  const seat = (role: DanceRole): NamedDancer => {
    if (!roles.includes(role)) return there === undefined ? NOBODY : seatIn(there, role);
    const { id, name } = seatIn(before, role);
    return { id, name: now.people.find((person) => person.id === id)?.name ?? name };
  };
  const number = roles.includes('lead') ? numberNow(before, now) : there?.number;
  const couple: Couple = { lead: seat('lead'), follow: seat('follow'), number };
  const isChanged = roles.includes('lead') && before.number !== undefined && number !== before.number;
  return {
    kind: 'back',
    patch: there === undefined ? wholeBack(one, event, couple, now) : joinedBack(one, event, there, couple),
    dancers: [couple.lead, couple.follow],
    number: isChanged && before.number !== undefined ? { was: before.number, now: number } : undefined,
    isAlone: there === undefined && roles.length < listDancers(before).length,
  };
}
