import type { Entry } from '../competition.ts';
import type { EntryId } from '../ids.ts';
import { knownName, type DanceRole } from './people.ts';

/** Somebody of a census, in one of their couples. */
export interface Counted {
  /** Counts the people from 0. */
  readonly person: number;
  readonly role: DanceRole;
}

/**
 * Gives every person in a list of couples one number, in whatever role and in however many couples. The same key is the
 * same person; where there is no key, the same name is, which may be the name of somebody with one. A name that several
 * with keys have is nobody's of them: who is meant is not known. Names are spelled
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

  /** A name that two people with keys of their own have names neither of them. */
  #namesOfKeys(): Map<string, number> {
    const names = new Map<string, number>();
    const shared = new Set<string>();
    const name = (id: string | undefined, written: string): void => {
      const person = id === undefined ? undefined : this.#byId.get(id);
      const spelled = person === undefined ? undefined : knownName(written);
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

/** Who dances in each of these couples, as one number for each person, each of them once. */
export function peopleIn(entries: readonly Entry[]): ReadonlyMap<EntryId, readonly number[]> {
  const census = new Census(entries);
  return new Map(
    entries.map((entry) => [entry.id, [...new Set(census.inCouple(entry).map(({ person }) => person))]]),
  );
}
