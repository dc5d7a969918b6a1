import { expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { PasswordTries, type PendingTry, type PasswordTry } from './passwordTries.ts';

const SECOND = 1000;
const MINUTE = 60_000;

const MC: PasswordTry = { email: 'mc@b.c', address: 'hall', device: undefined };

/** The delay of an attempt (ms), or its refusal. */
async function said(tries: PasswordTries, time: ManualClock, tried: PasswordTry): Promise<number | string> {
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

test('each failure of an account from one place delays the next attempt longer, up to twenty seconds', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  const waits: (number | string)[] = [];
  for (let n = 0; n < 14; n += 1) {
    waits.push(await said(tries, time, MC));
    time.pass(20 * SECOND);
  }
  // Twenty seconds are a sixth of the refill time.
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  expect(waits.slice(3).every((wait, n, all) => n === 0 || Number(wait) >= Number(all[n - 1]))).toBe(true);
  expect(waits.at(-1)).toBe(20 * SECOND);
  expect(Math.max(...waits.map(Number))).toBe(20 * SECOND);
  time.pass(30 * MINUTE);
  expect(await said(tries, time, MC)).toBe(0);
});

test('two password attempts may wait, and another address and a known device have their own queues', async () => {
  const time = new ManualClock();
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

test('others’ password attempts never delay a known device, and its own do', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 400, (n) => ({ ...MC, address: `place ${n}` }));
  await wrongOnes(tries, 1000, (n) => ({ ...MC, email: `${n}@b.c` }));
  expect(await said(tries, time, { ...MC, address: 'hotel' })).toBe(20 * SECOND);
  // The venue's queue is full. Later attempts there wait no longer than the queued ones.
  time.pass(5 * SECOND);
  const hall = await said(tries, time, { ...MC, email: 'chair@b.c' });
  expect([Number(hall) > SECOND, Number(hall) <= 5 * SECOND]).toEqual([true, true]);
  const known = { ...MC, device: 'tablet' };
  expect(await said(tries, time, known)).toBe(0);
  await wrongOnes(tries, 2, () => known);
  expect(await said(tries, time, known)).toBe(1 * SECOND);
});

test('a success, an undecided attempt and an unlock of an account leave nothing behind', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  const ends: ((begun: PendingTry) => void)[] = [(begun) => begun.succeeded(), (begun) => begun.undecided()];
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

test('when the queue is full, the newest attempt of the longest line is dropped, never one of another address', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  // Two wait for each of thirty accounts: the maximum per address.
  for (let n = 0; n < 30; n += 1) await wrongOnes(tries, 5, () => ({ ...MC, email: `${n}@b.c` }));
  let displaced = 0;
  void tries.begin({ ...MC, email: '29@b.c' }).catch(() => (displaced += 1));
  const owner = { ...MC, email: 'owner@b.c' };
  expect(await said(tries, time, owner)).toBeGreaterThan(0);
  expect(displaced).toBe(1);
});

test('two thousand password attempts wait in total, then the largest addresses make room for one without any', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  let waiting = 0;
  const comes = async (tried: PasswordTry): Promise<void> => {
    waiting += 1;
    await tries.begin(tried).catch(() => undefined);
    waiting -= 1;
  };
  // Sixty attempts wait at each of 34 places.
  for (let place = 0; place < 34; place += 1)
    for (let n = 0; n < 160; n += 1)
      void comes({ ...MC, email: `${n}.${place}@b.c`, address: `place ${place}` });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(waiting).toBe(2000);
  const owner = { ...MC, email: 'owner@b.c', address: 'hotel' };
  await wrongOnes(tries, 3, () => owner);
  expect(await said(tries, time, owner)).toBe(1 * SECOND);
  expect(waiting).toBe(1999);
});

test('a password attempt without a place is not counted and gets Retry-After', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 3, () => MC);
  expect([await said(tries, time, MC), await said(tries, time, MC)]).toEqual([1 * SECOND, 2 * SECOND]);
  await wrongOnes(tries, 10, () => MC);
  time.pass(1 * SECOND);
  expect(await said(tries, time, MC)).toBe(4 * SECOND);
  time.pass(1 * SECOND);
  expect(await said(tries, time, MC)).toBe(8 * SECOND);
  // A little over one of the four seconds is left.
  time.pass(1999);
  await expect(tries.begin(MC)).rejects.toMatchObject({ retryAfter: 2 });
});

test('a correct password or an unlock resets the delays of that place', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 4, () => MC);
  const right = tries.begin(MC);
  time.pass(2 * SECOND);
  (await right).succeeded();
  expect(await said(tries, time, MC)).toBe(0);
  await wrongOnes(tries, 3, () => MC);
  tries.forgive(MC.email);
  expect(await said(tries, time, MC)).toBe(0);
});

test('password attempts on known devices count for them only', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 150, (n) => ({ ...MC, device: `tablet ${n}` }));
  expect(await said(tries, time, { ...MC, address: 'hotel' })).toBe(0);
  expect(await said(tries, time, { ...MC, email: 'chair@b.c' })).toBe(0);
});

/** The delays of attempts in sequence, without time passing. */
async function heard(
  about: { readonly tries: PasswordTries; readonly time: ManualClock },
  count: number,
  named: (n: number) => PasswordTry,
): Promise<readonly (number | string)[]> {
  const all: (number | string)[] = [];
  for (let n = 0; n < count; n += 1) all.push(await said(about.tries, about.time, named(n)));
  return all;
}

test('an account’s first hundred wrong passwords from anywhere are free, then delays grow, and 500 attempts may wait', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  const all = await heard({ tries, time }, 601, (n) => ({ ...MC, address: `place ${n}` }));
  expect([0, 99, 100, 125, 150, 599].map((n) => all[n])).toEqual([0, 0, 1000, 2000, 4000, 20_000]);
  expect(all[600]).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('a place’s first hundred wrong passwords for any account are free, then delays grow, and 60 attempts may wait', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  const named = (n: number): PasswordTry => ({ ...MC, email: `${n}@b.c` });
  const all = await heard({ tries, time }, 161, named);
  expect([0, 99, 100, 150].map((n) => all[n])).toEqual([0, 0, 500, 1000]);
  expect(all[159]).toBeGreaterThan(1000);
  expect(all[160]).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  for (let more = 0; more < 2; more += 1) {
    time.pass(5 * SECOND);
    await wrongOnes(tries, 60, (n) => named(1000 * (more + 1) + n));
  }
  time.pass(5 * SECOND);
  expect(await said(tries, time, named(3000))).toBe(5 * SECOND);
});

test.each<[string, number, number, (n: number) => PasswordTry]>([
  ['an account at one place in two minutes', 4, 2 * MINUTE, () => MC],
  ['an account from everywhere in ten seconds', 101, 10 * SECOND, (n) => ({ ...MC, address: `place ${n}` })],
  ['a place in five seconds', 101, 5 * SECOND, (n) => ({ ...MC, email: `${n}@b.c` })],
])('one failed password of %s is forgotten', async (_what, count, forgotten, named) => {
  for (const [passed, isPutOff] of [
    [forgotten, true],
    [forgotten + 1, false],
  ] as const) {
    const time = new ManualClock();
    const tries = new PasswordTries(time);
    await wrongOnes(tries, count, named);
    time.pass(passed);
    // The next attempt may have another name or place; the shared counter still applies.
    expect((await said(tries, time, named(count))) !== 0).toBe(isPutOff);
  }
});

test('a known device finds a place even if strangers took all of theirs', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  const tablet = { ...MC, device: 'tablet' };
  await wrongOnes(tries, 3, () => tablet);
  // One attempt waits in each of 2,000 networks, so no network has more than another.
  const stranger = (n: number): PasswordTry => ({
    email: `${n}@nowhere.org`,
    address: `network ${n}`,
    device: undefined,
  });
  await wrongOnes(tries, 2000 * 4, (n) => stranger(Math.floor(n / 4)));
  await wrongOnes(tries, 3, () => stranger(2000));
  expect(await said(tries, time, stranger(2000))).toContain('TOO_MANY');
  expect(await said(tries, time, tablet)).toBe(1 * SECOND);
});

test('a flood of invented names resets no count and delays no known device', async () => {
  const time = new ManualClock();
  const tries = new PasswordTries(time);
  await wrongOnes(tries, 5, () => MC);
  await wrongOnes(tries, 60_000, (n) => ({ email: `${n}@b.c`, address: `place ${n}`, device: undefined }));
  time.pass(4 * SECOND);
  expect(await said(tries, time, MC)).toBe(4 * SECOND);
  expect(await said(tries, time, { ...MC, device: 'tablet' })).toBe(0);
});
