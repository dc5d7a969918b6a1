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

/** An entry for which one dancer asks another. */
export interface AskedFor {
  readonly from: string;
  readonly to: string;
  readonly event: EventKey;
  readonly entry: EntryId;
}

/**
 * Whoever is named as a partner and has registered is asked with the registration: their yes makes the couple of the two.
 * Each of the new dancers asks each of them once, for all entries.
 * @param places in entries of others, for which a new dancer asks
 */
export function askedByName(
  made: readonly NewEntry[],
  people: readonly Registered[],
  places: readonly AskedFor[],
): Patch {
  const byName = made.flatMap((entry): readonly AskedFor[] => {
    const between = named(entry, people);
    return between === undefined ? [] : [{ ...between, event: entry.event, entry: entry.id }];
  });
  const asked = new Map<string, Map<string, Map<EventKey, EntryId>>>();
  for (const { from, to, event, entry } of [...places, ...byName]) {
    const ofOne = asked.get(from) ?? new Map<string, Map<EventKey, EntryId>>();
    const entries = ofOne.get(to) ?? new Map<EventKey, EntryId>();
    asked.set(from, ofOne.set(to, entries.set(event, entry)));
  }
  return Object.fromEntries(
    [...asked].flatMap(([from, ofOne]) =>
      [...ofOne]
        .slice(0, MOST.asked)
        .flatMap(([to, entries], slot) => Object.entries(asking({ from, to }, entries, '', slot))),
    ),
  );
}
