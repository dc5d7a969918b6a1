import { randomBytes, scryptSync } from 'node:crypto';
import { createEmbeddedConfiguration } from '../src/store/connection/eventConfiguration.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Far too cheap for real passwords; fine for printed test passwords. */
const COST = { cpuMemCost: 2, blockSize: 8, parallelization: 1, dkLen: 32 } as const;

/** Salt and hash in the format of an account import. */
function hashed(password: string) {
  const salt = randomBytes(16);
  const { cpuMemCost: N, blockSize: r, parallelization: p, dkLen } = COST;
  const hash = scryptSync(password, salt, dkLen, { N, r, p });
  return { salt: salt.toString('base64url'), passwordHash: hash.toString('base64url') };
}

/**
 * Re-imports these accounts with hashes of minimal cost. The product still hashes at full cost, but checks a password
 * at the cost of its stored hash. The stories sign in more often than any competition.
 */
export async function allowCheapSignIns(
  origin: string,
  secret: string,
  accounts: readonly Account[],
): Promise<void> {
  const project = createEmbeddedConfiguration('demo').projectId;
  const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const { users } = (await (await fetch(`${address}:batchGet`, { headers })).json()) as {
    readonly users: readonly { readonly email: string }[];
  };
  const brought = accounts.map(({ email, password }) => ({
    ...users.find((user) => user.email === email),
    ...hashed(password),
  }));
  const body = JSON.stringify({ hashAlgorithm: 'STANDARD_SCRYPT', ...COST, users: brought });
  const answer = await fetch(`${address}:batchCreate`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok || text !== '{}') throw new Error(`The accounts were not taken: ${text}`);
}
