import { childOf, childrenOf, type Path } from '../tree/path.ts';

/** What a member of the staff may do; one person may have several. */
export const STAFF_ROLES = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

const ROLES = 'roles';

const rolesIn = (raw: unknown): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => childOf(raw, role) === true);

export const rolesOf = (uid: string): Path<readonly StaffRole[]> => ({
  at: `${ROLES}/${uid}`,
  parse: rolesIn,
});

/** What every account may do: for the organizer. */
export const allRoles: Path<ReadonlyMap<string, readonly StaffRole[]>> = {
  at: ROLES,
  parse: (raw) => new Map(childrenOf(raw).map(([uid, held]) => [uid, rolesIn(held)])),
};
