import type { JournalRecord } from './record.ts';

/**
 * SHA-256 of a text (as UTF-8), in hexadecimal. Comes in as an argument: this room knows no cryptography. Where only an
 * asynchronous one is at hand, hash `linkedText` with it first and hand in a look-up of what came out.
 */
export type Sha256 = (text: string) => string;

/** What the first record of a device follows. */
export const FIRST = 'first';

/** A record with its place in the chain of its device. */
export interface ChainedRecord {
  /** The hash of the record before it on the same device, or FIRST. */
  readonly previous: string;
  readonly record: JournalRecord;
  readonly hash: string;
}

/** The same content gives the same text: keys in order, what is undefined left out. */
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

/** The canonical text of a record, with its author. */
const recordText = (record: JournalRecord): string => JSON.stringify(canonical(record));

/** The same without who did it and in which role: those stand beside it, where the rules see them. */
export const textBesideAuthor = ({ uid: _uid, as: _as, ...record }: JournalRecord): string =>
  JSON.stringify(canonical(record));

/** What is hashed: the record together with the hash of the record before it, so that neither can be changed alone. */
export const linkedText = (previous: string, record: JournalRecord): string =>
  `${previous}\n${recordText(record)}`;

/** Joins a record to the chain of its device. `previous` is the hash of the device's last record, which it keeps itself. */
export const nextRecord = (previous: string, record: JournalRecord, sha256: Sha256): ChainedRecord => ({
  previous,
  record,
  hash: sha256(linkedText(previous, record)),
});
