import * as z from 'zod/mini';
import type { Json, JsonObject } from '../tree/json.ts';
import type { Account } from './account.ts';
import type { AccountStore } from './accounts.ts';
import { AccountRefusal, throwRefusal } from './accountRequest.ts';
import { parseBody, parseText, type Body } from './body.ts';
import { isUid } from './customTokens.ts';
import { IMPORTABLE_FIELDS, checkFields, type OnUnknownField } from './knownFields.ts';
import { applyProfile } from './description.ts';
import type { PasswordHash } from './passwords.ts';
import { normalizeEmail } from './policy.ts';

type Costs = Pick<PasswordHash, 'cost' | 'block' | 'parallel'>;

const KEY_BYTES = 32;
/** Memory limit of one sign-in, in bytes; `isPassword` allows a little more. */
const MAX_MEMORY_BYTES = 100 * 1024 * 1024;

const isPowerOfTwo = (number: number): boolean => number > 1 && Number.isInteger(Math.log2(number));

const Count = z.catch(z.coerce.number(), Number.NaN);

/** The only hash algorithm we know, with bounds on its cost. */
const Algorithm = z.object({
  hashAlgorithm: z.optional(z.unknown()),
  cpuMemCost: Count,
  blockSize: Count,
  parallelization: Count,
  dkLen: Count,
});

/**
 * Cost parameters of the imported hashes; undefined if no algorithm is named.
 * @throws AccountRefusal
 */
function costsOf(body: JsonObject): Costs | undefined {
  if (!Object.hasOwn(body, 'hashAlgorithm')) return undefined;
  const { hashAlgorithm, cpuMemCost, blockSize, parallelization, dkLen } = Algorithm.parse(body);
  if (hashAlgorithm !== 'STANDARD_SCRYPT' || dkLen !== KEY_BYTES)
    return throwRefusal('INVALID_HASH_ALGORITHM');
  if (!isPowerOfTwo(cpuMemCost)) return throwRefusal('INVALID_HASH_MEMORY_COST');
  if (!(blockSize >= 1) || cpuMemCost * blockSize * 128 > MAX_MEMORY_BYTES)
    return throwRefusal('INVALID_HASH_BLOCK_SIZE');
  if (!(parallelization >= 1 && parallelization <= 16)) return throwRefusal('INVALID_HASH_PARALLELIZATION');
  return { cost: cpuMemCost, block: blockSize, parallel: parallelization };
}

const Time = z.catch(z.optional(z.coerce.number()), undefined);

/** Fields that only an imported account has. */
const Brought = z.object({
  passwordHash: z.optional(z.unknown()),
  salt: z.optional(z.unknown()),
  createdAt: Time,
  lastLoginAt: Time,
  /** A string if it was exported to a table. */
  disabled: z.optional(z.unknown()),
});

const plainBase64 = (webSafe: string): string => Buffer.from(webSafe, 'base64url').toString('base64');

function passwordOf(user: z.infer<typeof Brought>, costs: Costs | undefined): PasswordHash | undefined {
  const [hash, salt] = [parseText(user.passwordHash), parseText(user.salt)];
  if (hash === undefined) return undefined;
  if (costs === undefined || salt === undefined) return throwRefusal('MISSING_HASH_ALGORITHM');
  return { hash: plainBase64(hash), salt: plainBase64(salt), ...costs };
}

/** @throws AccountRefusal */
function emailOf(user: Body, uid: string, accounts: AccountStore): string | undefined {
  const given = parseText(user.email);
  if (given === undefined) return undefined;
  const email = normalizeEmail(given) ?? throwRefusal('INVALID_EMAIL');
  if ((accounts.byEmail(email)?.uid ?? uid) !== uid) throwRefusal('EMAIL_EXISTS');
  return email;
}

const Users = z.object({ users: z.catch(z.array(z.custom<Json>()), []) });

/**
 * Imports accounts for an administrator and replaces existing ones. Answers with the error of each refused
 * account; the others are imported.
 * @throws AccountRefusal if the hash algorithm is not supported; none is imported then
 */
export function importAccounts(
  body: JsonObject,
  about: {
    readonly accounts: AccountStore;
    readonly claimsOf: (customAttributes: unknown) => { claims?: JsonObject } | undefined;
    readonly onUnknown: OnUnknownField;
    readonly now: number;
  },
): Json {
  const { accounts, now } = about;
  const users = Users.parse(body).users;
  if (users.length > 1000) throwRefusal('MAXIMUM_USER_COUNT_EXCEEDED');
  const costs = costsOf(body);
  const errors: JsonObject[] = [];
  for (const [index, user] of users.entries()) {
    try {
      const { localId } = parseBody(user);
      checkFields(user, IMPORTABLE_FIELDS, about.onUnknown);
      if (isUid(localId)) accounts.keep(imported(user, localId));
      else throwRefusal('INVALID_LOCAL_ID');
    } catch (error) {
      if (!(error instanceof AccountRefusal)) throw error;
      errors.push({ index, message: error.message });
    }
  }
  return errors.length === 0 ? {} : { error: errors };

  function imported(json: Json, uid: string): Account {
    const user = parseBody(json);
    const brought = Brought.parse(json);
    const email = emailOf(user, uid, accounts);
    const password = passwordOf(brought, costs);
    return applyProfile(
      {
        uid,
        ...(email === undefined ? { custom: true } : { email }),
        ...(password === undefined ? {} : { password }),
        ...about.claimsOf(user.customAttributes),
        emailVerified: user.emailVerified === true,
        disabled: brought.disabled === true || brought.disabled === 'true',
        createdAt: brought.createdAt || now,
        ...(brought.lastLoginAt ? { lastLoginAt: brought.lastLoginAt } : {}),
        // End all tokens and codes of an earlier account with this uid.
        validSince: Math.floor(now / 1000) * 1000,
        tokenVersion: (accounts.get(uid)?.tokenVersion ?? 0) + 1,
      },
      user,
    );
  }
}
