import { isJsonObject, member, type Json, type JsonObject } from '../tree/json.ts';
import type { Account, Accounts } from './accounts.ts';
import { AccountRefusal, refuse, text } from './asked.ts';
import { isUid } from './customTokens.ts';
import { withProfile } from './description.ts';
import type { PasswordHash } from './passwords.ts';
import { normalEmail } from './policy.ts';

/** How the passwords that come were worked on. */
type Costs = Pick<PasswordHash, 'cost' | 'block' | 'parallel'>;

const KEY_BYTES = 32;
/** What a sign-in may cost in memory, in bytes: what `isPassword` allows. */
const MOST_MEMORY = 100 * 1024 * 1024;

const isPowerOfTwo = (number: number): boolean => number > 1 && Number.isInteger(Math.log2(number));

/**
 * The costs of the only way that we know ourselves; undefined when no way is named.
 * @throws AccountRefusal
 */
function costsOf(body: JsonObject): Costs | undefined {
  const algorithm = member(body, 'hashAlgorithm');
  if (algorithm === undefined) return undefined;
  const [cost, block, parallel, length] = ['cpuMemCost', 'blockSize', 'parallelization', 'dkLen'].map((key) =>
    Number(member(body, key)),
  );
  if (algorithm !== 'STANDARD_SCRYPT' || length !== KEY_BYTES) return refuse('INVALID_HASH_ALGORITHM');
  if (cost === undefined || !isPowerOfTwo(cost)) return refuse('INVALID_HASH_MEMORY_COST');
  if (block === undefined || !(block >= 1) || cost * block * 128 > MOST_MEMORY)
    return refuse('INVALID_HASH_BLOCK_SIZE');
  if (parallel === undefined || !(parallel >= 1 && parallel <= 16))
    return refuse('INVALID_HASH_PARALLELIZATION');
  return { cost, block, parallel };
}

const plainBase64 = (webSafe: string): string => Buffer.from(webSafe, 'base64url').toString('base64');

function passwordOf(user: JsonObject, costs: Costs | undefined): PasswordHash | undefined {
  const [hash, salt] = [text(user, 'passwordHash'), text(user, 'salt')];
  if (hash === undefined) return undefined;
  if (costs === undefined || salt === undefined) return refuse('MISSING_HASH_ALGORITHM');
  return { hash: plainBase64(hash), salt: plainBase64(salt), ...costs };
}

/** @throws AccountRefusal */
function emailOf(user: JsonObject, uid: string, accounts: Accounts): string | undefined {
  const given = text(user, 'email');
  if (given === undefined) return undefined;
  const email = normalEmail(given) ?? refuse('INVALID_EMAIL');
  if ((accounts.byEmail(email)?.uid ?? uid) !== uid) refuse('EMAIL_EXISTS');
  return email;
}

/**
 * Takes accounts over that an administrator brings from elsewhere; one that is there already is replaced. Answers with
 * what was wrong with which; the others are taken.
 * @throws AccountRefusal when the passwords were made in a way that is not known here; then none is taken
 */
export function importAccounts(
  body: JsonObject,
  about: {
    readonly accounts: Accounts;
    readonly claimsOf: (user: JsonObject) => { claims?: JsonObject } | undefined;
    readonly now: number;
  },
): Json {
  const { accounts, now } = about;
  const listed = member(body, 'users');
  const users: readonly Json[] = Array.isArray(listed) ? listed : [];
  if (users.length > 1000) refuse('MAXIMUM_USER_COUNT_EXCEEDED');
  const costs = costsOf(body);
  const error: JsonObject[] = [];
  for (const [index, user] of users.entries()) {
    try {
      const uid = isJsonObject(user) ? member(user, 'localId') : undefined;
      if (isJsonObject(user) && isUid(uid)) accounts.keep(imported(user, uid));
      else refuse('INVALID_LOCAL_ID');
    } catch (thrown) {
      if (!(thrown instanceof AccountRefusal)) throw thrown;
      error.push({ index, message: thrown.message });
    }
  }
  return error.length === 0 ? {} : { error };

  function imported(user: JsonObject, uid: string): Account {
    const email = emailOf(user, uid, accounts);
    const password = passwordOf(user, costs);
    const time = (key: string): number => Number(member(user, key) ?? now) || now;
    return withProfile(
      {
        uid,
        ...(email === undefined ? { custom: true } : { email }),
        ...(password === undefined ? {} : { password }),
        ...about.claimsOf(user),
        emailVerified: member(user, 'emailVerified') === true,
        disabled: member(user, 'disabled') === true,
        createdAt: time('createdAt'),
        lastLoginAt: time('lastLoginAt'),
        // What was given out for an account of that name before is over.
        validSince: Math.floor(now / 1000) * 1000,
      },
      user,
    );
  }
}
