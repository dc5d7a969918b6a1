import { expect, test } from 'vitest';
import { GroupCommit } from '../database/groupCommit.ts';
import { Disk } from '../testing/disk.ts';
import { Accounts } from './accounts.ts';
import { parseBody } from './body.ts';
import { SigningKeys } from './keys.ts';
import { Toolkit } from './toolkit.ts';
import { Tokens } from './tokens.ts';

const MINUTE = 60_000;

test('one address makes three thousand nameless devices in ten minutes, and no more; another one still can', async () => {
  const disk = new Disk();
  const commits = new GroupCommit(disk, () => undefined);
  let now = 0;
  const toolkit = new Toolkit({
    accounts: new Accounts({ namespace: 'n', storage: disk, commits }),
    // Signing takes most of the time, and is not what this is about.
    tokens: new Tokens({ project: 'n', keys: new SigningKeys(disk, 0), acceptUnsigned: true }),
    commits,
    clock: () => now,
    emulator: false,
  });
  const signUp = async (address: string): Promise<string> => {
    try {
      await toolkit.action('accounts:signUp')?.({ body: parseBody({ returnSecureToken: true }), address });
      return 'signed up';
    } catch (error) {
      return String(error);
    }
  };
  const all = await Promise.all(Array.from({ length: 3100 }, () => signUp('hall')));
  expect(all.filter((said) => said === 'signed up')).toHaveLength(3000);
  expect(all.at(-1)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await signUp('another hall')).toBe('signed up');
  now = 10 * MINUTE;
  expect(await signUp('hall')).toBe('signed up');
});
