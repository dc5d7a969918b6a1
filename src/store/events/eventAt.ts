import type { EntryId, EventKey } from '../../domain/ids.ts';

/** Where all events stand, with their couples and rounds. */
export const EVENTS = 'events';

export const eventAt = (event: EventKey): string => `${EVENTS}/${event}`;

/** Where it is counted how often the rounds of an event have got other numbers. */
export const renumberedAt = (event: EventKey): string => `${eventAt(event)}/renumbered`;

/** Where a couple stands in an event. */
export const entryAt = (event: EventKey, entry: EntryId): string => `${eventAt(event)}/entries/${entry}`;

/** Whether the couple was seen on deck: for each round of the event. */
export const checkInsAt = (event: EventKey, entry: EntryId): string => `${entryAt(event, entry)}/checkedIn`;
