export const JOURNAL = 'journal';

/** A record's key is its hash: it cannot be written twice, and its hash cannot be changed. */
export const recordAt = (hash: string): string => `${JOURNAL}/${hash}`;

/** The last record of each chain, apart from the records: it reveals a chain that was cut off. */
export const ENDS = 'journalEnds';
export const endAt = (uid: string, device: string): string => `${ENDS}/${uid}/${device}`;
