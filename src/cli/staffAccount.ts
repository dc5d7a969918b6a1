import { deriveAccountName } from '../domain/people/accountName.ts';
import type { Administrator } from '../server/local/administrator.ts';
import { drawRandomCode } from '../store/people/drawRandomCode.ts';
import type { StaffRole } from '../store/people/roles.ts';
import { setStaffRoles } from '../store/people/staff.ts';
import { setStaffName } from '../store/people/staffNames.ts';
import type { Patch } from '../store/tree/patch.ts';

const UID_LENGTH = 28;

interface NewStaff {
  readonly email: string;
  readonly password: string;
  /** As typed; without one, the name is taken from the email. */
  readonly name: string | undefined;
  readonly roles: readonly StaffRole[];
}

/**
 * Creates an account with its roles and name in one commit: after a crash there is either all of it or
 * nothing, never an account without a role.
 * @param also further writes for the same commit, given the account's uid
 */
export async function createStaffAccount(
  people: Pick<Administrator, 'createUser'>,
  { email, password, name: typed, roles }: NewStaff,
  also: (uid: string) => Patch = () => ({}),
): Promise<void> {
  const uid = drawRandomCode(UID_LENGTH);
  const name = deriveAccountName(email, typed);
  await people.createUser({
    uid,
    email,
    password,
    displayName: name,
    patch: { ...setStaffRoles(uid, roles), ...setStaffName(uid, { name, email }), ...also(uid) },
  });
}
