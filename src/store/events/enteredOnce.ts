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

/** Where all of it stands. */
export const ENTERED = 'entered';

const enteredAt = (event: EventKey, role: DanceRole, dancer: string): string =>
  `${ENTERED}/${event}/${role}/${dancer}`;

/** The same of an entry whose dancers are others from now on, or none: nobody reads it as theirs any more. */
export const enteredNoMore = (event: EventKey, { leadId, followId }: Dancers): Patch => ({
  ...(leadId === undefined ? {} : { [enteredAt(event, 'lead', leadId)]: null }),
  ...(followId === undefined ? {} : { [enteredAt(event, 'follow', followId)]: null }),
  ...(leadId === undefined || followId === undefined ? {} : { [pairAt(event, leadId, followId)]: null }),
});

/**
 * What stands beside every entry whose dancers have keys: a dancer enters an event once in a role, a couple once. The
 * rules ask for it (docs/ACCESS.md), and of two devices at the same moment they refuse one. Nothing of it is in the way
 * once the entry is gone.
 */
export const enteredOnce = (event: EventKey, entry: EntryId, { leadId, followId }: Dancers): Patch => ({
  ...(leadId === undefined ? {} : { [enteredAt(event, 'lead', leadId)]: entry }),
  ...(followId === undefined ? {} : { [enteredAt(event, 'follow', followId)]: entry }),
  ...(leadId === undefined || followId === undefined ? {} : { [pairAt(event, leadId, followId)]: entry }),
});
