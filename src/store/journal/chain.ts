import type { JournalRecord } from './record.ts';

/**
 * SHA-256 of a UTF-8 text, in hexadecimal. Passed in, because this folder has no cryptography. With an asynchronous
 * implementation, hash `buildLinkedText` first and pass in a look-up of the result.
 */
export type Sha256 = (text: string) => string;

/** The `previous` of a device's first record. */
export const FIRST_RECORD = 'first';

/** A record with its link in the device's chain. */
export interface ChainedRecord {
  /** Hash of the previous record on the same device, or FIRST_RECORD. */
  readonly previous: string;
  readonly record: JournalRecord;
  readonly hash: string;
}

/** Makes serialization deterministic: sorted keys, undefined values removed. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, canonical(field)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Deterministic JSON. */
export const toCanonicalText = (value: object): string => JSON.stringify(canonical(value));

/** The text without the author and role, which are stored beside it so that access rules can check them. */
export const serializeWithoutAuthor = ({ uid: _uid, as: _as, ...record }: JournalRecord): string =>
  toCanonicalText(record);

/** The hashed text includes the previous hash, so that no record can be changed alone. */
export const buildLinkedText = (previous: string, record: JournalRecord): string =>
  `${previous}\n${toCanonicalText(record)}`;

/** @param previous hash of the device's last record, which the device itself keeps */
export const createNextRecord = (previous: string, record: JournalRecord, sha256: Sha256): ChainedRecord => ({
  previous,
  record,
  hash: sha256(buildLinkedText(previous, record)),
});
