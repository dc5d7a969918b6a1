import type { StaffRole } from '../../store/people/roles.ts';

const NAMES: Readonly<Record<StaffRole, string>> = {
  admin: 'organizer',
  scrutineer: 'scrutineer',
  chairman: 'chairman of judges',
  mc: 'MC',
  deckcaptain: 'deck captain',
};

/** The role as the hall calls it. */
export const roleName = (role: StaffRole): string => NAMES[role];
