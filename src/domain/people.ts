import type { Entry } from './competition.ts';
import type { EntryId, LeadNumber } from './ids.ts';

/** What stands in an entry of which nothing but the number is known (SPEC 3). */
export const PLACEHOLDER = { id: 'Adhoc', name: 'dummy', affiliation: 'Other' } as const;

/** What a couple wears of which not even the number is known (SPEC 3): nobody's own, several couples may. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- four digits, the first of them no zero
export const NUMBER_OF_NOBODY = '9999' as LeadNumber;

export const hasNumberOfItsOwn = (number: LeadNumber | undefined): number is LeadNumber =>
  number !== undefined && number !== NUMBER_OF_NOBODY;

/** What is written for a dancer who keeps their name to themselves (docs/ACCESS.md). The name is only in the registration. */
const WITHHELD = 'name withheld';

/** What is written where nobody is known yet: a partner still to be found, a placeholder. */
const UNKNOWN: ReadonlySet<string> = new Set(['', 'tba', PLACEHOLDER.name]);

/** How names are compared: two spellings of one name are one person. */
export const spelledAlike = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * What a name in the lists says. No two dancers are one person because both are withheld, or both still unknown.
 * `shown` is the name in the one spelling by which names are compared.
 */
type NameSays =
  | { readonly kind: 'shown'; readonly spelled: string }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'unknown' };

const NAME_WITHHELD: NameSays = { kind: 'withheld' };
const NAME_UNKNOWN: NameSays = { kind: 'unknown' };

function nameSays(name: string): NameSays {
  const spelled = spelledAlike(name);
  if (spelled === WITHHELD) return NAME_WITHHELD;
  return UNKNOWN.has(spelled) ? NAME_UNKNOWN : { kind: 'shown', spelled };
}

/** The name by which somebody is known, in its one spelling; undefined for a name that is nobody's. */
export function knownName(name: string): string | undefined {
  const says = nameSays(name);
  return says.kind === 'shown' ? says.spelled : undefined;
}

export type DanceRole = 'lead' | 'follow';

/** One of the two dancers of a couple, of whom there is a name that is shown, a key, or both. */
export interface Dancer {
  readonly role: DanceRole;
  /** As it is written; undefined: withheld, or not known. */
  readonly name: string | undefined;
  /** The dancer's own key. */
  readonly id: string | undefined;
}

function dancer(role: DanceRole, name: string, id: string | undefined): readonly Dancer[] {
  const isShown = knownName(name) !== undefined;
  return isShown || id !== undefined ? [{ role, name: isShown ? name : undefined, id }] : [];
}

/** The dancers of a couple, as far as anybody knows who they are. A placeholder has none. */
export const dancersOf = (entry: Entry): readonly Dancer[] =>
  entry.placeholder
    ? []
    : [
        ...dancer('lead', entry.leadName, entry.leadId),
        ...dancer('follow', entry.followName, entry.followId),
      ];

/** The names of a couple that may be shown and said, as they are written: two, one or none. */
export const shownNames = (entry: Entry): readonly string[] =>
  dancersOf(entry).flatMap(({ name }) => name ?? []);

/** The same key is the same person; where one of the two has none, the same name is. */
export const samePerson = (a: Dancer, b: Dancer): boolean =>
  a.id !== undefined && b.id !== undefined
    ? a.id === b.id
    : a.name !== undefined && b.name !== undefined && spelledAlike(a.name) === spelledAlike(b.name);

/** The dancers of `entry` that also dance in `other`, in whatever role. */
export const dancersInBoth = (entry: Entry, other: Entry): readonly Dancer[] =>
  dancersOf(entry).filter((one) => dancersOf(other).some((theirs) => samePerson(one, theirs)));

/** The same two people, whoever leads. A couple of which one dancer is not known is nobody else's. */
export const sameCouple = (a: Entry, b: Entry): boolean =>
  dancersInBoth(a, b).length === 2 && dancersInBoth(b, a).length === 2;

/** The same two people in the same roles: one couple entered twice. */
export function sameLeadAndFollow(a: Entry, b: Entry): boolean {
  const theirs = dancersOf(b);
  const isThere = (one: Dancer): boolean =>
    theirs.some((other) => other.role === one.role && samePerson(one, other));
  const these = dancersOf(a);
  return these.length === 2 && these.every(isThere);
}

/** Somebody of a census, in one of their couples. */
export interface Counted {
  /** Counts the people from 0. */
  readonly person: number;
  readonly role: DanceRole;
}

/**
 * Gives every person in a list of couples one number, in whatever role and in however many couples. The same key is the
 * same person; where there is no key, the same name is, which may be the name of somebody with one. Names are spelled
 * out only once somebody without a key is asked for: a list in which everybody has one is counted by keys alone.
 */
export class Census {
  readonly #entries: readonly Entry[];
  readonly #byId = new Map<string, number>();
  #byName: Map<string, number> | undefined;
  #people = 0;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    for (const { placeholder, leadId, followId } of entries) {
      if (placeholder) continue;
      this.#countKey(leadId);
      this.#countKey(followId);
    }
  }

  /** How many people have been counted: all with a key, and those without whose couples have been asked for. */
  get people(): number {
    return this.#people;
  }

  /** The people of a couple: two, one, or none of a placeholder or where nobody is known. */
  inCouple(entry: Entry): readonly Counted[] {
    if (entry.placeholder) return [];
    const lead = this.#personOf(entry.leadId, entry.leadName);
    const follow = this.#personOf(entry.followId, entry.followName);
    return [
      ...(lead === undefined ? [] : [{ person: lead, role: 'lead' } as const]),
      ...(follow === undefined ? [] : [{ person: follow, role: 'follow' } as const]),
    ];
  }

  #countKey(id: string | undefined): void {
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, this.#people++);
  }

  #personOf(id: string | undefined, name: string): number | undefined {
    const byId = id === undefined ? undefined : this.#byId.get(id);
    if (byId !== undefined) return byId;
    const spelled = knownName(name);
    if (spelled === undefined) return undefined;
    this.#byName ??= this.#namesOfKeys();
    const known = this.#byName.get(spelled);
    if (known !== undefined) return known;
    this.#byName.set(spelled, this.#people);
    return this.#people++;
  }

  /** Of two people of one name with keys of their own the first in the list has it. */
  #namesOfKeys(): Map<string, number> {
    const names = new Map<string, number>();
    const name = (id: string | undefined, written: string): void => {
      const person = id === undefined ? undefined : this.#byId.get(id);
      const spelled = person === undefined ? undefined : knownName(written);
      if (person !== undefined && spelled !== undefined && !names.has(spelled)) names.set(spelled, person);
    };
    for (const { placeholder, leadId, leadName, followId, followName } of this.#entries) {
      if (placeholder) continue;
      name(leadId, leadName);
      name(followId, followName);
    }
    return names;
  }
}

/** Who dances in each of these couples, as one number for each person, each of them once. */
export function peopleIn(entries: readonly Entry[]): ReadonlyMap<EntryId, readonly number[]> {
  const census = new Census(entries);
  return new Map(
    entries.map((entry) => [entry.id, [...new Set(census.inCouple(entry).map(({ person }) => person))]]),
  );
}

/** What entries say of somebody who dances for no school. */
export const INDEPENDENT = 'Independent';
