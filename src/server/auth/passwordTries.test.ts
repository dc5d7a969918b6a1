import { expect, test } from 'vitest';
import { HandedTime } from '../testing/handedTime.ts';
import { PasswordTries, type BegunTry, type PasswordTry } from './passwordTries.ts';

const SECOND = 1000;
const MINUTE = 60_000;

const MC: PasswordTry = { email: 'mc@b.c', address: 'hall', device: undefined };

/** What somebody is told who tries: the milliseconds that it is put off, or that it is refused. */
async function said(tries: PasswordTries, time: HandedTime, tried: PasswordTry): Promise<number | string> {
  const before = time.waits.length;
  const begun = tries.begin(tried).catch((error: unknown) => String(error));
  const outcome = await Promise.race([begun, new Promise<undefined>((resolve) => setTimeout(resolve, 0))]);
  if (typeof outcome === 'string') return outcome;
  return time.waits.length === before ? 0 : (time.waits.at(-1) ?? 0);
}

async function wrongOnes(
  tries: PasswordTries,
  count: number,
  named: (n: number) => PasswordTry,
): Promise<void> {
  for (let n = 0; n < count; n += 1) void tries.begin(named(n)).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('each wrong one of an account from one place makes the next wait longer, at most twenty seconds', async () => {
  const time = new HandedTime();
  const tries = new PasswordTries(time);
  const waits: (number | string)[] = [];
  for (let n = 0; n < 14; n += 1) {
    waits.push(await said(tries, time, MC));
    time.pass(20 * SECOND);
  }
  // Twenty seconds are a sixth of what one is forgotten in.
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  expect(waits.slice(3).every((wait, n, all) => n === 0 || Number(wait) >= Number(all[n - 1]))).toBe(true);
  expect(waits.at(-1)).toBe(20 * SECOND);
  expect(Math.max(...waits.map(Number))).toBe(20 * SECOND);
  time.pass(30 * MINUTE);
  expect(await said(tries, time, MC)).toBe(0);
});

test('two wait, and no more; another place and a known device are not in their line', async () => {
  const time = new HandedTime();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 3, () => MC);
  expect([await said(tries, time, MC), await said(tries, time, MC)]).toEqual([1 * SECOND, 2 * SECOND]);
  expect(await said(tries, time, MC)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  const retryAfter = await tries
    .begin(MC)
    .catch((error: unknown) => Reflect.get(Object(error), 'retryAfter'));
  expect(retryAfter).toBe(1);
  expect(await said(tries, time, { ...MC, address: 'hotel' })).toBe(0);
  expect(await said(tries, time, { ...MC, device: 'tablet' })).toBe(0);
});

test('nothing that others try makes a known device wait; what is tried on it does', async () => {
  const time = new HandedTime();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 400, (n) => ({ ...MC, address: `place ${n}` }));
  await wrongOnes(tries, 1000, (n) => ({ ...MC, email: `${n}@b.c` }));
  expect(await said(tries, time, { ...MC, address: 'hotel' })).toBe(20 * SECOND);
  // Where as many wait as may; those of the hall who come after them wait no longer than these.
  time.pass(5 * SECOND);
  const hall = await said(tries, time, { ...MC, email: 'chair@b.c' });
  expect([Number(hall) > SECOND, Number(hall) <= 5 * SECOND]).toEqual([true, true]);
  const known = { ...MC, device: 'tablet' };
  expect(await said(tries, time, known)).toBe(0);
  await wrongOnes(tries, 2, () => known);
  expect(await said(tries, time, known)).toBe(1 * SECOND);
});

test('the right one, one that was never looked at, and who is forgiven leave nothing behind', async () => {
  const time = new HandedTime();
  const tries = new PasswordTries(time);
  const ends: ((begun: BegunTry) => void)[] = [(begun) => begun.succeeded(), (begun) => begun.undecided()];
  for (const end of ends) {
    for (let n = 0; n < 500; n += 1) end(await tries.begin(MC));
    expect(await said(tries, time, MC)).toBe(0);
    tries.forgive(MC.email);
  }
  await wrongOnes(tries, 300, (n) => ({ ...MC, address: `place ${n % 150}` }));
  expect(await said(tries, time, { ...MC, address: 'hotel' })).toBeGreaterThan(SECOND);
  tries.forgive(MC.email);
  expect(await said(tries, time, { ...MC, address: 'hotel' })).toBe(0);
});

test('where all places are taken the one goes who came last of the longest line: nobody of another place', async () => {
  const time = new HandedTime();
  const tries = new PasswordTries(time);
  // Two wait for each of thirty accounts: all that may at one address.
  for (let n = 0; n < 30; n += 1) await wrongOnes(tries, 5, () => ({ ...MC, email: `${n}@b.c` }));
  let displaced = 0;
  void tries.begin({ ...MC, email: '29@b.c' }).catch(() => (displaced += 1));
  const owner = { ...MC, email: 'owner@b.c' };
  expect(await said(tries, time, owner)).toBeGreaterThan(0);
  expect(displaced).toBe(1);
  // From many places: those who have the most make room for one who has none.
  for (let place = 0; place < 35; place += 1)
    for (let n = 0; n < 30; n += 1)
      await wrongOnes(tries, 5, () => ({ ...MC, email: `${n}@b.c`, address: `place ${place}` }));
  await wrongOnes(tries, 4, () => ({ ...owner, address: 'hotel' }));
  expect(await said(tries, time, { ...owner, address: 'hotel' })).toBeGreaterThan(0);
});
