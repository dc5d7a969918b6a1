import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** A password as kept: never itself. The costs are kept beside it, so that they can be raised later. */
export const PasswordHash = z.object({
  salt: z.string(),
  hash: z.string(),
  /** scrypt's N, r and p. */
  cost: z.number(),
  block: z.number(),
  parallel: z.number(),
});
export type PasswordHash = Readonly<z.infer<typeof PasswordHash>>;

// 32 MB and some 80 ms each on a thread of its own: dear for a guesser, not noticed by a person who signs in.
const COST = { cost: 32_768, block: 8, parallel: 1 } as const;
const LENGTH = 32;
const MAX_MEMORY = 128 * 1024 * 1024;

/** Somebody who floods us with sign-ins waits; the rest of the server does not. */
const MAX_WAITING = 200;
let waiting = 0;

/** More passwords are being worked on than is sensible. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

function derive(password: string, salt: Buffer, costs: typeof COST | PasswordHash): Promise<Buffer> {
  if (waiting >= MAX_WAITING) return Promise.reject(new TooBusy('Too many sign-ins at once'));
  waiting += 1;
  return new Promise((resolve, reject) => {
    const options = { N: costs.cost, r: costs.block, p: costs.parallel, maxmem: MAX_MEMORY };
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => {
      waiting -= 1;
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** @throws TooBusy */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return { salt: salt.toString('base64'), hash: key.toString('base64'), ...COST };
}

// Nobody's password: an unknown address costs as much time as a wrong password.
const NOBODYS: PasswordHash = {
  salt: randomBytes(16).toString('base64'),
  hash: randomBytes(LENGTH).toString('base64'),
  ...COST,
};

/**
 * Whether a password is the one kept; without one kept it takes as long and is false.
 * @throws TooBusy
 */
export async function isPassword(password: string, kept: PasswordHash | undefined): Promise<boolean> {
  const against = kept ?? NOBODYS;
  const key = await derive(password, Buffer.from(against.salt, 'base64'), against);
  const hash = Buffer.from(against.hash, 'base64');
  return kept !== undefined && key.length === hash.length && timingSafeEqual(key, hash);
}
