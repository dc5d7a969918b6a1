import type { Entry } from '../../competition.ts';
import type { EntryId } from '../../ids.ts';

/** How names are compared: two spellings of one name are one person. */
export const spelledAlike = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** What the lists write where nobody is known yet. */
const NOBODY: ReadonlySet<string> = new Set(['', 'tba', 'dummy']);

interface Named {
  readonly name: string;
  readonly id: string | undefined;
}

const isSomebody = ({ name, id }: Named): boolean => id !== undefined || !NOBODY.has(name);

const namedIn = (entry: Entry, spelled: (name: string) => string): readonly Named[] =>
  entry.placeholder
    ? []
    : [
        { name: spelled(entry.leadName), id: entry.leadId },
        { name: spelled(entry.followName), id: entry.followId },
      ].filter(isSomebody);

/** Gives every person one number, by id, or by name where there is no id. */
function countingPeople(): (named: Named) => number {
  const byId = new Map<string, number>();
  const byName = new Map<string, number>();
  let people = 0;
  return ({ name, id }) => {
    const person = (id === undefined ? byName.get(name) : byId.get(id)) ?? people++;
    if (id !== undefined) byId.set(id, person);
    if (!NOBODY.has(name) && !byName.has(name)) byName.set(name, person);
    return person;
  };
}

/**
 * Who dances in each couple, as one number for each person, in whatever role. The same id is the same person; where
 * one of two has no id, the same name is. A couple known by its number only has nobody.
 */
export function dancersIn(entries: readonly Entry[]): ReadonlyMap<EntryId, readonly number[]> {
  const allKnown = entries.every(({ leadId, followId }) => leadId !== undefined && followId !== undefined);
  const spelled = allKnown ? () => '' : spelledAlike;
  const all = entries.flatMap((entry) =>
    namedIn(entry, spelled).map((named) => ({ couple: entry.id, named })),
  );
  const personOf = countingPeople();
  const inCouple = new Map<EntryId, Set<number>>(entries.map(({ id }) => [id, new Set()]));
  // Who has an id is counted first: a name alone then finds the person it belongs to.
  for (const known of [true, false])
    for (const { couple, named } of all)
      if ((named.id !== undefined) === known) inCouple.get(couple)?.add(personOf(named));
  return new Map([...inCouple].map(([couple, dancers]) => [couple, [...dancers]]));
}
