import type { EntryId, EventKey } from '../../domain/ids.ts';

export const EVENTS_AT = 'events';

export const eventAt = (event: EventKey): string => `${EVENTS_AT}/${event}`;

/** The version of an event's round numbers. */
export const renumberedAt = (event: EventKey): string => `${eventAt(event)}/renumbered`;

/** Couples of started rounds: their numbers and dancers no longer change. */
export const dancedAt = (event: EventKey, entry: EntryId): string => `${eventAt(event)}/danced/${entry}`;

export const entryAt = (event: EventKey, entry: EntryId): string => `${eventAt(event)}/entries/${entry}`;

/** Check-ins of a couple, by round. */
export const checkInsAt = (event: EventKey, entry: EntryId): string => `${entryAt(event, entry)}/checkedIn`;
