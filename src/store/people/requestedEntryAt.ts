/** The entry in which somebody is asked to dance an event, below the address of the request. */
export const requestedEntryAt = (request: string, event: string): string => `${request}/entries/${event}`;
