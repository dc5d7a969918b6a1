import type { JournalRecord } from './record.ts';

export type RecordKind = JournalRecord['kind'];

/** The records of one kind. The second half types `kind` while the compiler has not resolved `Kind`. */
export type RecordOf<Kind extends RecordKind> = {
  [One in Kind]: Extract<JournalRecord, { readonly kind: One }> & { readonly kind: One };
}[Kind];

/** Requires an entry for every kind of record at compile time. */
export type ByRecordKind<Kind extends RecordKind, More extends readonly unknown[]> = {
  readonly [One in Kind]: (record: RecordOf<One>, ...more: More) => string;
};
