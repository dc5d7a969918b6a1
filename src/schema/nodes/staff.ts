import { MAX_LENGTH } from '../../domain/bounds.ts';
import { STAFF_ROLES } from './addresses.ts';
import { object, optional } from '../codec/forms.ts';
import { map, text, yes, textLike } from '../codec/moreForms.ts';
import { node, type NodeEntry } from '../codec/node.ts';

export const staffName = object({ name: text(MAX_LENGTH.name), email: optional(text(MAX_LENGTH.title)) });

const account = { by: 'length', most: MAX_LENGTH.title } as const;

export const staff = node('staff', map(staffName, account, '$uid'));

export const staffEntries = (): readonly NodeEntry[] => [
  {
    node: staff,
    row: 'staff/{uid}',
    doc: 'names and addresses of staff accounts',
    read: 'admin',
    write: 'admin',
    archive: 'stays',
  },
  {
    node: node(
      'judgeCodes',
      map(textLike(/^.{12,64}$/, 64, ['x'.repeat(12), 'x'.repeat(64)]), account, '$judge'),
    ),
    row: 'judgeCodes/{judge}',
    doc: "a judge's access code; nobody reads it",
    read: 'nobody',
    write: 'admin',
    archive: 'this year',
  },
];

export const roleEntries = (): readonly NodeEntry[] => [
  {
    node: node('roles/$uid', map(yes, { by: 'words', words: STAFF_ROLES })),
    row: 'roles/{uid}',
    doc: STAFF_ROLES.join(', '),
    read: 'own',
    write: 'admin of others',
    archive: 'stays',
  },
];
