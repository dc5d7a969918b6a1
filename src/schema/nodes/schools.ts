import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import type { OwnSchool } from '../../domain/registrant/schools.ts';
import { type FieldsOf, object, addDefault } from '../codec/forms.ts';
import { convert, list, text } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { editedNode } from './editedNode.ts';

const school = object({
  name: text(MAX_LENGTH.name),
  also: addDefault(list(text(MAX_LENGTH.name), MAX_COUNT.shortListItems, { each: '$k' }), []),
} satisfies FieldsOf<OwnSchool>);

/** The organizer's own schools and studios, with other spellings. */
export const schools = editedNode<readonly OwnSchool[]>(
  'settings/schools',
  convert(
    object({ own: addDefault(list(school, MAX_COUNT.listItems), []) }),
    ({ own }) => own,
    (own: readonly OwnSchool[]) => ({ own }),
  ),
);

export const schoolsEntry = (): NodeEntry => ({
  node: schools,
  doc: "schools of the organizer's own list, with other spellings",
  read: 'everyone',
  write: 'admin',
  archive: 'next year',
});
