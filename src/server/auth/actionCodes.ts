import { createHash, randomBytes } from 'node:crypto';
import type { Account, ActionKind } from './account.ts';
import type { AccountStore } from './accounts.ts';
import { throwRefusal } from './accountRequest.ts';
import type { PasswordHash } from './passwords.ts';

/** The lifetime of a code, in ms. */
export const CODE_LIFETIME_MS = 60 * 60 * 1000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

/** Issues a code for an account and replaces an earlier one of this kind. `now` in milliseconds. */
export function drawCode(accounts: AccountStore, account: Account, kind: ActionKind, now: number): string {
  const code = randomBytes(18).toString('base64url');
  const drawn = { hash: hashOf(code), expiresAt: now + CODE_LIFETIME_MS };
  accounts.keep({ ...account, codes: { ...account.codes, [kind]: drawn } });
  return code;
}

export function removeCode(account: Account, kind: ActionKind): Account {
  const { codes, ...kept } = account;
  const { [kind]: _, ...left } = codes ?? {};
  return { ...kept, codes: left };
}

/** Changes the address and drops all codes: they went to the old one. */
export function changeEmail(account: Account, email: string): Account {
  const { codes: _, ...kept } = account;
  return { ...kept, email, emailVerified: false };
}

/** Changes the password and drops the codes to reset it or to sign in without it. */
export const changePassword = (account: Account, password: PasswordHash): Account => ({
  ...removeCode(removeCode(account, 'PASSWORD_RESET'), 'EMAIL_SIGNIN'),
  password,
});

/**
 * Finds the account a code belongs to. `now` in milliseconds.
 * @throws AccountRefusal
 */
export function findAccountByCode(
  accounts: AccountStore,
  code: string,
  kind: ActionKind,
  now: number,
): Account {
  const hash = hashOf(code);
  const account = accounts.all().find(({ codes }) => codes?.[kind]?.hash === hash);
  const drawn = account?.codes?.[kind];
  if (account === undefined || drawn === undefined) return throwRefusal('INVALID_OOB_CODE');
  if (drawn.expiresAt <= now) throwRefusal('EXPIRED_OOB_CODE');
  if (account.disabled) throwRefusal('USER_DISABLED');
  return account;
}
