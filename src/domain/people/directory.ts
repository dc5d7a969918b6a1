import type { CompetitionEvent, Entry } from '../competition.ts';
import type { LeadNumber } from '../ids.ts';
import { Census } from './census.ts';
import { dancersOf, knownName, type DanceRole } from './people.ts';
import { hasNumberOfItsOwn } from './placeholder.ts';

/** Somebody in the list of competitors. */
export interface Registered {
  readonly id: string;
  readonly name: string;
  readonly affiliation: string;
  readonly number: LeadNumber | undefined;
}

/** One of somebody's couples. */
export interface DancesIn {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly role: DanceRole;
}

/** Somebody who dances, or has registered to. */
export interface Competitor {
  /** Their own key; of somebody who is known by name alone, the name behind a sign that no key begins with. */
  readonly key: string;
  /** Undefined: withheld. */
  readonly name: string | undefined;
  /** Empty where nobody has said it. */
  readonly affiliation: string;
  /** The number on their back, in the couples that they lead. */
  readonly number: LeadNumber | undefined;
  readonly dances: readonly DancesIn[];
}

/** They are in it by their key, and not only by a name that somebody else can have. */
export const isByKey =
  (key: string) =>
  ({ entry, role }: DancesIn): boolean =>
    (role === 'lead' ? entry.leadId : entry.followId) === key;

const BY_NAME = '~';
const GIVEN = 'named-';

/** Whether somebody is known by a key of their own, and not by name alone. */
export const hasKey = ({ key }: Pick<Competitor, 'key'>): boolean => !key.startsWith(BY_NAME);

/** Of a text always the same sixteen signs. */
function signsOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1234567;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ code, 0x85ebca6b) >>> 0;
  }
  return [a, b].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/**
 * The key that somebody gets who was known by name alone: the same at every desk, so that two that give it at the same moment
 * do not make two people of one.
 */
export function keyToGive({ key }: Pick<Competitor, 'key'>, registered: readonly Registered[]): string {
  const first = `${GIVEN}${signsOf(key)}`;
  let given = first;
  let next = 2;
  while (registered.some(({ id }) => id === given)) given = `${first}-${next++}`;
  return given;
}

/** Whether a key is one that somebody who is, or was, known by name alone is given. */
export const isGivenKey = (key: string): boolean => key.startsWith(GIVEN);

/** The key of somebody who is known by name alone; undefined for a name that is nobody's. */
export function keyByName(name: string): string | undefined {
  const spelled = knownName(name);
  return spelled === undefined ? undefined : `${BY_NAME}${spelled}`;
}

/** Who of those who have registered is called that: one, several, or nobody. */
export const registeredAs = (name: string, people: readonly Registered[]): readonly Registered[] =>
  knownName(name) === undefined ? [] : people.filter((one) => knownName(one.name) === knownName(name));

interface Gathered {
  readonly dances: DancesIn[];
  id: string | undefined;
  name: string | undefined;
}

function gathered(events: readonly CompetitionEvent[]): readonly Gathered[] {
  const census = new Census(events.flatMap(({ entries }) => entries));
  const people = new Map<number, Gathered>();
  for (const event of events)
    for (const entry of event.entries)
      for (const { person, role } of census.inCouple(entry)) {
        const somebody = people.get(person) ?? { dances: [], id: undefined, name: undefined };
        people.set(person, somebody);
        const dancer = dancersOf(entry).find((one) => one.role === role);
        somebody.dances.push({ event, entry, role });
        somebody.id ??= dancer?.id;
        somebody.name ??= dancer?.name;
      }
  return [...people.values()];
}

const firstSaid = (texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

function fromEntries({ id, name, dances }: Gathered, registered: Registered | undefined): Competitor {
  const worn = dances.find(({ entry, role }) => role === 'lead' && hasNumberOfItsOwn(entry.number));
  return {
    key: id ?? `${BY_NAME}${knownName(name ?? '') ?? ''}`,
    name: name ?? nameOf(registered),
    affiliation: firstSaid([registered?.affiliation ?? '', ...dances.map(({ entry }) => entry.affiliation)]),
    number: registered?.number ?? worn?.entry.number,
    dances,
  };
}

const nameOf = (registered: Registered | undefined): string | undefined =>
  registered === undefined || knownName(registered.name) === undefined ? undefined : registered.name;

/**
 * Everybody who dances, each once: by their key, and where an entry has none by their name; and who has registered and is
 * in no event.
 */
export function directoryOf(
  events: readonly CompetitionEvent[],
  registered: readonly Registered[],
): readonly Competitor[] {
  const byId = new Map(registered.map((one) => [one.id, one]));
  const dancing = gathered(events).map((one) =>
    fromEntries(one, one.id === undefined ? undefined : byId.get(one.id)),
  );
  const met = new Set(dancing.map(({ key }) => key));
  const others = registered
    .filter(({ id }) => !met.has(id))
    .map((one) => ({ ...one, key: one.id, name: nameOf(one), dances: [] }));
  return [...dancing, ...others];
}

/** With whom somebody dances, and what; undefined as a partner: somebody who is not known yet, or keeps the name back. */
export function partnersOf({ dances }: Competitor): readonly {
  readonly name: string;
  readonly id: string | undefined;
  readonly events: readonly CompetitionEvent[];
}[] {
  const partners = new Map<string, { name: string; id: string | undefined; events: CompetitionEvent[] }>();
  for (const { event, entry, role } of dances) {
    const partner = dancersOf(entry).find((one) => one.role !== role);
    if (partner?.name === undefined) continue;
    const key = partner.id ?? `${BY_NAME}${knownName(partner.name)}`;
    const known = partners.get(key) ?? { name: partner.name, id: partner.id, events: [] };
    partners.set(key, known);
    known.events.push(event);
  }
  return [...partners.values()];
}
