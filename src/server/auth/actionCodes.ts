import { createHash, randomBytes } from 'node:crypto';
import type { Account, ActionKind } from './account.ts';
import type { Accounts } from './accounts.ts';
import { refuse } from './asked.ts';

/** Milliseconds a code is good for. */
export const CODE_LIFETIME = 60 * 60 * 1000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

/** Draws a code for an account; one that was drawn before is no longer good. `now` in milliseconds. */
export function drawCode(accounts: Accounts, account: Account, kind: ActionKind, now: number): string {
  const code = randomBytes(18).toString('base64url');
  accounts.keep({ ...account, code: { kind, hash: hashOf(code), expiresAt: now + CODE_LIFETIME } });
  return code;
}

/**
 * Whose code this is. `now` in milliseconds.
 * @throws AccountRefusal
 */
export function accountOfCode(accounts: Accounts, code: string, kind: ActionKind, now: number): Account {
  const hash = hashOf(code);
  const account = accounts.all().find((each) => each.code?.hash === hash && each.code.kind === kind);
  if (account?.code === undefined) return refuse('INVALID_OOB_CODE');
  if (account.code.expiresAt <= now) refuse('EXPIRED_OOB_CODE');
  if (account.disabled) refuse('USER_DISABLED');
  return account;
}
