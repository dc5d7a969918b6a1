import { MAX_COUNT } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { entryId, type EntryId } from '../../domain/ids.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import { partnerName, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { partnersKey, type EntryEdits, type OwnDancer, type OwnEntry } from '../../domain/registrant/own.ts';
import { entryAt } from '../events/eventAt.ts';
import {
  changedAt,
  editedAt,
  entryInSlot,
  entrysOwnerAt,
  searchAt,
  searchsOwnerAt,
  slotAt,
} from '../people/registrationAt.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { entryMade, type NewEntry } from './entryMade.ts';
import { invitationOver } from './invitationAt.ts';
import type { NamedEntry, OwnRegistration } from './ownRegistration.ts';

/** Where it is counted how often a dancer's entries were changed: in their own registration. */
export interface Edits extends Pick<OwnRegistration, 'edited'> {
  readonly code: string;
}

/** Whose entries are changed, as things stand now. */
export interface Changed {
  readonly code: string;
  readonly registration: Pick<OwnRegistration, 'dancers' | 'entries'>;
  readonly dancer: OwnDancer;
  /** Of those of whom this device has shown the code of their own, by their keys. */
  readonly edits: ReadonlyMap<string, Edits>;
  /** Everybody of the registration: who is entered with one of them is entered by their key. */
  readonly everybody: readonly OwnDancer[];
  readonly own: readonly OwnEntry[];
  readonly events: readonly CompetitionEvent[];
  /** Entries for which a partner is looked for. */
  readonly searched: ReadonlySet<EntryId>;
}

/** Slots in which nothing lies: never used, or of an entry that has gone since. */
export function freeSlots(
  named: readonly NamedEntry[],
  events: readonly CompetitionEvent[],
): readonly number[] {
  const there = new Set(events.flatMap(({ key, entries }) => entries.map(({ id }) => entryInSlot(key, id))));
  const taken = new Set(
    named.flatMap(({ slot, event, entry }) => (there.has(entryInSlot(event, entry)) ? [slot] : [])),
  );
  return Array.from({ length: MAX_COUNT.entriesPerRegistration }, (_, slot) => slot).filter(
    (slot) => !taken.has(slot),
  );
}

/** Somebody leaves a couple that is not theirs alone: the other one stays in the event, and looks for a partner. */
function left({ event, entry, role }: Pick<OwnEntry, 'event' | 'entry' | 'role'>): Patch {
  const at = entryAt(event.key, entry.id);
  return {
    [`${at}/${role}Id`]: null,
    [`${at}/${role}Name`]: 'TBA',
    ...(role === 'lead' && entry.number !== undefined ? { [`${at}/leadNumber`]: null } : {}),
  };
}

/** An entry goes, with all that stands of it. */
function withdrawn({ code, registration, searched }: Changed, { event, entry }: OwnEntry): Patch {
  const named = registration.entries.find((one) => one.event === event.key && one.entry === entry.id);
  return {
    [entryAt(event.key, entry.id)]: null,
    [entrysOwnerAt(event.key, entry.id)]: null,
    ...(named === undefined ? {} : { [slotAt(code, named.slot)]: null }),
    ...invitationOver(event.key, entry.id),
    ...(searched.has(entry.id) ? { [searchAt(entry.id)]: null, [searchsOwnerAt(entry.id)]: null } : {}),
  };
}

const isOfOthers = ({ registration: { dancers } }: Changed, one: OwnEntry): boolean => {
  const key = partnersKey(one);
  return key !== undefined && !dancers.includes(key);
};

/**
 * The entries of each of these are not as they were: of two devices that change them at the same moment one is refused. Their
 * price may go by when the dancer changed something whose entries these are.
 */
function counted({ code, dancer, edits }: Changed, touched: ReadonlySet<string>): Patch {
  const its = [...touched].flatMap((id) => edits.get(id) ?? []);
  return {
    ...Object.fromEntries(its.map((one) => [editedAt(one.code), one.edited + 1])),
    [changedAt(edits.get(dancer.id)?.code ?? code)]: SERVER_TIME,
  };
}

/** The entries that come, as far as there are slots. @param ids of each, in their order */
export function entriesAdded(
  { code, registration, dancer, everybody, events }: Changed,
  { added }: EntryEdits,
  draft: RegistrationDraft,
  ids: readonly EntryId[],
): readonly NewEntry[] {
  const free = freeSlots(registration.entries, events);
  return added.flatMap((chosen, at) => {
    const [slot, id] = [free[at], ids[at]];
    if (slot === undefined || id === undefined) return [];
    const name = partnerName(draft, chosen);
    const known = everybody.find(
      (one) => name !== undefined && spelledAlike(one.name) === spelledAlike(name),
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
 * What somebody wants otherwise, in one update: all of it happens, or nothing. Refused where another device has changed the
 * same dancer's entries meanwhile, or entered something in the same slot, where registration has closed and something comes, and for a couple that was seen on
 * deck.
 * @param ids of the entries that come, in their order: made once, so that it can be sent again and is there once
 */
export function entriesChanged(
  changed: Changed,
  edits: EntryEdits,
  draft: RegistrationDraft,
  ids: readonly EntryId[],
): Patch {
  const { code, dancer, own, events } = changed;
  const touched = new Set([dancer.id]);
  const gone = own
    .filter(({ entry }) => edits.dropped.includes(entry.id))
    .map((one) => {
      if (isOfOthers(changed, one)) return left(one);
      touched.add(partnersKey(one) ?? dancer.id);
      return withdrawn(changed, one);
    });
  const made = entriesAdded(changed, edits, draft, ids).map((entry): Patch => {
    for (const { id } of [entry.lead, entry.follow]) if (id !== undefined) touched.add(id);
    return {
      ...entryMade(entry, events),
      [slotAt(code, entry.slot)]: entryInSlot(entry.event, entry.id),
    };
  });
  return Object.assign({}, ...gone, ...made, counted(changed, touched));
}

/** Of each entry that comes one key. */
export const entryKeys = (edits: EntryEdits, freshKey: () => string): readonly EntryId[] =>
  edits.added.flatMap(() => entryId(freshKey()) ?? []);
