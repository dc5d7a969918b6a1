import { buildNameKey, type Competitor, type DancerEntry } from '../../domain/people/directory.ts';
import { toPartnerPlace } from '../../domain/registrant/merging.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { freePlacesOf, writeEntered } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import { entryOwnerAt, searchAt, searchOwnerAt } from '../people/registrationAt.ts';
import { byeAt, placeAt } from '../rounds/roundAt.ts';
import { recordEdit, type DeskNotes } from '../registrant/deskNotes.ts';
import { endInvitation } from '../registrant/invitationAt.ts';
import { countEditByName } from '../registrant/countEditByName.ts';
import type { Patch } from '../tree/patch.ts';

/** Ends the search and the invitation of an entry. */
export const endSearch = ({ event, entry }: Pick<DancerEntry, 'event' | 'entry'>): Patch => ({
  [searchAt(entry.id)]: null,
  [searchOwnerAt(entry.id)]: null,
  ...endInvitation(event.key, entry.id),
});

/** Removes an entry with its owner, its places and its rounds. */
export const deleteEntry = ({ event, entry }: Pick<DancerEntry, 'event' | 'entry'>): Patch => ({
  [entryAt(event.key, entry.id)]: null,
  [entryOwnerAt(event.key, entry.id)]: null,
  ...endSearch({ event, entry }),
  ...freePlacesOf(event.key, entry),
  ...Object.fromEntries(
    event.rounds
      .filter(({ entries }) => entries.some(({ id }) => id === entry.id))
      .flatMap(({ number, byes }) => [
        [placeAt(event.key, number, entry.id), null],
        ...(byes?.includes(entry.id) === true ? [[byeAt(event.key, number, entry.id), null]] : []),
      ]),
  ),
});

/** A dancer as an entry names one: by key, if there is one, and by name. */
export interface NamedDancer {
  readonly id: string | undefined;
  readonly name: string;
}

/** Sets the lead or follow of an entry. */
export function setDancer(
  { event, entry }: Pick<DancerEntry, 'event' | 'entry'>,
  role: DanceRole,
  { id, name }: NamedDancer,
): Patch {
  const at = entryAt(event.key, entry.id);
  const ids = role === 'lead' ? { ...entry, leadId: id } : { ...entry, followId: id };
  return {
    ...freePlacesOf(event.key, entry),
    ...writeEntered(event.key, entry.id, ids),
    [`${at}/${role}Id`]: id ?? null,
    [`${at}/${role}Name`]: name,
  };
}

/** Counts an edit of a dancer, by key or name; nothing while a partner is still to be found. */
export function countDancerEdit({ id, name }: NamedDancer, notes: DeskNotes): Patch {
  const key = buildNameKey(name);
  if (id !== undefined) return recordEdit(id, notes);
  return key === undefined ? {} : countEditByName(key, notes);
}

/** Counts an edit of each dancer of these couples. */
export const countCoupleEdits = (dances: readonly DancerEntry[], notes: DeskNotes): Patch =>
  Object.assign(
    {},
    ...dances.flatMap(({ entry }) => [
      countDancerEdit({ id: entry.leadId, name: entry.leadName }, notes),
      countDancerEdit({ id: entry.followId, name: entry.followName }, notes),
    ]),
  );

/** An entry has the number of its lead only. */
export const setLeadNumber = (
  { event, entry }: DancerEntry,
  lead: Pick<Competitor, 'number'> | undefined,
): Patch => ({
  [`${entryAt(event.key, entry.id)}/leadNumber`]: lead?.number === undefined ? null : Number(lead.number),
});

/** The most dancers a record names. */
const MOST_OTHERS = 12;

/** Partners in these entries, before and after, each once. */
export const listPartners = (dances: readonly DancerEntry[], more: readonly (string | undefined)[] = []) => {
  const keys = [...more, ...dances.map((one) => toPartnerPlace(one).id)].filter((key) => key !== undefined);
  const others = [...new Set(keys)].slice(0, MOST_OTHERS);
  return others.length === 0 ? {} : { others };
};
