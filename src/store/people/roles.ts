import { judgeKey, type JudgeKey } from '../../domain/ids.ts';
import { childOf, textOf, type Path } from '../tree/path.ts';

/** What a member of the staff may do; one person may have several. */
export const STAFF_ROLES = ['admin', 'scrutineer', 'chairman', 'mc', 'deckcaptain'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

export const rolesOf = (uid: string): Path<readonly StaffRole[]> => ({
  at: `roles/${uid}`,
  parse: (raw) => STAFF_ROLES.filter((role) => childOf(raw, role) === true),
});

/** Which judge this device has shown the access code of. Readable by the device itself only. */
export const judgeClaim = (
  uid: string,
): Path<{ readonly judge: JudgeKey; readonly code: string } | undefined> => ({
  at: `judgeClaims/${uid}`,
  parse: (raw) => {
    const judge = judgeKey(textOf(childOf(raw, 'judge')) ?? '');
    const code = textOf(childOf(raw, 'code'));
    return judge === undefined || code === undefined ? undefined : { judge, code };
  },
});
