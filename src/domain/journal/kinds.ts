import type { JournalRecord } from './record.ts';

export type RecordKind = JournalRecord['kind'];

/** The records of one kind. The second half tells the compiler, for a kind it does not know yet, what `kind` is. */
export type RecordOf<Kind extends RecordKind> = {
  [One in Kind]: Extract<JournalRecord, { readonly kind: One }> & { readonly kind: One };
}[Kind];

/** Something for every kind of record: who adds a kind adds it here as well, or it does not compile. */
export type ByRecordKind<Kind extends RecordKind, More extends readonly unknown[]> = {
  readonly [One in Kind]: (record: RecordOf<One>, ...more: More) => string;
};
