import { MAX_COUNT } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { mapDefined } from '../../domain/mapDefined.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import { hasKey, type Competitor, type DancerEntry } from '../../domain/people/directory.ts';
import { listCertainEntries, getOtherRole, type MergePlan } from '../../domain/registrant/merging.ts';
import { hasDanced, isInResult } from '../../domain/round/hasDanced.ts';
import { RECORD_KEY_PLACEHOLDER, type Change } from '../delivery/operation.ts';
import type { AgreedPrice } from '../../domain/fees/agreedPrice.ts';
import { entryAt } from '../events/eventAt.ts';
import {
  competitorAt,
  competitorOwnerAt,
  formatEntrySlot,
  numberAt,
  ownCodeAt,
  ownDancerAt,
  searchAt,
  slotAt,
} from '../people/registrationAt.ts';
import type { Search } from '../people/searches.ts';
import { setCheckInStep, recordEdit, markMerged, type DeskNotes } from '../registrant/deskNotes.ts';
import { moveDiscount, withdrawDiscount } from '../registrant/discounts.ts';
import { countEditByName } from '../registrant/countEditByName.ts';
import type { ListedRegistration } from '../registrant/registrationList.ts';
import { requestsByAt, requestAt } from '../registrant/requestAt.ts';
import type { StoredRequest } from '../registrant/requests.ts';
import { createRequest } from '../registrant/requestWrites.ts';
import { mergePatches, type Patch } from '../tree/patch.ts';
import { countCoupleEdits, deleteEntry, setDancer } from './entryParts.ts';

/** The state a merge is made from. */
export interface MergeContext {
  readonly events: readonly CompetitionEvent[];
  readonly registrations: readonly ListedRegistration[];
  readonly searches: readonly Search[];
  readonly requests: readonly StoredRequest[];
  readonly notes: DeskNotes;
  /** By the dancers' keys. */
  readonly agreed: ReadonlyMap<string, AgreedPrice>;
}

/** The dancer who stays and the one who is removed, with the chosen name and school. */
export interface MergeChoice {
  readonly stays: Competitor;
  readonly goes: Competitor;
  readonly name: string;
  /** Empty: no school. */
  readonly school: string;
}

/** Entries by event and key. */
const placesOf = (dances: readonly DancerEntry[]): ReadonlySet<string> =>
  new Set(dances.map(({ event, entry }) => formatEntrySlot(event.key, entry.id)));

const dancerGone = (key: string): Patch =>
  Object.fromEntries([competitorAt(key), competitorOwnerAt(key), ownCodeAt(key)].map((at) => [at, null]));

/** Keeps one of the two dancers in the list with the chosen number, and frees the other number. */
function inList({ stays, goes, name, school }: MergeChoice, { number }: MergePlan): Patch {
  const at = competitorAt(stays.key);
  const worn = mapDefined([stays.number, goes.number], (one) => one);
  return {
    [`${at}/name`]: name,
    [`${at}/affiliation`]: school === '' ? null : school,
    [`${at}/leadNumber`]: number === undefined ? null : Number(number),
    ...(hasKey(goes) ? dancerGone(goes.key) : {}),
    ...Object.fromEntries(worn.map((one) => [numberAt(Number(one)), one === number ? stays.key : null])),
  };
}

/** Puts the name and number into the dancer's entries; if they have danced, the number stays. */
function inEntries(
  { stays, name }: MergeChoice,
  { moved, dropped, kept: partners, number }: MergePlan,
): Patch {
  const gone = placesOf(dropped);
  const kept = listCertainEntries(stays).filter(
    ({ event, entry }) => !gone.has(formatEntrySlot(event.key, entry.id)),
  );
  const numbered = [...kept, ...moved].filter(
    ({ event, entry, role }) => role === 'lead' && entry.number !== number && !hasDanced(event, entry.id),
  );
  return {
    ...mergePatches(dropped.map(deleteEntry)),
    ...mergePatches(moved.map((one) => setDancer(one, one.role, { id: stays.key, name }))),
    ...mergePatches(
      partners.map(({ into, partner }) => {
        const { event, entry, role } = into;
        const id = role === 'lead' ? { leadId: stays.key } : { followId: stays.key };
        return setDancer({ event, entry: { ...entry, ...id } }, getOtherRole(role), partner);
      }),
    ),
    ...Object.fromEntries(
      kept.flatMap(({ event, entry, role }) => [
        [`${entryAt(event.key, entry.id)}/${role}Name`, name],
        // If the result is signed, the rules require the record with the former names.
        ...(isInResult(event, entry.id)
          ? [[`${entryAt(event.key, entry.id)}/journal`, RECORD_KEY_PLACEHOLDER] as const]
          : []),
      ]),
    ),
    ...Object.fromEntries(
      numbered.map(({ event, entry }) => [
        `${entryAt(event.key, entry.id)}/leadNumber`,
        number === undefined ? null : Number(number),
      ]),
    ),
  };
}

/** Updates registrations: none names the removed dancer or a dropped entry anymore. */
function inRegistrations(
  { stays, goes }: MergeChoice,
  { dropped }: MergePlan,
  registrations: readonly ListedRegistration[],
): Patch {
  const gone = placesOf(dropped);
  return Object.fromEntries(
    registrations.flatMap(({ code, competitor, entries }) => [
      ...(competitor === goes.key ? [[ownDancerAt(code), stays.key] as const] : []),
      ...entries
        .filter(({ event, entry }) => gone.has(formatEntrySlot(event, entry)))
        .map(({ slot }) => [slotAt(code, slot), null] as const),
    ]),
  );
}

/** Moves the removed dancer's partner searches to the key that stays. */
function inSearches(
  { stays, goes }: MergeChoice,
  { dropped }: MergePlan,
  searches: readonly Search[],
): Patch {
  const gone = placesOf(dropped);
  return Object.fromEntries(
    searches
      .filter(
        ({ competitor, event, entry }) => competitor === goes.key && !gone.has(formatEntrySlot(event, entry)),
      )
      .map(({ entry }) => [`${searchAt(entry)}/competitor`, stays.key]),
  );
}

/** True if one of the two is still alone in an entry of the request. */
const stillWaits =
  (events: readonly CompetitionEvent[], { from, to }: Pick<StoredRequest, 'from' | 'to'>) =>
  ([key, id]: readonly [EventKey, EntryId]): boolean => {
    const entry = events.find((event) => event.key === key)?.entries.find((one) => one.id === id);
    const ids = [entry?.leadId, entry?.followId].filter((one) => one !== undefined);
    return ids.length === 1 && (ids[0] === from || ids[0] === to);
  };

/** Ends requests of others for an entry that is removed, or is complete now. */
function inRequestsOfOthers(
  { goes }: MergeChoice,
  { dropped, kept }: MergePlan,
  requests: readonly StoredRequest[],
): Patch {
  const over = placesOf([...dropped, ...kept.map(({ into }) => into)]);
  return mergePatches(
    requests
      .filter(({ to, from, answered }) => to !== goes.key && from !== goes.key && answered === undefined)
      .map(({ to, from, entries, note, slot }): Patch => {
        const left = [...entries].filter(([event, entry]) => !over.has(formatEntrySlot(event, entry)));
        if (left.length === entries.size) return {};
        if (left.length === 0) return { [requestAt(to, from)]: null };
        return createRequest({ from, to }, new Map(left), note, slot);
      }),
  );
}

/** Moves the unanswered requests of both dancers, in both directions. */
function inRequests(
  { stays, goes }: MergeChoice,
  { dropped, kept }: MergePlan,
  { events, requests }: Pick<MergeContext, 'events' | 'requests'>,
): Patch {
  const gone = placesOf([...dropped, ...kept.map(({ into }) => into)]);
  const now = (key: string): string => (key === goes.key ? stays.key : key);
  const taken = new Set(mapDefined(requests, ({ from, slot }) => (from === stays.key ? slot : undefined)));
  const free = Array.from({ length: MAX_COUNT.openRequests }, (_, slot) => slot).filter(
    (slot) => !taken.has(slot),
  );
  const between = new Set(requests.map(({ to, from }) => `${to} ${from}`));
  const patches = requests
    .filter(({ to, from }) => to === goes.key || from === goes.key)
    .map((request): Patch => {
      const { from, to, answered, note, slot } = request;
      const away = { [requestAt(to, from)]: null };
      const waiting = [...request.entries].filter(stillWaits(events, request));
      const entries = new Map(waiting.filter(([event, entry]) => !gone.has(formatEntrySlot(event, entry))));
      const [asker, asked] = [now(from), now(to)];
      const isThere = between.has(`${asked} ${asker}`);
      const its = from === goes.key ? free.shift() : slot;
      if (answered !== undefined || asker === asked || entries.size === 0 || isThere || its === undefined)
        return away;
      return { ...away, ...createRequest({ from: asker, to: asked }, entries, note, its) };
    });
  return { ...mergePatches(patches), [requestsByAt(goes.key)]: null };
}

/** Copies the door check-in to the key that stays. */
const hereAsWell = ({ stays, goes }: MergeChoice, notes: DeskNotes): Patch =>
  Object.assign(
    {},
    ...(['arrived', 'given'] as const).map((what) =>
      notes.get(goes.key)?.[what] === undefined || notes.get(stays.key)?.[what] !== undefined
        ? {}
        : setCheckInStep(stays.key, what, true),
    ),
  );

/** Moves the removed dancer's discount to the one who stays; if both have one, frees its slot. */
function inDiscounts({ stays, goes }: MergeChoice, { agreed }: Pick<MergeContext, 'agreed'>): Patch {
  const given = agreed.get(goes.key)?.discount;
  if (given === undefined) return {};
  return agreed.get(stays.key)?.discount === undefined
    ? moveDiscount(goes.key, stays.key, given)
    : withdrawDiscount(goes.key, given);
}

/**
 * Merges two entries of the list for one person, in one patch. Payments stay in the ledger and count for the one who stays.
 */
export function mergeDancers(
  by: Author,
  chosen: MergeChoice,
  merging: MergePlan,
  known: MergeContext,
): Change {
  const { stays, goes, name } = chosen;
  return {
    record: {
      ...by,
      kind: 'competitors merged',
      competitor: stays.key,
      name,
      gone: goes.key,
      was: goes.name ?? '',
    },
    patch: {
      ...inRequestsOfOthers(chosen, merging, known.requests),
      ...(hasKey(goes) ? inRequests(chosen, merging, known) : {}),
      ...inList(chosen, merging),
      ...inEntries(chosen, merging),
      ...inRegistrations(chosen, merging, known.registrations),
      ...inSearches(chosen, merging, known.searches),
      ...inDiscounts(chosen, known),
      ...countCoupleEdits([...merging.moved, ...merging.dropped], known.notes),
      ...recordEdit(stays.key, known.notes),
      // A dancer without a key has nothing to remove.
      ...hereAsWell(chosen, known.notes),
      ...(hasKey(goes)
        ? { ...recordEdit(goes.key, known.notes), ...markMerged(goes.key, stays.key) }
        : countEditByName(goes.key, known.notes)),
    },
  };
}
