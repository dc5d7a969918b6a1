import { MAX_LENGTH } from '../../domain/bounds.ts';
import { STAFF_ROLES } from './addresses.ts';
import { object, optional, choice } from '../codec/forms.ts';
import { map, text, serverTimeOrKept, trueOrMissing, patternText } from '../codec/moreForms.ts';
import { defineNode } from '../codec/node.ts';
import type { NodeEntry } from './entry.ts';

export const staffName = object({ name: text(MAX_LENGTH.name), email: optional(text(MAX_LENGTH.title)) });

const account = { by: 'length', most: MAX_LENGTH.title } as const;

export const staff = defineNode('staff', map(staffName, account, '$uid'));

/** Characters of an invitation's code: about 140 bits. */
export const INVITATION_CODE_LENGTH = 24;
/** The code is the key. Only organizers read the node, and the server looks up a single code. */
export const INVITATION_CODE_PATTERN = /^[A-Za-z0-9]{24}$/;

/** A one-time link to a staff account: a new one with this role, or a new password for an existing one. */
const staffInvitation = object({
  name: text(MAX_LENGTH.name),
  role: optional(choice(STAFF_ROLES)),
  /** The account that gets a new password, in place of a role. */
  account: optional(text(MAX_LENGTH.title)),
  /** The organizer who made the invitation. It is valid only while that person is an organizer. */
  by: text(MAX_LENGTH.title),
  at: serverTimeOrKept,
  /** The account that used it, and when. The server writes it. */
  used: optional(object({ by: text(MAX_LENGTH.title), at: serverTimeOrKept })),
});

export const staffInvitationNode = defineNode(
  'staffInvitations',
  map(
    staffInvitation,
    { by: 'pattern', pattern: INVITATION_CODE_PATTERN, samples: ['x'.repeat(INVITATION_CODE_LENGTH)] },
    '$code',
  ),
);
export type StaffInvitation = NonNullable<ReturnType<typeof staffInvitation.read>>;

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
    node: staffInvitationNode,
    row: 'staffInvitations/{code}',
    doc: 'one-time links to staff accounts, by their secret code, which the server checks',
    read: 'admin',
    write: 'admin',
    archive: 'stays',
  },
  {
    node: defineNode(
      'judgeCodes',
      map(patternText(/^.{12,64}$/, 64, ['x'.repeat(12), 'x'.repeat(64)]), account, '$judge'),
    ),
    row: 'judgeCodes/{judge}',
    doc: "a judge's access code; unreadable to everyone",
    read: 'nobody',
    write: 'admin',
    archive: 'this year',
  },
];

export const roleEntries = (): readonly NodeEntry[] => [
  {
    node: defineNode('roles/$uid', map(trueOrMissing, { by: 'words', words: STAFF_ROLES })),
    row: 'roles/{uid}',
    doc: STAFF_ROLES.join(', '),
    read: 'own',
    write: 'admin of others',
    archive: 'stays',
  },
];
