import { MOST } from '../../domain/bounds.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import { registeredAs, type Registered } from '../../domain/people/directory.ts';
import type { Patch } from '../tree/patch.ts';
import type { NewEntry } from './entryMade.ts';
import { asking } from './requestWrites.ts';

/** Who of a new entry is there, and whom of those who have registered it names by name alone; nobody where it could be several. */
function named({ lead, follow, looks }: NewEntry, people: readonly Registered[]) {
  const [own, other] = lead.id === undefined ? [follow, lead] : [lead, follow];
  if (own.id === undefined || other.id !== undefined || looks !== undefined) return undefined;
  const [only, another] = registeredAs(other.name, people);
  return only === undefined || another !== undefined ? undefined : { from: own.id, to: only.id };
}

/**
 * Whoever is named as a partner and has registered is asked with the registration: their yes makes the couple of the two.
 * Each of the new dancers asks each of them once, for all entries that name them.
 */
export function askedByName(made: readonly NewEntry[], people: readonly Registered[]): Patch {
  const asked = new Map<string, Map<string, Map<EventKey, EntryId>>>();
  for (const entry of made) {
    const between = named(entry, people);
    if (between === undefined) continue;
    const ofOne = asked.get(between.from) ?? new Map<string, Map<EventKey, EntryId>>();
    const entries = ofOne.get(between.to) ?? new Map<EventKey, EntryId>();
    asked.set(between.from, ofOne.set(between.to, entries.set(entry.event, entry.id)));
  }
  return Object.fromEntries(
    [...asked].flatMap(([from, ofOne]) =>
      [...ofOne]
        .slice(0, MOST.asked)
        .flatMap(([to, entries], slot) => Object.entries(asking({ from, to }, entries, '', slot))),
    ),
  );
}
