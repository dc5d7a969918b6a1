import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { Patch } from '../tree/patch.ts';

/** The invitation into an entry: for the dancer who made it. */
export const invitationAt = (event: EventKey, entry: EntryId): string => `invitations/${event}/${entry}`;

/** True while the place is free. Readable only with the secret. */
export const openInvitationAt = (event: EventKey, entry: EntryId, secret: string): string =>
  `${invitationAt(event, entry)}/open/${secret}`;

/** Signs of a secret: more than 128 bits. */
export const SECRET_LENGTH = 24;

/** The entry is gone, or its place is given otherwise: a link to it opens nothing any more. */
export const invitationOver = (event: EventKey, entry: EntryId): Patch => ({
  [invitationAt(event, entry)]: null,
});
