import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** What a hash of a password costs: scrypt's N, r and p, and its length. */
export type HashCost = readonly unknown[];

/** The hashes that are made while work is done, each with its cost: what takes the time of a sign-in. */
export async function hashesOf(work: () => Promise<unknown>): Promise<readonly HashCost[]> {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  // Those who have imported it by its name see the watched one, and afterwards the old one again.
  syncBuiltinESMExports();
  try {
    await work();
    return scrypt.mock.calls.map(([, , length, options]) => {
      const { N, r, p } = Object(options);
      return [N, r, p, length];
    });
  } finally {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  }
}
