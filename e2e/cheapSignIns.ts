import { randomBytes, scryptSync } from 'node:crypto';
import { embeddedConfiguration } from '../src/store/connection/eventConfiguration.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** What is far too cheap for anybody's password, and dear enough for one that is printed. */
const COST = { cpuMemCost: 2, blockSize: 8, parallelization: 1, dkLen: 32 } as const;

/** Salt and hash as an administrator brings them from elsewhere. */
function hashed(password: string) {
  const salt = randomBytes(16);
  const { cpuMemCost: N, blockSize: r, parallelization: p, dkLen } = COST;
  const hash = scryptSync(password, salt, dkLen, { N, r, p });
  return { salt: salt.toString('base64url'), passwordHash: hash.toString('base64url') };
}

/**
 * Brings these accounts once more with hashes that cost next to nothing: the program hashes as dearly as ever, and checks
 * a password as dearly as its hash was. The stories sign in more often than any competition.
 */
export async function cheapSignIns(
  origin: string,
  secret: string,
  accounts: readonly Account[],
): Promise<void> {
  const project = embeddedConfiguration('demo').projectId;
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
