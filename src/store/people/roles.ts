import { childOf, type Path } from '../tree/path.ts';

/** What a member of the staff may do; one person may have several. */
export const STAFF_ROLES = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

export const rolesOf = (uid: string): Path<readonly StaffRole[]> => ({
  at: `roles/${uid}`,
  parse: (raw) => STAFF_ROLES.filter((role) => childOf(raw, role) === true),
});
