import { MAX_LENGTH, MAX_COUNT } from '../../domain/bounds.ts';
import type { OwnSchool } from '../../domain/registrant/schools.ts';
import { type FieldsOf, object, otherwise } from '../codec/forms.ts';
import { converted, list, text } from '../codec/moreForms.ts';
import type { NodeEntry } from './entry.ts';
import { savedWhole } from '../codec/savedWhole.ts';

const school = object({
  name: text(MAX_LENGTH.name),
  also: otherwise(list(text(MAX_LENGTH.name), MAX_COUNT.shortListItems, { each: '$k' }), []),
} satisfies FieldsOf<OwnSchool>);

/** The organizer's own schools and studios, with other spellings. */
export const schools = savedWhole<readonly OwnSchool[]>(
  'settings/schools',
  converted(
    object({ own: otherwise(list(school, MAX_COUNT.listItems), []) }),
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
