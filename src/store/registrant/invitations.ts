import { INVITATION_SECRET_LENGTH } from '../../domain/bounds.ts';
import type { NamedPlace } from '../../domain/registrant/namedPlace.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import { invitation } from '../../schema/nodes/people/invitation.ts';
import { drawRandomCode } from '../people/drawRandomCode.ts';
import { mergePatches, type Patch } from '../tree/patch.ts';
import type { TreePath } from '../tree/path.ts';
import { leaveEntry } from './changeEntries.ts';
import { invitationAt, endInvitation, openInvitationAt } from './invitationAt.ts';

/** A dancer without a partner in an entry invites one by a link. */
export interface Invitation {
  readonly from: string;
  readonly secret: string;
  /** Not used yet. */
  readonly isOpen: boolean;
  /** The dancer who used it. */
  readonly takenBy: string | undefined;
}

/** The invitation to an entry, as its author reads it; undefined if there is none. */
export const invitationPath = (event: EventKey, entry: EntryId): TreePath<Invitation | undefined> => ({
  at: invitationAt(event, entry),
  parse: (raw) => {
    const stored = invitation.read(raw);
    if (stored === undefined) return undefined;
    const { from, secret, open, taken } = stored;
    return { from, secret, isOpen: open !== undefined, takenBy: taken?.by };
  },
});

/** True while the link with this secret is valid for the place. */
export const invitationOpenPath = (event: EventKey, entry: EntryId, secret: string): TreePath<boolean> => ({
  at: openInvitationAt(event, entry, secret),
  parse: (raw) => raw === true,
});

export const drawSecret = (): string => drawRandomCode(INVITATION_SECRET_LENGTH);

/** A place of one dancer. */
type Place = Pick<NamedPlace, 'event' | 'entry' | 'role' | 'partner'>;

/** Makes one link for these places. Earlier links become invalid. */
export const createInvitations = (places: readonly Place[], secret: string): Patch =>
  Object.fromEntries(
    places.map(({ event, entry, partner }) => [
      invitationAt(event.key, entry.id),
      { from: partner.id, secret, open: { [secret]: true } },
    ]),
  );

/** Invalidates the link. */
export const revokeInvitations = (places: readonly Pick<Place, 'event' | 'entry'>[]): Patch =>
  mergePatches(places.map(({ event, entry }) => endInvitation(event.key, entry.id)));

/** The inviter takes a place back from the guest. */
export const revokeGuestPlace = (place: Place): Patch => ({
  ...leaveEntry(place),
  ...endInvitation(place.event.key, place.entry.id),
});
