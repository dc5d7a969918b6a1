import * as z from 'zod/mini';
import type { Json, JsonObject } from '../tree/json.ts';
import { PasswordHash } from './passwords.ts';

/** A code that has been given out, as kept: never itself. */
const ActionCode = z.object({ hash: z.string(), expiresAt: z.number() });
/** What a code allows its holder. */
const ActionKind = z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN']);
export type ActionKind = z.infer<typeof ActionKind>;
const ActionCodes = z.partialRecord(ActionKind, ActionCode);

/** Somebody who can sign in. Times are milliseconds since 1970. */
export interface Account {
  readonly uid: string;
  /** Lower case; absent: an anonymous device. */
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly password?: PasswordHash;
  readonly createdAt: number;
  /** Absent: not yet. */
  readonly lastLoginAt?: number;
  /** Tokens issued before are no longer good (password changed), as the service tells it. */
  readonly validSince: number;
  /**
   * Counts on whenever whoever is signed in has to sign in anew; each token bears the one it was made in. Not by the clock: one
   * that is put right would keep people out, or let them in again.
   */
  readonly tokenVersion?: number;
  readonly disabled: boolean;
  /** Custom claims. */
  readonly claims?: JsonObject;
  /** Known by name though without an address: signs in with a custom token. */
  readonly custom?: boolean;
  /** The last sign-in or renewed token, to the day. Absent until it is used here. */
  readonly lastRefreshAt?: number;
  /** At most one of each kind: a newer one replaces it. */
  readonly codes?: Readonly<z.infer<typeof ActionCodes>>;
}

export const isAnonymous = ({ email, custom }: Account): boolean => email === undefined && custom !== true;

/** The account once all its tokens have ended. `now` in milliseconds. */
export const withTokensEnded = (account: Account, now: number): Account => ({
  ...account,
  validSince: now,
  tokenVersion: (account.tokenVersion ?? 0) + 1,
});

/**
 * Whether a token of an account has ended before its time: a password was changed, an account disabled or removed.
 * @param token the version it bears; of a test kit's, which bears none, when it was made, in seconds since 1970
 */
export function hasEnded(
  account: Account | undefined,
  { issuedAt = 0, version }: { readonly issuedAt?: number; readonly version: number | undefined },
): boolean {
  if (account === undefined || account.disabled) return true;
  if (version !== undefined) return version !== (account.tokenVersion ?? 0);
  return issuedAt < Math.floor(account.validSince / 1000);
}

/** What cannot be read of an account that is kept counts as not there: nobody gains a right by it. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const Text = lenient(z.string());
const Flag = z.catch(z.boolean(), false);
const Time = z.catch(z.number(), 0);

const Kept = z.object({
  email: Text,
  emailVerified: Flag,
  displayName: Text,
  photoUrl: Text,
  password: lenient(PasswordHash),
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

/** An account as it is kept; undefined where nothing is. */
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
