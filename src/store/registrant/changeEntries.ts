import { MAX_COUNT } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { parseEntryId, type EntryId } from '../../domain/ids.ts';
import { normalizeSpelling } from '../../domain/people/people.ts';
import { findPartnerName, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { findPartnerKey, type EntryEdits, type OwnEntry } from '../../domain/registrant/ownEntries.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import { freePlace } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import {
  changedAt,
  editedAt,
  formatEntrySlot,
  entryOwnerAt,
  searchAt,
  searchOwnerAt,
  slotAt,
} from '../people/registrationAt.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { createEntry, type NewEntry } from './createEntry.ts';
import { endInvitation } from './invitationAt.ts';
import type { NamedEntry, OwnRegistration } from './ownRegistration.ts';

/** The version of a dancer's entries, in their own registration. */
export interface EntriesVersion extends Pick<OwnRegistration, 'edited'> {
  readonly code: string;
}

/** The dancer whose entries change, and the current state. */
export interface EntriesContext {
  readonly code: string;
  readonly registration: Pick<OwnRegistration, 'dancers' | 'entries'>;
  readonly dancer: RegisteredPerson;
  /** Dancers whose own code this device has shown, by key. */
  readonly edits: ReadonlyMap<string, EntriesVersion>;
  /** All dancers of the registration. A partner among them is entered with their key. */
  readonly everybody: readonly RegisteredPerson[];
  readonly own: readonly OwnEntry[];
  readonly events: readonly CompetitionEvent[];
  /** Entries listed as looking for a partner. */
  readonly searched: ReadonlySet<EntryId>;
}

/** Slots never used, or of an entry that was removed. */
export function listFreeSlots(
  named: readonly NamedEntry[],
  events: readonly CompetitionEvent[],
): readonly number[] {
  const there = new Set(
    events.flatMap(({ key, entries }) => entries.map(({ id }) => formatEntrySlot(key, id))),
  );
  const taken = new Set(
    named.flatMap(({ slot, event, entry }) => (there.has(formatEntrySlot(event, entry)) ? [slot] : [])),
  );
  return Array.from({ length: MAX_COUNT.entriesPerRegistration }, (_, slot) => slot).filter(
    (slot) => !taken.has(slot),
  );
}

/** A dancer leaves an entry; their partner stays in it. */
export function leaveEntry({ event, entry, role }: Pick<OwnEntry, 'event' | 'entry' | 'role'>): Patch {
  const at = entryAt(event.key, entry.id);
  return {
    ...freePlace(event.key, role, role === 'lead' ? entry.leadId : entry.followId),
    [`${at}/${role}Id`]: null,
    [`${at}/${role}Name`]: 'TBA',
    ...(role === 'lead' && entry.number !== undefined ? { [`${at}/leadNumber`]: null } : {}),
  };
}

function withdrawn({ code, registration, searched }: EntriesContext, { event, entry }: OwnEntry): Patch {
  const named = registration.entries.find((one) => one.event === event.key && one.entry === entry.id);
  return {
    [entryAt(event.key, entry.id)]: null,
    [entryOwnerAt(event.key, entry.id)]: null,
    ...freePlace(event.key, 'lead', entry.leadId),
    ...freePlace(event.key, 'follow', entry.followId),
    ...(named === undefined ? {} : { [slotAt(code, named.slot)]: null }),
    ...endInvitation(event.key, entry.id),
    ...(searched.has(entry.id) ? { [searchAt(entry.id)]: null, [searchOwnerAt(entry.id)]: null } : {}),
  };
}

const isOfOthers = ({ registration: { dancers } }: EntriesContext, one: OwnEntry): boolean => {
  const key = findPartnerKey(one);
  return key !== undefined && !dancers.includes(key);
};

/**
 * Raises the version of each changed dancer, so one of two simultaneous changes is refused. Late fees depend
 * on `changedAt` of the dancer who made the change.
 */
function counted({ code, dancer, edits }: EntriesContext, touched: ReadonlySet<string>): Patch {
  const its = [...touched].flatMap((id) => edits.get(id) ?? []);
  return {
    ...Object.fromEntries(its.map((one) => [editedAt(one.code), one.edited + 1])),
    [changedAt(edits.get(dancer.id)?.code ?? code)]: SERVER_TIME,
  };
}

/** New entries, as many as there are free slots. @param ids one for each, in order */
export function addEntries(
  { code, registration, dancer, everybody, events }: EntriesContext,
  { added }: EntryEdits,
  draft: RegistrationDraft,
  ids: readonly EntryId[],
): readonly NewEntry[] {
  const free = listFreeSlots(registration.entries, events);
  return added.flatMap((chosen, at) => {
    const [slot, id] = [free[at], ids[at]];
    if (slot === undefined || id === undefined) return [];
    const name = findPartnerName(draft, chosen);
    const known = everybody.find(
      (one) => name !== undefined && normalizeSpelling(one.name) === normalizeSpelling(name),
    );
    const partner = known ?? { name: name ?? 'TBA', id: undefined };
    const [lead, follow] = chosen.role === 'lead' ? [dancer, partner] : [partner, dancer];
    return [
      {
        code,
        slot,
        id,
        event: chosen.event,
        lead: { name: lead.name, id: lead.id },
        follow: { name: follow.name, id: follow.id },
        affiliation: dancer.affiliation,
        number: chosen.role === 'lead' ? dancer.number : known?.number,
        looks: name === undefined ? { role: chosen.role, note: '' } : undefined,
        isNamesake: chosen.isNamesake,
      },
    ];
  });
}

/**
 * Makes all changes in one update. Refused if another device has changed the dancer's entries or used the slot
 * meanwhile, if registration has closed and an entry is added, or if the couple was on deck.
 * @param ids of the new entries, in order
 */
export function changeEntries(
  changed: EntriesContext,
  edits: EntryEdits,
  draft: RegistrationDraft,
  ids: readonly EntryId[],
): Patch {
  const { code, dancer, own, events } = changed;
  const touched = new Set([dancer.id]);
  const gone = own
    .filter(({ entry }) => edits.dropped.includes(entry.id))
    .map((one) => {
      if (isOfOthers(changed, one)) return leaveEntry(one);
      touched.add(findPartnerKey(one) ?? dancer.id);
      return withdrawn(changed, one);
    });
  const made = addEntries(changed, edits, draft, ids).map((entry): Patch => {
    for (const { id } of [entry.lead, entry.follow]) if (id !== undefined) touched.add(id);
    return {
      ...createEntry(entry, events),
      [slotAt(code, entry.slot)]: formatEntrySlot(entry.event, entry.id),
    };
  });
  return Object.assign({}, ...gone, ...made, counted(changed, touched));
}

export const createEntryKeys = (edits: EntryEdits, freshKey: () => string): readonly EntryId[] =>
  edits.added.flatMap(() => parseEntryId(freshKey()) ?? []);
