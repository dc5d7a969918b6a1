import * as z from 'zod/mini';
import type { Json, JsonObject } from '../tree/json.ts';
import { PASSWORD_HASH, type PasswordHash } from './passwords.ts';

/** A code that was issued. Only its hash is stored. */
const ActionCode = z.object({ hash: z.string(), expiresAt: z.number() });
const ActionKind = z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN']);
export type ActionKind = z.infer<typeof ActionKind>;
const ActionCodes = z.partialRecord(ActionKind, ActionCode);

/** A person or device that can sign in. Times are milliseconds since 1970. */
export interface Account {
  readonly uid: string;
  /** Lower case; absent: an anonymous device. */
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly password?: PasswordHash;
  readonly createdAt: number;
  readonly lastLoginAt?: number;
  /** Tokens issued before this are rejected (password changed). Part of the Identity Toolkit's answer. */
  readonly validSince: number;
  /**
   * Increments whenever all tokens of the account end; each token carries the version it was issued with. Not
   * a time: setting the clock back or forward would lock people out, or let them in again.
   */
  readonly tokenVersion?: number;
  readonly disabled: boolean;
  readonly claims?: JsonObject;
  /** An account without an address that is not anonymous: it signs in with a custom token. */
  readonly custom?: boolean;
  /** The last sign-in or token refresh, to the day. Absent until the account is used here. */
  readonly lastRefreshAt?: number;
  /** The pending codes, at most one of each kind: a new one replaces the old. */
  readonly codes?: Readonly<z.infer<typeof ActionCodes>>;
}

export const isAnonymous = ({ email, custom }: Account): boolean => email === undefined && custom !== true;

/** Ends all tokens of the account. `now` in milliseconds. */
export const endTokens = (account: Account, now: number): Account => ({
  ...account,
  validSince: now,
  tokenVersion: (account.tokenVersion ?? 0) + 1,
});

/**
 * True if a token ended before it expired: the password changed, or the account was disabled or removed.
 * @param token its version; for a test kit's token without one, its issue time in seconds since 1970
 */
export function isTokenEnded(
  account: Account | undefined,
  { issuedAt = 0, version }: { readonly issuedAt?: number; readonly version: number | undefined },
): boolean {
  if (account === undefined || account.disabled) return true;
  if (version !== undefined) return version !== (account.tokenVersion ?? 0);
  return issuedAt < Math.floor(account.validSince / 1000);
}

/** An unreadable field of a stored account counts as absent, so damage never grants a right. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const Text = lenient(z.string());
const Flag = z.catch(z.boolean(), false);
const Time = z.catch(z.number(), 0);

const Kept = z.object({
  email: Text,
  emailVerified: Flag,
  displayName: Text,
  photoUrl: Text,
  password: lenient(PASSWORD_HASH),
  createdAt: Time,
  lastLoginAt: lenient(z.number()),
  validSince: Time,
  disabled: Flag,
  claims: lenient(z.record(z.string(), z.custom<Json>())),
  custom: Flag,
  lastRefreshAt: lenient(z.number()),
  tokenVersion: lenient(z.number()),
  codes: lenient(ActionCodes),
});

export function parseAccount(uid: string, record: Json): Account | undefined {
  const read = Kept.safeParse(record);
  if (!read.success) return undefined;
  const {
    email,
    displayName,
    photoUrl,
    password,
    lastLoginAt,
    claims,
    custom,
    lastRefreshAt,
    tokenVersion,
    codes,
    ...always
  } = read.data;
  return {
    uid,
    ...always,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(password === undefined ? {} : { password }),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt }),
    ...(claims === undefined ? {} : { claims }),
    ...(custom ? { custom } : {}),
    ...(lastRefreshAt === undefined ? {} : { lastRefreshAt }),
    ...(tokenVersion === undefined ? {} : { tokenVersion }),
    ...(codes === undefined ? {} : { codes }),
  };
}
