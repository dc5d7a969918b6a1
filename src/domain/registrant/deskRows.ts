import { findLookAlikes } from '../people/lookAlikes.ts';
import { listDancePartners, type Competitor } from '../people/directory.ts';
import { normalizeName } from '../people/normalizeName.ts';
import { normalizeKnownName, type DanceRole } from '../people/people.ts';
import { toPartnerPlace } from './merging.ts';
import { normalizeSearch, buildSearch } from '../people/searching.ts';

/** The parts of a registration shown at the desk. */
export interface DeskRegistration {
  readonly hasAgreed: boolean;
  /** In milliseconds. */
  readonly createdAt: number;
}

export interface DeskRow {
  readonly person: Competitor;
  readonly role: DanceRole | 'both' | undefined;
  readonly partners: readonly string[];
  /** Number of events in which the dancer has no partner yet. */
  readonly waits: number;
  /** True for a dancer with lead entries and no number. */
  readonly lacksNumber: boolean;
  /** True for a registration without consent to the risk. */
  readonly lacksConsent: boolean;
  /** Registration time in milliseconds. */
  readonly signedUp: number | undefined;
  /** Keys of possible duplicates. */
  readonly twins: readonly string[];
  /** Paid and due, in cents; undefined if it cannot be computed. */
  readonly money: DeskMoney | undefined;
  /** True if the dancer has checked in at the door. */
  readonly isHere: boolean;
  readonly searched: string;
}

/** In cents. */
export interface DeskMoney {
  readonly paid: number;
  readonly left: number;
}

/** Additional data by dancer key. */
export interface DeskFacts {
  readonly registrations: ReadonlyMap<string, DeskRegistration>;
  readonly money: ReadonlyMap<string, DeskMoney>;
  readonly here: ReadonlySet<string>;
}

function roleOf({ dances }: Competitor): DeskRow['role'] {
  const roles = new Set(dances.map(({ role }) => role));
  return roles.size > 1 ? 'both' : [...roles][0];
}

const waitsIn = ({ dances }: Competitor): number =>
  dances.filter(
    ({ entry, role }) =>
      normalizeKnownName(role === 'lead' ? entry.followName : entry.leadName) === undefined &&
      (role === 'lead' ? entry.followId : entry.leadId) === undefined,
  ).length;

/** Groups of dancers with the same role and partner in one event: the same person, or a mistake. */
function withOnePartner(people: readonly Competitor[]): readonly (readonly string[])[] {
  const places = new Map<string, Set<string>>();
  for (const { key, dances } of people)
    for (const one of dances) {
      const { id, name } = toPartnerPlace(one);
      const known = normalizeKnownName(name);
      if (known === undefined) continue;
      // One entry may have the partner's key, and another only the name.
      for (const partner of [id, normalizeName(name)].filter((text) => text !== undefined)) {
        const place = JSON.stringify([one.event.key, one.role, partner]);
        places.set(place, (places.get(place) ?? new Set()).add(key));
      }
    }
  return [...places.values()].filter(({ size }) => size > 1).map((same) => [...same]);
}

/** Possible duplicates of each dancer, by key. */
function twinsIn(people: readonly Competitor[]): ReadonlyMap<string, readonly string[]> {
  const groups = findLookAlikes(
    people.map(({ key, name, affiliation, number }) => ({ id: key, name: name ?? '', affiliation, number })),
  );
  const twins = new Map<string, Set<string>>();
  for (const same of [...groups.map((its) => its.map(({ id }) => id)), ...withOnePartner(people)])
    for (const id of same) {
      const others = twins.get(id) ?? new Set<string>();
      twins.set(id, others);
      for (const other of same) if (other !== id) others.add(other);
    }
  return new Map([...twins].map(([id, others]) => [id, [...others]]));
}

export function buildDeskRows(
  people: readonly Competitor[],
  { registrations, money, here }: DeskFacts,
): readonly DeskRow[] {
  const twins = twinsIn(people);
  return people.map((person) => {
    const { key, name, affiliation, number, dances } = person;
    const registered = registrations.get(key);
    return {
      person,
      role: roleOf(person),
      partners: listDancePartners(person).map((partner) => partner.name),
      waits: waitsIn(person),
      lacksNumber: number === undefined && dances.some(({ role }) => role === 'lead'),
      lacksConsent: registered?.hasAgreed === false,
      signedUp: registered?.createdAt,
      twins: twins.get(key) ?? [],
      money: money.get(key),
      isHere: here.has(key),
      searched: normalizeSearch([name ?? '', affiliation, number ?? ''].join(' ')),
    };
  });
}

export const DESK_FILTERS = [
  'everyone',
  'owes',
  'no number',
  'tba',
  'twice',
  'no consent',
  'not here',
] as const;
export type DeskFilter = (typeof DESK_FILTERS)[number];

const PASSES: Readonly<Record<DeskFilter, (row: DeskRow) => boolean>> = {
  everyone: () => true,
  owes: ({ money }) => (money?.left ?? 0) > 0,
  'not here': ({ isHere, person }) => !isHere && person.dances.length > 0,
  'no number': ({ lacksNumber }) => lacksNumber,
  tba: ({ waits }) => waits > 0,
  twice: ({ twins }) => twins.length > 0,
  'no consent': ({ lacksConsent }) => lacksConsent,
};

export const applyDeskFilter = (rows: readonly DeskRow[], by: DeskFilter): readonly DeskRow[] =>
  rows.filter(PASSES[by]);

/** Rows that match all of the typed text. */
export function searchRows(rows: readonly DeskRow[], typed: string): readonly DeskRow[] {
  if (typed.trim() === '') return rows;
  const isFound = buildSearch(typed);
  return rows.filter(({ searched }) => isFound(searched));
}

export const DESK_ORDERS = ['number', 'name', 'school', 'events', 'money', 'signedUp'] as const;
export type DeskOrder = (typeof DESK_ORDERS)[number];

const letters = new Intl.Collator('en');
const LAST = Number.MAX_SAFE_INTEGER;

/** Empty values sort last. */
const text = (a: string | undefined, b: string | undefined): number =>
  (a ?? '') === '' || (b ?? '') === ''
    ? Number((a ?? '') === '') - Number((b ?? '') === '')
    : letters.compare(a ?? '', b ?? '');

const BY: Readonly<Record<DeskOrder, (a: DeskRow, b: DeskRow) => number>> = {
  number: (a, b) => Number(a.person.number ?? LAST) - Number(b.person.number ?? LAST),
  name: (a, b) => text(a.person.name, b.person.name),
  school: (a, b) => text(a.person.affiliation, b.person.affiliation),
  events: (a, b) => b.person.dances.length - a.person.dances.length,
  money: (a, b) => (b.money?.left ?? -LAST) - (a.money?.left ?? -LAST),
  signedUp: (a, b) => (b.signedUp ?? 0) - (a.signedUp ?? 0),
};

/** Sorted by the column, then by name. */
export const sortRows = (rows: readonly DeskRow[], by: DeskOrder): readonly DeskRow[] =>
  rows.toSorted((a, b) => BY[by](a, b) || BY.name(a, b));
