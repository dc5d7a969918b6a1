import { createHash, randomBytes } from 'node:crypto';
import type { Account, ActionKind } from './account.ts';
import type { Accounts } from './accounts.ts';
import { refuse } from './asked.ts';
import type { PasswordHash } from './passwords.ts';

/** Lifetime of a code, in ms. */
export const CODE_LIFETIME = 60 * 60 * 1000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

/** Issues a code for an account and replaces an earlier one of this kind. `now` in milliseconds. */
export function drawCode(accounts: Accounts, account: Account, kind: ActionKind, now: number): string {
  const code = randomBytes(18).toString('base64url');
  const drawn = { hash: hashOf(code), expiresAt: now + CODE_LIFETIME };
  accounts.keep({ ...account, codes: { ...account.codes, [kind]: drawn } });
  return code;
}

export function withoutCode(account: Account, kind: ActionKind): Account {
  const { codes, ...kept } = account;
  const { [kind]: _, ...left } = codes ?? {};
  return { ...kept, codes: left };
}

/** Changes the address and drops all codes: they went to the old one. */
export function withAddress(account: Account, email: string): Account {
  const { codes: _, ...kept } = account;
  return { ...kept, email, emailVerified: false };
}

/** Changes the password and drops the codes to reset it or to sign in without it. */
export const withPassword = (account: Account, password: PasswordHash): Account => ({
  ...withoutCode(withoutCode(account, 'PASSWORD_RESET'), 'EMAIL_SIGNIN'),
  password,
});

/**
 * Finds the account a code belongs to. `now` in milliseconds.
 * @throws AccountRefusal
 */
export function accountOfCode(accounts: Accounts, code: string, kind: ActionKind, now: number): Account {
  const hash = hashOf(code);
  const account = accounts.all().find(({ codes }) => codes?.[kind]?.hash === hash);
  const drawn = account?.codes?.[kind];
  if (account === undefined || drawn === undefined) return refuse('INVALID_OOB_CODE');
  if (drawn.expiresAt <= now) refuse('EXPIRED_OOB_CODE');
  if (account.disabled) refuse('USER_DISABLED');
  return account;
}
