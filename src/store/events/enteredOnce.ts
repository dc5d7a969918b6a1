import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { eventAt } from './eventAt.ts';
import type { Patch } from '../tree/patch.ts';

/** The dancers of an entry, as far as they have keys. */
interface Dancers {
  readonly leadId?: string | undefined;
  readonly followId?: string | undefined;
}

/** A couple as the key of what is written once for the two. */
export const pairOf = (leadId: string, followId: string): string => `${leadId}_${followId}`;

const pairAt = (event: EventKey, leadId: string, followId: string): string =>
  `${eventAt(event)}/pairs/${pairOf(leadId, followId)}`;

export const ENTERED_AT = 'entered';

const enteredAt = (event: EventKey, role: DanceRole, dancer: string): string =>
  `${ENTERED_AT}/${event}/${role}/${dancer}`;

/** A dancer leaves an entry: their place in the event is free. */
export const placeFreed = (event: EventKey, role: DanceRole, dancer: string | undefined): Patch =>
  dancer === undefined ? {} : { [enteredAt(event, role, dancer)]: null };

/** The dancers of an entry are others from now on, or none. */
export const enteredNoMore = (event: EventKey, { leadId, followId }: Dancers): Patch => ({
  ...placeFreed(event, 'lead', leadId),
  ...placeFreed(event, 'follow', followId),
  ...(leadId === undefined || followId === undefined ? {} : { [pairAt(event, leadId, followId)]: null }),
});

/**
 * The places of an entry's dancers, written with it: a dancer enters an event once in a role, a couple once. The rules decide
 * by them who enters and leaves, and of two devices at the same moment they refuse one (docs/ACCESS.md).
 */
export const enteredOnce = (event: EventKey, entry: EntryId, { leadId, followId }: Dancers): Patch => ({
  ...(leadId === undefined ? {} : { [enteredAt(event, 'lead', leadId)]: entry }),
  ...(followId === undefined ? {} : { [enteredAt(event, 'follow', followId)]: entry }),
  ...(leadId === undefined || followId === undefined ? {} : { [pairAt(event, leadId, followId)]: entry }),
});
