import { toStoredTerm } from '../../domain/event/storedTerm.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { EntryId, EventKey, LeadNumber } from '../../domain/ids.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { writeEntered } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import { entryOwnerAt, searchAt, searchOwnerAt } from '../people/registrationAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

interface Dancer {
  readonly name: string;
  /** The dancer's key; missing if they aren't registered with the same code. */
  readonly id?: string | undefined;
}

/** An entry that a registrant makes. */
export interface NewEntry {
  readonly code: string;
  /** Its slot in the registration. */
  readonly slot: number;
  readonly id: EntryId;
  readonly event: EventKey;
  readonly lead: Dancer;
  readonly follow: Dancer;
  /** Empty: no school. */
  readonly affiliation: string;
  /** The lead's number, if any. */
  readonly number?: LeadNumber | undefined;
  /** The dancer looks for a partner, with a note for candidates. */
  readonly looks?: { readonly role: DanceRole; readonly note: string } | undefined;
  /** The partner only shares the name of a registered dancer. */
  readonly isNamesake?: true | undefined;
}

/** The entry's row in the list of partner searches. */
function searchOf(
  { event, lead, follow, looks }: NewEntry,
  events: readonly CompetitionEvent[],
): Json | undefined {
  const its = events.find(({ key }) => key === event);
  const competitor = looks?.role === 'lead' ? lead.id : follow.id;
  if (looks === undefined || its === undefined || competitor === undefined) return undefined;
  return {
    competitor,
    event,
    role: looks.role,
    style: toStoredTerm(its.style),
    level: toStoredTerm(its.level),
    ...(looks.note === '' ? {} : { note: looks.note }),
  };
}

/** The entry with its owner, places and partner search; its slot is written by the caller. */
export function createEntry(entry: NewEntry, events: readonly CompetitionEvent[]): Patch {
  const { code, slot, id, event, lead, follow, affiliation, number } = entry;
  const ids = {
    ...(lead.id === undefined ? {} : { leadId: lead.id }),
    ...(follow.id === undefined ? {} : { followId: follow.id }),
  };
  const search = searchOf(entry, events);
  return {
    [entryAt(event, id)]: {
      leadName: lead.name,
      followName: follow.name,
      ...ids,
      ...(affiliation === '' ? {} : { affiliation }),
      ...(number === undefined ? {} : { leadNumber: Number(number) }),
      entryId: id,
      registeredTime: SERVER_TIME,
      slot,
    },
    [entryOwnerAt(event, id)]: code,
    ...writeEntered(event, id, ids),
    ...(search === undefined ? {} : { [searchAt(id)]: search, [searchOwnerAt(id)]: code }),
  };
}
