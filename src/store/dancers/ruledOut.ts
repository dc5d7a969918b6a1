import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import { mapDefined, omitUndefined } from '../../domain/defined.ts';
import { isUnderWay, type Out, type Ruling } from '../../domain/eligibility/ruling.ts';
import type { Author } from '../../domain/journal/record.ts';
import { entryId, eventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import type { Registered } from '../../domain/people/directory.ts';
import { knownName, type DanceRole } from '../../domain/people/people.ts';
import type { Change } from '../delivery/operation.ts';
import { enteredOnce } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import { entryInSlot, entrysOwnerAt, searchAt, searchsOwnerAt, slotAt } from '../people/registrationAt.ts';
import { editedOn, type DeskNotes } from '../registrant/deskNotes.ts';
import { freeSlots } from '../registrant/entriesChanged.ts';
import type { ListedRegistration } from '../registrant/registrationList.ts';
import { RULED_OUT, ruled, ruledOutAt, rulingTakenBack } from '../registrant/rulings.ts';
import { byeAt, placeAt } from '../rounds/roundAt.ts';
import { asJson } from '../tree/asJson.ts';
import type { Json, Patch } from '../tree/patch.ts';
import { childOf, childrenOf, countOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { editedOf, entryGone, notSearched, putInto } from './entryParts.ts';
import { outOfIt } from './partners.ts';

/** An entry as it lay in the tree, with what stood beside it. */
export interface EntryAside {
  readonly entry: Json;
  /** The code of the registration that made it. */
  readonly owner: string | undefined;
  /** That somebody looked for a partner in it, and whose search it was. */
  readonly search: Json;
  readonly searchOwner: string | undefined;
  /** Where it stood in rounds that had been drawn, by their numbers. */
  readonly places: Readonly<Record<string, Json>>;
}

function asideOf(text: string): EntryAside | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    const places = childrenOf(childOf(raw, 'places')).map(
      ([round, place]) => [round, asJson(place)] as const,
    );
    return {
      entry: asJson(childOf(raw, 'entry')),
      owner: textOf(childOf(raw, 'owner')),
      search: asJson(childOf(raw, 'search')),
      searchOwner: textOf(childOf(raw, 'searchOwner')),
      places: Object.fromEntries(places),
    };
  } catch {
    return undefined;
  }
}

/** What decisions have taken out, by event and entry: for the organizer, to put it back. */
export const entriesAside: Path<ReadonlyMap<string, EntryAside>> = {
  at: RULED_OUT,
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([event, entries]) =>
        mapDefined(childrenOf(entries), ([entry, text]) => {
          const aside = asideOf(textOf(text) ?? '');
          return aside === undefined ? undefined : ([`${event}/${entry}`, aside] as const);
        }),
      ),
    ),
};

/** What is to be set aside of an entry, as it is now. @param read what lies at a place now */
export async function readAside(
  { key, rounds }: CompetitionEvent,
  entry: EntryId,
  read: (at: string) => Promise<unknown>,
): Promise<EntryAside> {
  const drawn = rounds.filter(({ entries }) => entries.some(({ id }) => id === entry));
  const [its, owner, search, searchOwner] = await Promise.all(
    [entryAt(key, entry), entrysOwnerAt(key, entry), searchAt(entry), searchsOwnerAt(entry)].map(read),
  );
  const places = await Promise.all(
    drawn.map(async ({ number }) => [number, asJson(await read(placeAt(key, number, entry)))] as const),
  );
  return {
    entry: asJson(its),
    owner: textOf(owner),
    search: asJson(search),
    searchOwner: textOf(searchOwner),
    places: Object.fromEntries(places),
  };
}

/** The keys of a couple, as far as they have some. */
export const keysOf = ({ leadId, followId }: Pick<Entry, 'leadId' | 'followId'>): readonly string[] =>
  [leadId, followId].filter((id) => id !== undefined);

interface Decision {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly out: Out;
  readonly names: string;
  readonly why: string;
}

/**
 * It is decided that they may not dance the event, and they are out of it: the entry, or one of the couple. The other one
 * stays, and looks for a partner.
 */
export function ruledOut(
  by: Author,
  { event, entry, out, names, why }: Decision,
  aside: EntryAside,
  notes: DeskNotes,
): Change {
  const { leadId, followId } = entry;
  const { record, patch } = ruled(by, {
    event: event.key,
    entry: entry.id,
    outcome: 'may not dance',
    out,
    ...omitUndefined({ lead: leadId, follow: followId }),
    names,
    others: keysOf(entry),
    why,
  });
  const role: DanceRole = out === 'follow' ? 'follow' : 'lead';
  return {
    ...omitUndefined({ record }),
    patch: {
      ...patch,
      [ruledOutAt(event.key, entry.id)]: JSON.stringify(aside),
      ...(out === 'both' ? entryGone({ event, entry }) : outOfIt({ event, entry, role })),
      ...editedOf([{ event, entry, role }], notes),
    },
  };
}

/** Who danced in it, as they were. */
interface Was {
  readonly id: string | undefined;
  readonly name: string;
}

const wasIn = ({ entry }: EntryAside, role: DanceRole): Was => ({
  id: textOf(childOf(entry, `${role}Id`)),
  name: textOf(childOf(entry, `${role}Name`)) ?? '',
});

const isSomebody = ({ id, name }: Was): boolean => id !== undefined || knownName(name) !== undefined;

/** The names of those who danced in it. */
export const namesIn = (aside: EntryAside): readonly string[] =>
  (['lead', 'follow'] as const)
    .map((role) => wasIn(aside, role))
    .filter(isSomebody)
    .map(({ name }) => name);

/** The names of those who are out of the event. */
export const outOf = ({ aside, ruling }: Pick<RuledOut, 'aside' | 'ruling'>): readonly string[] =>
  ruling.out === 'both' || ruling.out === undefined ? namesIn(aside) : [wasIn(aside, ruling.out).name];

/** Why an entry can't be put back. */
export type NotBack =
  | { readonly kind: 'no event' }
  | { readonly kind: 'under way' }
  /** They are not in the list any more. */
  | { readonly kind: 'gone'; readonly name: string }
  /** They have entered the event otherwise since. */
  | { readonly kind: 'dances'; readonly name: string }
  /** Somebody else dances in their place by now. */
  | { readonly kind: 'taken'; readonly name: string };

/** What it comes to when it is put back. */
export interface Back {
  readonly kind: 'back';
  readonly patch: Patch;
  /** Their number where it is another one by now: who danced with it has none, or has another. */
  readonly number: { readonly was: string; readonly now: string | undefined } | undefined;
  /** Who dances with them does not any more: they come back alone. */
  readonly isAlone: boolean;
}

/** What it is put back into: as things stand now. */
export interface Standing {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly Registered[];
  readonly registrations: readonly ListedRegistration[];
  readonly notes: DeskNotes;
}

export interface RuledOut {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly ruling: Ruling;
  readonly aside: EntryAside;
}

/** The number that the lead wears now; of who is known by name alone the one they had, where nobody else wears it. */
function numberNow(lead: Was, was: string | undefined, { people, events }: Standing): string | undefined {
  if (lead.id !== undefined) return people.find(({ id }) => id === lead.id)?.number;
  const isWorn =
    people.some(({ number }) => number === was) ||
    events.some(({ entries }) =>
      entries.some(({ number, leadName }) => number === was && knownName(leadName) !== knownName(lead.name)),
    );
  return isWorn ? undefined : was;
}

/** Whose registration names it, and in which slot: its own where that is still so, else one that is free. */
function slotFor(one: RuledOut, { registrations, events }: Standing): Patch & { readonly slot?: number } {
  const its = registrations.find(({ code }) => code === one.aside.owner);
  if (its === undefined) return {};
  const slot = countOf(childOf(one.aside.entry, 'slot'));
  const free = freeSlots(its.entries, events);
  const found = slot !== undefined && free.includes(slot) ? slot : free[0];
  if (found === undefined) return {};
  return {
    slot: found,
    [slotAt(its.code, found)]: entryInSlot(one.event, one.entry),
    [entrysOwnerAt(one.event, one.entry)]: its.code,
  };
}

/** Where it stood in rounds that are drawn still; one that was seeded past the first is so again. */
function placesBack({ aside, entry }: RuledOut, event: CompetitionEvent): Patch {
  const begins = Math.max(...Object.keys(aside.places).map(Number));
  const isSeeded = event.rounds.some(({ number, state }) => number > begins && state !== 'skipped');
  return Object.fromEntries(
    Object.entries(aside.places).flatMap(([number, place]): readonly (readonly [string, Json])[] => {
      const round = event.rounds.find((one) => String(one.number) === number);
      const heat = numberOf(childOf(place, 'heat'));
      const bye = isSeeded && round?.number === begins;
      if (round === undefined || (round.entries.length === 0 && !bye)) return [];
      const fits = heat === undefined || heat <= round.numHeats ? place : { heat: round.numHeats };
      return [
        [placeAt(event.key, round.number, entry), fits],
        ...(bye ? [[byeAt(event.key, round.number, entry), true] as const] : []),
      ];
    }),
  );
}

/** The entry itself goes back, with all that stood beside it. @param roles of those who come back */
function wholeBack(
  one: RuledOut,
  event: CompetitionEvent,
  { roles, number }: { readonly roles: readonly DanceRole[]; readonly number: string | undefined },
  standing: Standing,
): Patch {
  const { aside, entry } = one;
  const { slot, ...slots } = slotFor(one, standing);
  const dancer = (role: DanceRole): readonly (readonly [string, Json])[] => {
    const { id, name } = wasIn(aside, role);
    if (!roles.includes(role)) return [[`${role}Name`, 'TBA']];
    const called = standing.people.find((person) => person.id === id)?.name ?? name;
    return [[`${role}Name`, called], ...(id === undefined ? [] : [[`${role}Id`, id] as const])];
  };
  const kept = mapDefined(childrenOf(aside.entry), ([name, value]) =>
    name === 'affiliation' || name === 'registeredTime' || name === 'entryId'
      ? ([name, asJson(value)] as const)
      : undefined,
  );
  const ids = {
    leadId: roles.includes('lead') ? wasIn(aside, 'lead').id : undefined,
    followId: roles.includes('follow') ? wasIn(aside, 'follow').id : undefined,
  };
  const isSearched = aside.search !== null && roles.length === 1;
  const edits = mapDefined([ids.leadId, ids.followId], (id) =>
    id === undefined ? undefined : editedOn(id, standing.notes),
  );
  return {
    ...Object.assign({}, ...edits),
    ...slots,
    [entryAt(event.key, entry)]: {
      ...Object.fromEntries([...kept, ...dancer('lead'), ...dancer('follow')]),
      ...(number === undefined ? {} : { leadNumber: Number(number) }),
      ...omitUndefined({ slot }),
    },
    ...enteredOnce(event.key, entry, ids),
    ...(isSearched
      ? {
          [searchAt(entry)]: aside.search,
          ...omitUndefined({ [searchsOwnerAt(entry)]: aside.searchOwner }),
        }
      : {}),
    ...placesBack(one, event),
  };
}

/** Whether what was taken out can be put back as things stand, and what it comes to. */
export function returning(one: RuledOut, standing: Standing): Back | NotBack {
  const { aside, ruling } = one;
  const event = standing.events.find(({ key }) => key === one.event);
  if (event === undefined) return { kind: 'no event' };
  if (isUnderWay(event)) return { kind: 'under way' };
  const there = event.entries.find(({ id }) => id === one.entry);
  const were = (['lead', 'follow'] as const).filter((role) => isSomebody(wasIn(aside, role)));
  const roles = ruling.out === 'both' ? were : were.filter((role) => role === ruling.out);
  for (const role of roles) {
    const { id, name } = wasIn(aside, role);
    if (id === undefined) continue;
    if (!standing.people.some((person) => person.id === id)) return { kind: 'gone', name };
    const others = event.entries.filter((other) => other.id !== one.entry);
    if (others.some((other) => (role === 'lead' ? other.leadId : other.followId) === id))
      return { kind: 'dances', name };
  }
  const was = numberOf(childOf(aside.entry, 'leadNumber'));
  const number = roles.includes('lead')
    ? numberNow(wasIn(aside, 'lead'), was === undefined ? undefined : String(was), standing)
    : undefined;
  const told =
    roles.includes('lead') && was !== undefined && number !== String(was)
      ? { was: String(was), now: number }
      : undefined;
  if (there === undefined)
    return {
      kind: 'back',
      patch: wholeBack(one, event, { roles, number }, standing),
      number: told,
      isAlone: roles.length < were.length,
    };
  const [role] = roles;
  const inIt = role === 'lead' ? there.leadName : there.followName;
  if (role === undefined || roles.length > 1 || knownName(inIt) !== undefined)
    return { kind: 'taken', name: inIt };
  const { id, name } = wasIn(aside, role);
  const dance = { event, entry: there, role };
  return {
    kind: 'back',
    patch: {
      ...putInto(dance, role, { id, name: standing.people.find((person) => person.id === id)?.name ?? name }),
      ...(role === 'lead'
        ? { [`${entryAt(event.key, there.id)}/leadNumber`]: number === undefined ? null : Number(number) }
        : {}),
      ...notSearched(dance),
      ...editedOf([dance], standing.notes),
    },
    number: told,
    isAlone: false,
  };
}

/** What the journal says of it. */
export const toldOf = ({ event, entry, aside, ruling: { lead, follow } }: RuledOut) => ({
  event,
  entry,
  names: namesIn(aside).join(' and '),
  others: [lead, follow].filter((id) => id !== undefined),
});

/** The decision is taken back, and what it has taken out is in the event again. */
export function putBack(by: Author, one: RuledOut, { patch }: Back): Change {
  const { record, patch: taken } = rulingTakenBack(by, toldOf(one), true);
  return { ...omitUndefined({ record }), patch: { ...taken, ...patch } };
}

/** What decisions have taken out, the latest first. */
export const ruledOutOf = (
  rulings: ReadonlyMap<string, Ruling>,
  aside: ReadonlyMap<string, EntryAside>,
): readonly RuledOut[] =>
  mapDefined(aside, ([key, its]): RuledOut | undefined => {
    const ruling = rulings.get(key);
    const [name = '', id = ''] = key.split('/');
    const event = eventKey(name);
    const entry = entryId(id);
    return ruling === undefined || event === undefined || entry === undefined
      ? undefined
      : { event, entry, ruling, aside: its };
  }).toSorted((a, b) => b.ruling.at - a.ruling.at);
