/** Where all records stand. */
export const JOURNAL = 'journal';

/** A record lies under its own hash: the same record cannot be written twice, and a hash cannot be exchanged. */
export const recordAt = (hash: string): string => `${JOURNAL}/${hash}`;
