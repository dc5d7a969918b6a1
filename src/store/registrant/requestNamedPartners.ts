import { MAX_COUNT } from '../../domain/bounds.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { matchPeople } from '../../domain/people/matchPeople.ts';
import { mergePatches, type Patch } from '../tree/patch.ts';
import type { NewEntry } from './createEntry.ts';
import { createRequest } from './requestWrites.ts';
import type { StoredRequest } from './requests.ts';

/** The registered dancers of a new entry, and the one it names without a key. Undefined if several have that name. */
function named({ lead, follow, looks, isNamesake }: NewEntry, people: readonly RegisteredPerson[]) {
  const [own, other] = lead.id === undefined ? [follow, lead] : [lead, follow];
  if (own.id === undefined || other.id !== undefined || looks !== undefined || isNamesake) return undefined;
  const [only, another] = matchPeople(other.name, people);
  return only === undefined || another !== undefined ? undefined : { from: own.id, to: only.id };
}

/** An entry for which one dancer asks another. */
export interface NamedPartnerRequest {
  readonly from: string;
  readonly to: string;
  readonly event: EventKey;
  readonly entry: EntryId;
}

/** Earlier requests of a dancer. */
export interface EarlierRequests {
  /** Slots in which another request can be made. */
  readonly freeSlots: readonly number[];
  readonly requests: ReadonlyMap<string, StoredRequest>;
}

const NOBODY_ASKED: EarlierRequests = {
  freeSlots: Array.from({ length: MAX_COUNT.openRequests }, (_, slot) => slot),
  requests: new Map(),
};

/** Extends an open request, or makes a new one in a free slot. A declined request is not repeated. */
function askedAgain(
  { freeSlots, requests }: EarlierRequests,
  from: string,
  asked: ReadonlyMap<string, ReadonlyMap<EventKey, EntryId>>,
): Patch {
  const slots = freeSlots.values();
  return mergePatches(
    [...asked].map(([to, entries]): Patch => {
      const before = requests.get(to);
      if (before?.answered === 'declined') return {};
      if (before !== undefined && before.answered === undefined)
        return createRequest(
          { from, to },
          new Map([...before.entries, ...entries]),
          before.note,
          before.slot,
        );
      const slot = before?.slot ?? slots.next().value;
      return slot === undefined ? {} : createRequest({ from, to }, entries, '', slot);
    }),
  );
}

/**
 * Sends a request to every registered dancer who is named as a partner: one request per pair, for all entries.
 * @param places in entries of others, for which a new dancer asks
 */
export function requestNamedPartners(
  made: readonly NewEntry[],
  people: readonly RegisteredPerson[],
  places: readonly NamedPartnerRequest[] = [],
  before: EarlierRequests = NOBODY_ASKED,
): Patch {
  const byName = made.flatMap((entry): readonly NamedPartnerRequest[] => {
    const between = named(entry, people);
    return between === undefined ? [] : [{ ...between, event: entry.event, entry: entry.id }];
  });
  const asked = new Map<string, Map<string, Map<EventKey, EntryId>>>();
  for (const { from, to, event, entry } of [...places, ...byName]) {
    const ofOne = asked.get(from) ?? new Map<string, Map<EventKey, EntryId>>();
    const entries = ofOne.get(to) ?? new Map<EventKey, EntryId>();
    asked.set(from, ofOne.set(to, entries.set(event, entry)));
  }
  return mergePatches([...asked].map(([from, ofOne]) => askedAgain(before, from, ofOne)));
}
