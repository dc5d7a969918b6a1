import type { JudgeKey } from '../../domain/ids.ts';
import { competitionBasics } from '../competition/competition.ts';
import { rolesPath, type StaffRole } from './roles.ts';
import type { Patch } from '../tree/patch.ts';

/** Sets a person's roles; an empty list removes all rights. */
export const setStaffRoles = (uid: string, roles: readonly StaffRole[]): Patch => ({
  [rolesPath(uid).at]: roles.length === 0 ? null : Object.fromEntries(roles.map((role) => [role, true])),
});

/** Adds or removes one role of a person. */
export const setStaffRole = (uid: string, role: StaffRole, holds: boolean): Patch => ({
  [`${rolesPath(uid).at}/${role}`]: holds ? true : null,
});

/** The path of the competition's officials. */
export const officialsAt = `${competitionBasics.at}/officials`;

/** Adds a judge known by the letter only. */
export const addJudge = (key: JudgeKey): Patch => ({
  [`${officialsAt}/${key}`]: { key, name: key, role: 'Judge', bio: '' },
});
