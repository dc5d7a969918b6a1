import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import { LIST_COLUMNS, type RememberedChoices } from '../../domain/lists/rememberedChoices.ts';
import { type FieldsOf, object, optional, addDefault, choice } from '../codec/forms.ts';
import { text, list } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';

const listsForm = object({
  columns: addDefault(
    list(
      object({ head: text(MAX_LENGTH.name), column: choice([...LIST_COLUMNS, 'nothing']) }),
      MAX_COUNT.listItems,
    ),
    [],
  ),
  events: addDefault(
    list(
      object({ said: text(MAX_LENGTH.title), event: optional(text(MAX_LENGTH.key)) }),
      MAX_COUNT.listItems,
    ),
    [],
  ),
} satisfies FieldsOf<RememberedChoices>);

/**
 * Choices made in past imports, by column heading and by an event's name in the list. They apply to the next
 * import.
 */
export const lists = editedNode<RememberedChoices>('settings/lists', listsForm);

export const listsEntry = (): NodeEntry => ({
  node: lists,
  doc: 'column choices of earlier imports, reused for the next file with the same headings',
  read: 'admin',
  write: 'admin',
  archive: 'next year',
});
