import type { CompetitionEvent, Entry } from '../competition.ts';
import type { LeadNumber } from '../ids.ts';
import { Census } from './census.ts';
import { listDancers, normalizeKnownName, type DanceRole } from './people.ts';
import { isKnownNumber } from './placeholder.ts';

/** An entry in the list of competitors. */
export interface RegisteredPerson {
  readonly id: string;
  readonly name: string;
  readonly affiliation: string;
  readonly number: LeadNumber | undefined;
}

/** One of a dancer's couples. */
export interface DancerEntry {
  readonly event: CompetitionEvent;
  readonly entry: Entry;
  readonly role: DanceRole;
}

export interface Competitor {
  /** The dancer's key; without one, the normalized name after a prefix that keys never have. */
  readonly key: string;
  /** Undefined: withheld. */
  readonly name: string | undefined;
  /** Empty if unknown. */
  readonly affiliation: string;
  /** The number they wear as a lead. */
  readonly number: LeadNumber | undefined;
  readonly dances: readonly DancerEntry[];
}

/** Matched by key, not just by a name others may share. */
export const isMatchedByKey =
  (key: string) =>
  ({ entry, role }: DancerEntry): boolean =>
    (role === 'lead' ? entry.leadId : entry.followId) === key;

const BY_NAME = '~';
const GIVEN = 'named-';

/** False if the dancer is known only by name. */
export const hasKey = ({ key }: Pick<Competitor, 'key'>): boolean => !key.startsWith(BY_NAME);

/** A deterministic hash of sixteen hexadecimal characters. Not for secrets. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1234567;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ code, 0x85ebca6b) >>> 0;
  }
  return [a, b].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** A key for a dancer known only by name. Deterministic, so that two desks do not create two people. */
export function generateDancerKey(
  { key }: Pick<Competitor, 'key'>,
  registered: readonly RegisteredPerson[],
): string {
  const first = `${GIVEN}${hashText(key)}`;
  let given = first;
  let next = 2;
  while (registered.some(({ id }) => id === given)) given = `${first}-${next++}`;
  return given;
}

/** True for a key that was created for a dancer known only by name. */
export const isGeneratedKey = (key: string): boolean => key.startsWith(GIVEN);

/** The key of a dancer known only by name; undefined for a placeholder name. */
export function buildNameKey(name: string): string | undefined {
  const spelled = normalizeKnownName(name);
  return spelled === undefined ? undefined : `${BY_NAME}${spelled}`;
}

export const findRegistered = (
  name: string,
  people: readonly RegisteredPerson[],
): readonly RegisteredPerson[] =>
  normalizeKnownName(name) === undefined
    ? []
    : people.filter((one) => normalizeKnownName(one.name) === normalizeKnownName(name));

interface Gathered {
  readonly dances: DancerEntry[];
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
        const dancer = listDancers(entry).find((one) => one.role === role);
        somebody.dances.push({ event, entry, role });
        somebody.id ??= dancer?.id;
        somebody.name ??= dancer?.name;
      }
  return [...people.values()];
}

const firstSaid = (texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

function fromEntries({ id, name, dances }: Gathered, registered: RegisteredPerson | undefined): Competitor {
  const worn = dances.find(({ entry, role }) => role === 'lead' && isKnownNumber(entry.number));
  return {
    key: id ?? `${BY_NAME}${normalizeKnownName(name ?? '') ?? ''}`,
    name: name ?? nameOf(registered),
    affiliation: firstSaid([registered?.affiliation ?? '', ...dances.map(({ entry }) => entry.affiliation)]),
    number: registered?.number ?? worn?.entry.number,
    dances,
  };
}

const nameOf = (registered: RegisteredPerson | undefined): string | undefined =>
  registered === undefined || normalizeKnownName(registered.name) === undefined ? undefined : registered.name;

/** Lists all dancers, by key or, in entries without a key, by name; and registered people without entries. */
export function buildDirectory(
  events: readonly CompetitionEvent[],
  registered: readonly RegisteredPerson[],
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

/** Partners with their events. Leaves out partners who are unknown or withhold their names. */
export function listDancePartners({ dances }: Competitor): readonly {
  readonly name: string;
  readonly id: string | undefined;
  readonly events: readonly CompetitionEvent[];
}[] {
  const partners = new Map<string, { name: string; id: string | undefined; events: CompetitionEvent[] }>();
  for (const { event, entry, role } of dances) {
    const partner = listDancers(entry).find((one) => one.role !== role);
    if (partner?.name === undefined) continue;
    const key = partner.id ?? `${BY_NAME}${normalizeKnownName(partner.name)}`;
    const known = partners.get(key) ?? { name: partner.name, id: partner.id, events: [] };
    partners.set(key, known);
    known.events.push(event);
  }
  return [...partners.values()];
}
