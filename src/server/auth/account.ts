import * as z from 'zod/mini';
import type { Json, JsonObject } from '../tree/json.ts';
import { PasswordHash } from './passwords.ts';

/** A code that has been given out, as kept: never itself. */
export const ActionCode = z.object({
  /** What it allows its holder. */
  kind: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL']),
  hash: z.string(),
  expiresAt: z.number(),
});
export type ActionCode = Readonly<z.infer<typeof ActionCode>>;
export type ActionKind = ActionCode['kind'];

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
  /** Tokens issued before are no longer good (password changed). */
  readonly validSince: number;
  readonly disabled: boolean;
  /** Custom claims. */
  readonly claims?: JsonObject;
  /** Known by name though without an address: signs in with a custom token. */
  readonly custom?: boolean;
  /** When a token of it was last renewed, to the day. */
  readonly lastRefreshAt?: number;
  readonly code?: ActionCode;
}

export const isAnonymous = ({ email, custom }: Account): boolean => email === undefined && custom !== true;

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
  code: lenient(ActionCode),
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
    code,
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
    ...(code === undefined ? {} : { code }),
  };
}
