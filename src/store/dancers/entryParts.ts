import { keyByName, type Competitor, type DancesIn } from '../../domain/people/directory.ts';
import { partnerPlace } from '../../domain/registrant/merging.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { enteredNoMore, writeEntered } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import { entrysOwnerAt, searchAt, searchsOwnerAt } from '../people/registrationAt.ts';
import { byeAt, placeAt } from '../rounds/roundAt.ts';
import { recordEdit, type DeskNotes } from '../registrant/deskNotes.ts';
import { invitationOver } from '../registrant/invitationAt.ts';
import { editedByName } from '../registrant/editedByName.ts';
import type { Patch } from '../tree/patch.ts';

/** Ends the search and the invitation of an entry. */
export const endSearch = ({ event, entry }: Pick<DancesIn, 'event' | 'entry'>): Patch => ({
  [searchAt(entry.id)]: null,
  [searchsOwnerAt(entry.id)]: null,
  ...invitationOver(event.key, entry.id),
});

/** Removes an entry with its owner, its places and its rounds. */
export const deleteEntry = ({ event, entry }: Pick<DancesIn, 'event' | 'entry'>): Patch => ({
  [entryAt(event.key, entry.id)]: null,
  [entrysOwnerAt(event.key, entry.id)]: null,
  ...endSearch({ event, entry }),
  ...enteredNoMore(event.key, entry),
  ...Object.fromEntries(
    event.rounds
      .filter(({ entries }) => entries.some(({ id }) => id === entry.id))
      .flatMap(({ number, byes }) => [
        [placeAt(event.key, number, entry.id), null],
        ...(byes?.includes(entry.id) === true ? [[byeAt(event.key, number, entry.id), null]] : []),
      ]),
  ),
});

/** A dancer in the form in which an entry names one. */
export interface InEntry {
  readonly id: string | undefined;
  readonly name: string;
}

/** Puts a dancer into a place of an entry. */
export function setDancer(
  { event, entry }: Pick<DancesIn, 'event' | 'entry'>,
  role: DanceRole,
  { id, name }: InEntry,
): Patch {
  const at = entryAt(event.key, entry.id);
  const ids = role === 'lead' ? { ...entry, leadId: id } : { ...entry, followId: id };
  return {
    ...enteredNoMore(event.key, entry),
    ...writeEntered(event.key, entry.id, ids),
    [`${at}/${role}Id`]: id ?? null,
    [`${at}/${role}Name`]: name,
  };
}

/** Counts an edit of a dancer, by key or name; nothing while a partner is still to be found. */
export function editedIn({ id, name }: InEntry, notes: DeskNotes): Patch {
  const key = keyByName(name);
  if (id !== undefined) return recordEdit(id, notes);
  return key === undefined ? {} : editedByName(key, notes);
}

/** Counts an edit of each dancer of these couples. */
export const editedOf = (dances: readonly DancesIn[], notes: DeskNotes): Patch =>
  Object.assign(
    {},
    ...dances.flatMap(({ entry }) => [
      editedIn({ id: entry.leadId, name: entry.leadName }, notes),
      editedIn({ id: entry.followId, name: entry.followName }, notes),
    ]),
  );

/** An entry has the number of its lead only. */
export const setLeadNumber = (
  { event, entry }: DancesIn,
  lead: Pick<Competitor, 'number'> | undefined,
): Patch => ({
  [`${entryAt(event.key, entry.id)}/leadNumber`]: lead?.number === undefined ? null : Number(lead.number),
});

/** The most dancers a record names. */
const MOST_OTHERS = 12;

/** Partners in these entries, before and after, each once. */
export const othersIn = (dances: readonly DancesIn[], more: readonly (string | undefined)[] = []) => {
  const keys = [...more, ...dances.map((one) => partnerPlace(one).id)].filter((key) => key !== undefined);
  const others = [...new Set(keys)].slice(0, MOST_OTHERS);
  return others.length === 0 ? {} : { others };
};
