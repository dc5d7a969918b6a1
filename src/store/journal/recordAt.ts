export const JOURNAL_AT = 'journal';

/** A record's key is its hash: it cannot be written twice, and its hash cannot be changed. */
export const recordAt = (hash: string): string => `${JOURNAL_AT}/${hash}`;

/** The last record of each chain, apart from the records: it reveals a chain that was cut off. */
export const CHAIN_ENDS_AT = 'journalEnds';
export const endAt = (uid: string, device: string): string => `${CHAIN_ENDS_AT}/${uid}/${device}`;
