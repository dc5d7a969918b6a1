import type { LeadNumber } from '../ids.ts';
import type { Registered } from '../people/directory.ts';
import { knownName } from '../people/people.ts';
import { asSearched } from '../people/searching.ts';
import { listedKey } from './listedKey.ts';

/** A dancer whom a list brings, or has met. */
export interface ListedDancer {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** How names are compared in lists: without capitals, spaces and marks. Undefined for a name that is nobody's. */
export const nameFolded = (name: string): string | undefined => {
  const known = knownName(name);
  return known === undefined ? undefined : asSearched(known);
};

/** Everybody who is known by name and by number, and who comes in with a list. */
export class DancersKnown {
  private readonly byName = new Map<string, readonly Registered[]>();
  private readonly brought = new Map<string, ListedDancer>();
  private readonly numbers = new Map<string, LeadNumber>();
  private readonly wornBy = new Map<LeadNumber, { readonly id: string; readonly name: string }>();

  constructor(registered: readonly Registered[]) {
    for (const one of registered) {
      const folded = nameFolded(one.name);
      if (folded !== undefined) this.byName.set(folded, [...(this.byName.get(folded) ?? []), one]);
      if (one.number !== undefined) this.wear(one, one.number);
    }
  }

  /** Who is called that: somebody there is, or somebody new; undefined where several are. */
  called(name: string): ListedDancer | undefined {
    const folded = nameFolded(name) ?? '';
    const known = this.byName.get(folded) ?? [];
    if (known.length > 1) return undefined;
    const [one] = known;
    if (one !== undefined) return { id: one.id, name: one.name, isNew: false };
    const before = this.brought.get(folded);
    if (before !== undefined) return before;
    const somebody = { id: listedKey('d', folded), name, isNew: true };
    this.brought.set(folded, somebody);
    return somebody;
  }

  numberOf(id: string): LeadNumber | undefined {
    return this.numbers.get(id);
  }

  /** Who wears a number. */
  wearer(number: LeadNumber): { readonly id: string; readonly name: string } | undefined {
    return this.wornBy.get(number);
  }

  wear({ id, name }: { readonly id: string; readonly name: string }, number: LeadNumber): void {
    this.numbers.set(id, number);
    this.wornBy.set(number, { id, name });
  }
}
