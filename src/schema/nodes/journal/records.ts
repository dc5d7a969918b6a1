import { AUTHOR_ROLES } from '../../../domain/journal/authorRoles.ts';
import type { RecordKind } from '../../../domain/journal/kinds.ts';
import type { Author } from '../../../domain/journal/record.ts';
import { type FieldsOf, type Form, object, optional, type ValueOf, choice } from '../../codec/forms.ts';
import { number } from '../../codec/moreForms.ts';
import { COMPETITION_RECORDS } from './competition.ts';
import { DANCER_RECORDS } from './dancers.ts';
import { noteText } from './fields.ts';
import { COUPLE_RECORDS, ROUND_RECORDS, SHEET_RECORDS } from './rounds.ts';

/** The content of each kind of record; domain/journal/kinds.ts has the roles that may write it. */
export const RECORD_FORMS = {
  ...SHEET_RECORDS,
  ...COUPLE_RECORDS,
  ...ROUND_RECORDS,
  ...DANCER_RECORDS,
  ...COMPETITION_RECORDS,
} satisfies { readonly [Kind in RecordKind]: Form };

/** The records of one kind. */
export type RecordOf<Kind extends RecordKind> = {
  [One in Kind]: Author & { readonly kind: One } & NonNullable<ValueOf<(typeof RECORD_FORMS)[One]>>;
}[Kind];

/** One action on the floor, with its author and, if required, its reason. */
export type JournalRecord = RecordOf<RecordKind>;

/** Requires an entry for every kind of record at compile time. */
export type ByRecordKind<Kind extends RecordKind, More extends readonly unknown[]> = {
  readonly [One in Kind]: (record: RecordOf<One>, ...more: More) => string;
};

export const authorForm: Form<Author> = object({
  uid: noteText,
  as: optional(choice(AUTHOR_ROLES)),
  who: noteText,
  device: noteText,
  at: number,
} satisfies FieldsOf<Author>);

export const isRecordKind = (kind: unknown): kind is RecordKind =>
  typeof kind === 'string' && Object.hasOwn(RECORD_FORMS, kind);
