import type { JudgeKey } from '../../domain/ids.ts';
import { competitionBasics } from '../competition/competition.ts';
import { rolesOf, type StaffRole } from './roles.ts';
import type { Patch } from '../tree/patch.ts';

/** A person may do exactly this; with no role, nothing any more. */
export const giveRoles = (uid: string, roles: readonly StaffRole[]): Patch => ({
  [rolesOf(uid).at]: roles.length === 0 ? null : Object.fromEntries(roles.map((role) => [role, true])),
});

/** A person may do this as well, or not any more; what else they may do stays as it is. */
export const giveRole = (uid: string, role: StaffRole, holds: boolean): Patch => ({
  [`${rolesOf(uid).at}/${role}`]: holds ? true : null,
});

/** The path of the competition's officials. */
export const officialsAt = `${competitionBasics.at}/officials`;

/** A judge whom the competition knows by the letter only. */
export const addJudge = (key: JudgeKey): Patch => ({
  [`${officialsAt}/${key}`]: { key, name: key, role: 'Judge', bio: '' },
});
