import { MAX_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '../../domain/bounds.ts';
import { AdministratorRefusal, refuseAccount } from '../../server/local/administrator.ts';
import type { NewAccount } from '../../server/settings.ts';

/** The first field of a new account that cannot be accepted. */
export function findWrongField({
  name,
  email,
  password,
}: NewAccount): 'name' | 'email' | 'password' | undefined {
  if (name.trim() === '' || name.length > MAX_LENGTH.name) return 'name';
  if (password.length < MIN_STAFF_PASSWORD_LENGTH) return 'password';
  try {
    refuseAccount(email, password);
    return undefined;
  } catch (error) {
    if (error instanceof AdministratorRefusal) return 'email';
    throw error;
  }
}
