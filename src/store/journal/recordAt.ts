/** Where all records stand. */
export const JOURNAL = 'journal';

/** A record lies under its own hash: the same record cannot be written twice, and a hash cannot be exchanged. */
export const recordAt = (hash: string): string => `${JOURNAL}/${hash}`;

/**
 * The last record of a chain, kept apart from the records: whoever cuts off the end of a chain leaves this behind. The rules let
 * no record in that does not count it on.
 */
export const ENDS = 'journalEnds';
export const endAt = (uid: string, device: string): string => `${ENDS}/${uid}/${device}`;
