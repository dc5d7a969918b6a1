import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { LIST_COLUMNS, type Remembered } from '../../domain/lists/remembered.ts';
import { type FieldsOf, object, optional, otherwise, word } from '../codec/forms.ts';
import { text, list } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';

const listsForm = object({
  columns: otherwise(
    list(
      object({ head: text(MAX_LENGTH.name), column: word([...LIST_COLUMNS, 'nothing']) }),
      MAX_COUNT.listItems,
    ),
    [],
  ),
  events: otherwise(
    list(
      object({ said: text(MAX_LENGTH.title), event: optional(text(MAX_LENGTH.key)) }),
      MAX_COUNT.listItems,
    ),
    [],
  ),
} satisfies FieldsOf<Remembered>);

/** Choices of past imports, by heading and by the list's name of an event; applied to the next import. */
export const lists = savedWhole<Remembered>('settings/lists', listsForm);

export const listsEntry = (): NodeEntry => ({
  node: lists,
  doc: 'how lists of entries and dancers that came in were read; the next one is read so',
  read: 'admin',
  write: 'admin',
  archive: 'next year',
});
