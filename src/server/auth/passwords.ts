import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { PasswordWork, countPasswordWorkers, type PasswordOwner } from './passwordWork.ts';

/** A stored password hash with its cost parameters, so they can be raised later. */
export const PASSWORD_HASH = z.object({
  salt: z.string(),
  hash: z.string(),
  cost: z.number(),
  block: z.number(),
  parallel: z.number(),
});
export type PasswordHash = Readonly<z.infer<typeof PASSWORD_HASH>>;

// 32 MB and about 80 ms on a worker thread: expensive for guessing, unnoticed by a person who signs in.
const COST = { cost: 32_768, block: 8, parallel: 1 } as const;
const LENGTH = 32;
const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

// One queue for the process, because all databases share one processor.
const work = new PasswordWork(countPasswordWorkers(availableParallelism()));
/** Holder of the data folder or the administrator's secret. */
export const OFFICE_OWNER: PasswordOwner = { kind: 'office', name: '' };

function derive(
  asker: PasswordOwner,
  password: string,
  salt: Buffer,
  costs: typeof COST | PasswordHash,
): Promise<Buffer> {
  const options = { N: costs.cost, r: costs.block, p: costs.parallel, maxmem: MAX_MEMORY_BYTES };
  return work.run(
    asker,
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => {
          if (error === null) resolve(key);
          else reject(error);
        });
      }),
  );
}

/**
 * @param asker owner of the check, for its place in the queue
 * @throws TooBusy
 */
export async function hashPassword(password: string, asker: PasswordOwner): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const key = await derive(asker, password, salt, COST);
  return { salt: salt.toString('base64'), hash: key.toString('base64'), ...COST };
}

// A dummy hash, so an unknown address takes as long as a wrong password.
const NOBODYS: PasswordHash = {
  salt: randomBytes(16).toString('base64'),
  hash: randomBytes(LENGTH).toString('base64'),
  ...COST,
};

/**
 * Checks a password. Without a stored hash it takes as long and returns false.
 * @param asker owner of the check, for its place in the queue
 * @throws TooBusy
 */
export async function isPassword(
  password: string,
  kept: PasswordHash | undefined,
  asker: PasswordOwner,
): Promise<boolean> {
  const against = kept ?? NOBODYS;
  const key = await derive(asker, password, Buffer.from(against.salt, 'base64'), against);
  const hash = Buffer.from(against.hash, 'base64');
  return kept !== undefined && key.length === hash.length && timingSafeEqual(key, hash);
}
