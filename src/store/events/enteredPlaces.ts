import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { eventAt } from './eventAt.ts';
import type { Patch } from '../tree/patch.ts';

/** The keys of an entry's dancers; missing for a dancer without a key. */
interface Dancers {
  readonly leadId?: string | undefined;
  readonly followId?: string | undefined;
}

/** The key of a couple, for data written once per couple. */
export const buildCoupleKey = (leadId: string, followId: string): string => `${leadId}_${followId}`;

const pairAt = (event: EventKey, leadId: string, followId: string): string =>
  `${eventAt(event)}/pairs/${buildCoupleKey(leadId, followId)}`;

export const ENTERED_AT = 'entered';

const enteredAt = (event: EventKey, role: DanceRole, dancer: string): string =>
  `${ENTERED_AT}/${event}/${role}/${dancer}`;

/** Frees the place of a dancer who leaves an entry. */
export const freePlace = (event: EventKey, role: DanceRole, dancer: string | undefined): Patch =>
  dancer === undefined ? {} : { [enteredAt(event, role, dancer)]: null };

/** Frees the places of an entry's former dancers. */
export const freePlacesOf = (event: EventKey, { leadId, followId }: Dancers): Patch => ({
  ...freePlace(event, 'lead', leadId),
  ...freePlace(event, 'follow', followId),
  ...(leadId === undefined || followId === undefined ? {} : { [pairAt(event, leadId, followId)]: null }),
});

/**
 * The places of an entry's dancers, written with the entry: a dancer may enter an event once per role, a
 * couple once. The rules check this for each entry, and refuse one of two simultaneous writes
 * (docs/ACCESS.md).
 */
export const writeEntered = (event: EventKey, entry: EntryId, { leadId, followId }: Dancers): Patch => ({
  ...(leadId === undefined ? {} : { [enteredAt(event, 'lead', leadId)]: entry }),
  ...(followId === undefined ? {} : { [enteredAt(event, 'follow', followId)]: entry }),
  ...(leadId === undefined || followId === undefined ? {} : { [pairAt(event, leadId, followId)]: entry }),
});
