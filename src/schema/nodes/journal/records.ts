import { AUTHOR_ROLES } from '../../../domain/journal/authorRoles.ts';
import type { RecordKind } from '../../../domain/journal/kinds.ts';
import type { Author } from '../../../domain/journal/record.ts';
import { type FieldsOf, type Form, object, optional, type ValueOf, word } from '../../codec/forms.ts';
import { number } from '../../codec/moreForms.ts';
import { COMPETITION } from './competition.ts';
import { DANCERS } from './dancers.ts';
import { noteText } from './fields.ts';
import { COUPLES, ROUNDS, SHEETS } from './rounds.ts';

/** The content of each kind of record; domain/journal/kinds.ts has the roles that may write it. */
export const RECORDS = {
  ...SHEETS,
  ...COUPLES,
  ...ROUNDS,
  ...DANCERS,
  ...COMPETITION,
} satisfies { readonly [Kind in RecordKind]: Form };

/** The records of one kind. */
export type RecordOf<Kind extends RecordKind> = {
  [One in Kind]: Author & { readonly kind: One } & NonNullable<ValueOf<(typeof RECORDS)[One]>>;
}[Kind];

/** One action on the floor, with its author and, if required, its reason. */
export type JournalRecord = RecordOf<RecordKind>;

/** Requires an entry for every kind of record at compile time. */
export type ByRecordKind<Kind extends RecordKind, More extends readonly unknown[]> = {
  readonly [One in Kind]: (record: RecordOf<One>, ...more: More) => string;
};

export const author: Form<Author> = object({
  uid: noteText,
  as: optional(word(AUTHOR_ROLES)),
  who: noteText,
  device: noteText,
  at: number,
} satisfies FieldsOf<Author>);

export const isRecordKind = (kind: unknown): kind is RecordKind =>
  typeof kind === 'string' && Object.hasOwn(RECORDS, kind);
