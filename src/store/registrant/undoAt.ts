import type { EntryId, EventKey } from '../../domain/ids.ts';

// Undo records of everything an organizer does to registrations: one place, one format, one access rule.

export const UNDO_AT = 'setAside';

/** The undo of a change at the competitors desk. Its journal record names the id. */
export const deskUndoAt = (id: string): string => `${UNDO_AT}/desk/${id}`;

/** The undo of a ruling that removed an entry, or one of its dancers. */
export const RULED_OUT_AT = `${UNDO_AT}/rulings`;
export const ruledOutAt = (event: EventKey, entry: EntryId): string => `${RULED_OUT_AT}/${event}/${entry}`;
