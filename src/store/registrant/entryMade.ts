import { storedTerm } from '../../domain/event/storedTerm.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import type { EntryId, EventKey, LeadNumber } from '../../domain/ids.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { enteredOnce } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import { entrysOwnerAt, searchAt, searchsOwnerAt } from '../people/registrationAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** One of the two of a couple. */
interface Dancer {
  readonly name: string;
  /** Missing of somebody who has not registered with the same code. */
  readonly id?: string | undefined;
}

/** An entry that a registrant makes. */
export interface NewEntry {
  readonly code: string;
  /** In which the registration of the code names it. */
  readonly slot: number;
  readonly id: EntryId;
  readonly event: EventKey;
  readonly lead: Dancer;
  readonly follow: Dancer;
  /** Empty: of no school. */
  readonly affiliation: string;
  /** The one its lead wears already. */
  readonly number?: LeadNumber | undefined;
  /** Nobody dances with them yet: who looks, and what those who offer themselves should know. */
  readonly looks?: { readonly role: DanceRole; readonly note: string } | undefined;
  /** The partner is somebody else than the one who registered under that name. */
  readonly isNamesake?: true | undefined;
}

/** What the list of those without a partner says of an entry. */
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
    style: storedTerm(its.style),
    level: storedTerm(its.level),
    ...(looks.note === '' ? {} : { note: looks.note }),
  };
}

/** The entry, whose it is, and where it is looked for a partner: all that stands of it but its slot. */
export function entryMade(entry: NewEntry, events: readonly CompetitionEvent[]): Patch {
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
    [entrysOwnerAt(event, id)]: code,
    ...enteredOnce(event, id, ids),
    ...(search === undefined ? {} : { [searchAt(id)]: search, [searchsOwnerAt(id)]: code }),
  };
}
