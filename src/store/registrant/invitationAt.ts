import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { Patch } from '../tree/patch.ts';

/** The invitation to an entry. Readable by its author. */
export const invitationAt = (event: EventKey, entry: EntryId): string => `invitations/${event}/${entry}`;

/** True while the place is free. Readable only with the secret. */
export const openInvitationAt = (event: EventKey, entry: EntryId, secret: string): string =>
  `${invitationAt(event, entry)}/open/${secret}`;

/** Ends an invitation, because the entry is deleted or its place is taken. */
export const endInvitation = (event: EventKey, entry: EntryId): Patch => ({
  [invitationAt(event, entry)]: null,
});
