import type { Entry } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { normalizeKnownName, type DanceRole } from './people.ts';

/** A person of a census in one of their couples. */
export interface CensusPerson {
  /** The person's index, from 0. */
  readonly person: number;
  readonly role: DanceRole;
}

/**
 * Numbers the people in a list of couples, over all roles and couples. Equal keys are the same person.
 * Without a key, an equal name is the same person, possibly one with a key. A name shared by several keys
 * matches none of them, because it is ambiguous. Names are normalized only when the first dancer without a
 * key is looked up.
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

  /**
   * Number of people found so far: everyone with a key, and those without one whose couples were looked up.
   */
  get people(): number {
    return this.#people;
  }

  /** The people of a couple: two, one, or none for a placeholder or unknown dancers. */
  inCouple(entry: Entry): readonly CensusPerson[] {
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
    const spelled = normalizeKnownName(name);
    if (spelled === undefined) return undefined;
    this.#byName ??= this.#namesOfKeys();
    const known = this.#byName.get(spelled);
    if (known !== undefined) return known;
    this.#byName.set(spelled, this.#people);
    return this.#people++;
  }

  /** A name shared by two people with keys matches neither. */
  #namesOfKeys(): Map<string, number> {
    const names = new Map<string, number>();
    const shared = new Set<string>();
    const name = (id: string | undefined, written: string): void => {
      const person = id === undefined ? undefined : this.#byId.get(id);
      const spelled = person === undefined ? undefined : normalizeKnownName(written);
      if (person === undefined || spelled === undefined) return;
      const other = names.get(spelled);
      if (other !== undefined && other !== person) shared.add(spelled);
      names.set(spelled, person);
    };
    for (const { placeholder, leadId, leadName, followId, followName } of this.#entries) {
      if (placeholder) continue;
      name(leadId, leadName);
      name(followId, followName);
    }
    for (const spelled of shared) names.delete(spelled);
    return names;
  }
}

/** The people in each couple by index, without repetition. */
export function indexPeople(entries: readonly Entry[]): ReadonlyMap<EntryId, readonly number[]> {
  const census = new Census(entries);
  return new Map(
    entries.map((entry) => [entry.id, [...new Set(census.inCouple(entry).map(({ person }) => person))]]),
  );
}
