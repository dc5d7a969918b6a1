import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** The cost of a password hash: scrypt's N, r and p, and its length. */
export type HashCost = readonly unknown[];

/** Records the cost of all hashes made during `work`; they take most of a sign-in's time. */
export async function recordHashes(work: () => Promise<unknown>): Promise<readonly HashCost[]> {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  // Makes named imports of scrypt see the spy, and later the original.
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
