import { getRawChild, listRawChildren, type TreePath } from '../tree/path.ts';

import { STAFF_ROLES } from '../../schema/nodes/addresses.ts';

export { STAFF_ROLES };
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

const ROLES = 'roles';

const rolesIn = (raw: unknown): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => getRawChild(raw, role) === true);

export const rolesPath = (uid: string): TreePath<readonly StaffRole[]> => ({
  at: `${ROLES}/${uid}`,
  parse: rolesIn,
});

/** All roles by account, for the organizer. */
export const allRoles: TreePath<ReadonlyMap<string, readonly StaffRole[]>> = {
  at: ROLES,
  parse: (raw) => new Map(listRawChildren(raw).map(([uid, held]) => [uid, rolesIn(held)])),
};
