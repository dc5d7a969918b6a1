import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { parseBody } from './body.ts';
import { recordHashes } from './testing/hashes.ts';
import { createSignInHall } from './testing/signInHall.ts';

// Passwords from several places at once, going through the queues.

function hall() {
  const time = new ManualClock();
  const { toolkit } = createSignInHall({ time });
  const signIn = toolkit.action('accounts:signInWithPassword') ?? expect.unreachable();
  /** The answer to a sign-in with a wrong password. */
  const wrong = async (email: string, address: string, password = 'secret1'): Promise<unknown> => {
    try {
      return await signIn({ body: parseBody({ email, password }), address });
    } catch (error) {
      return error;
    }
  };
  return { time, wrong };
}

const LOOKED_AT = { message: 'INVALID_LOGIN_CREDENTIALS' };
const BUSY = { message: 'TOO_MANY_ATTEMPTS_TRY_LATER', retryAfter: 5 };

test('each place has its own line of sign-ins', async () => {
  const { wrong } = hall();
  const all = ['hall', 'home'].flatMap((place) =>
    Array.from({ length: 60 }, (_, n) => wrong(`${n}.${place}@b.c`, place)),
  );
  for (const said of await Promise.all(all)) expect(said).toMatchObject(LOOKED_AT);
});

test('a password not checked because the queue was full does not count as a failure', async () => {
  const { time, wrong } = hall();
  const first = Array.from({ length: 100 }, (_, n) => wrong(`${n}@b.c`, 'hall'));
  const others = Array.from({ length: 10 }, (_, n) => wrong(`${n}.late@b.c`, 'hall'));
  time.pass(1000);
  for (const said of await Promise.all(first)) expect(said).toMatchObject(LOOKED_AT);
  const late = await Promise.all(others);
  expect(late.at(-1)).toMatchObject(BUSY);
  // Three failures of that address are still free, and the fourth waits a second.
  time.pass(55_000);
  const before = time.waits.length;
  for (let n = 0; n < 3; n += 1) expect(await wrong('9.late@b.c', 'hall')).toMatchObject(LOOKED_AT);
  expect(time.waits).toHaveLength(before);
  const fourth = wrong('9.late@b.c', 'hall');
  expect(time.waits.slice(before)).toEqual([1000]);
  time.pass(1000);
  expect(await fourth).toMatchObject(LOOKED_AT);
});

test('an overlong password is not checked', async () => {
  const { wrong } = hall();
  expect(await recordHashes(() => wrong('ann@b.c', 'hall', 'x'.repeat(4096)))).toHaveLength(1);
  expect(
    await recordHashes(async () => {
      expect(await wrong('ann@b.c', 'hall', 'x'.repeat(4097))).toMatchObject(LOOKED_AT);
    }),
  ).toEqual([]);
});
