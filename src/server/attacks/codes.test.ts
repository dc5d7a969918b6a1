import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestHall } from '../access/testing/hall.ts';
import { ManualClock } from '../testing/manualClock.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY } from '../testing/server.ts';
import { openAttackerSocket, signInAttacker } from './testing/attackers.ts';

// The attack: a registration's code has seven characters, and knowing it allows changes. Wrong codes were refused, but
// could be tried without limit.

const HALL = '203.0.113.1';
const SECOND = 1000;

let hall: TestHall;
let time: ManualClock;
beforeEach(async () => {
  time = new ManualClock();
  hall = await TestHall.open({ time });
});
afterEach(() => hall.close());

interface Device {
  readonly uid: string;
  readonly token: string;
}

async function newDevice(): Promise<Device> {
  const answer = await fetch(
    `${hall.server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
    { method: 'POST', body: JSON.stringify({ returnSecureToken: true }) },
  );
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

async function overHttp(
  method: 'PUT' | 'PATCH',
  { place, value, token, address = HALL }: { place: string; value: unknown; token: string; address?: string },
): Promise<number> {
  const answer = await fetch(`${hall.server.origin}/${place}.json?auth=${token}`, {
    method,
    headers: { 'x-forwarded-for': address },
    body: JSON.stringify(value),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const showing = ({ uid, token }: Device, code: string, address?: string): Promise<number> =>
  overHttp('PUT', {
    place: `codeClaims/${uid}/${code}`,
    value: true,
    token,
    ...(address === undefined ? {} : { address }),
  });

/** Codes that don't exist. */
const wrong = (n: number): string => `Wrong${String(n).padStart(2, '0')}`;

/** The delay before an answer, and the answer. */
async function waitedFor<T>(asked: Promise<T>, step = 30 * SECOND): Promise<{ waited: number; told: T }> {
  const before = time.waits.length;
  const told = await time.until(asked, step);
  return { waited: Math.max(0, ...time.waits.slice(before)), told };
}

const WAYS: readonly (readonly [
  string,
  (client: RawClient, uid: string, code: string) => Promise<unknown>,
])[] = [
  ['a write', (client, uid, code) => client.ask('p', { p: `/codeClaims/${uid}/${code}`, d: true })],
  [
    'an update from the top',
    (client, uid, code) => client.ask('m', { p: '/', d: { [`codeClaims/${uid}/${code}`]: true } }),
  ],
  [
    'a transaction',
    (client, uid, code) => client.ask('p', { p: `/codeClaims/${uid}/${code}`, d: true, h: '' }),
  ],
  [
    'what shall be written on leaving',
    (client, uid, code) => client.ask('o', { p: `/codeClaims/${uid}/${code}`, d: true }),
  ],
  [
    'a PUT over HTTP',
    (_, uid, code) =>
      overHttp('PUT', {
        place: `codeClaims/${uid}/${code}`,
        value: true,
        token: signInAttacker(hall, 'none'),
      }),
  ],
  [
    'a PATCH over HTTP',
    (_, uid, code) =>
      overHttp('PATCH', {
        place: `codeClaims/${uid}`,
        value: { [code]: true },
        token: signInAttacker(hall, 'none'),
      }),
  ],
];

describe.each(WAYS)('wrong codes by %s', (_how, tried) => {
  test('wrong codes are delayed from the 50th of a device on, by 30 s at most, and so is the right one', async () => {
    const client = await openAttackerSocket(hall, 'none');
    const uid = hall.uid('anon');
    for (let n = 0; n < 49; n += 1) await tried(client, uid, wrong(n));
    expect(time.waits).toEqual([]);
    expect((await waitedFor(tried(client, uid, wrong(49)))).waited).toBe(SECOND);
    let last = 0;
    for (let n = 50; n < 85; n += 1) last = (await waitedFor(tried(client, uid, wrong(n)))).waited;
    expect(last).toBe(30 * SECOND);
    const right = await waitedFor(tried(client, uid, 'Code001'));
    expect([right.waited > 0, right.waited <= 30 * SECOND]).toEqual([true, true]);
    client.close();
  });
});

test('a socket delayed for wrong codes gets no other answers meanwhile, then all in order', async () => {
  const client = await openAttackerSocket(hall, 'none');
  const uid = hall.uid('anon');
  for (let n = 0; n < 49; n += 1) await client.ask('p', { p: `/codeClaims/${uid}/${wrong(n)}`, d: true });
  const first = client.send('p', { p: `/codeClaims/${uid}/${wrong(49)}`, d: true });
  const second = client.send('s', { c: {} });
  const chairman = await openAttackerSocket(hall, 'chairman');
  await expect.poll(() => time.waits).toEqual([SECOND]);
  for (let n = 0; n < 5; n += 1) await chairman.ask('s', { c: {} });
  expect(client.heard.filter(({ r }) => r === first || r === second)).toEqual([]);
  time.pass(SECOND);
  await client.until(() => client.heard.some(({ r }) => r === second));
  expect(client.heard.slice(-2).map(({ r, b }) => [r, b.s])).toEqual([
    [first, 'permission_denied'],
    [second, 'ok'],
  ]);
  client.close();
  chairman.close();
});

test('wrong codes of one address are delayed from the 2,000th on, for devices without a code only', async () => {
  const devices = await Promise.all(Array.from({ length: 41 }, newDevice));
  // 1,999 wrong codes in total, but few enough per device that no device is delayed for its own.
  for (let n = 0; n < 48; n += 1) await Promise.all(devices.map((each) => showing(each, wrong(n))));
  await Promise.all(devices.slice(0, 31).map((each) => showing(each, wrong(48))));
  expect(time.waits).toEqual([]);
  const [late, elsewhere, judge, newcomer] = await Promise.all([
    newDevice(),
    newDevice(),
    newDevice(),
    newDevice(),
  ]);
  const shown = await waitedFor(showing(late, 'Code001'), 2 * SECOND);
  expect(shown).toEqual({ waited: 2 * SECOND, told: 200 });
  // A few more, so tokens refilled while waiting don't matter.
  await waitedFor(Promise.all(devices.slice(31).map((each) => showing(each, wrong(48)))), 2 * SECOND);
  expect(await waitedFor(showing(elsewhere, 'Code001', '198.51.100.1'))).toEqual({ waited: 0, told: 200 });
  // A device that has shown a code is not delayed; one that hasn't still is.
  expect((await waitedFor(showing(late, 'Code002'))).waited).toBe(0);
  expect((await waitedFor(showing(newcomer, 'Code001'), 2 * SECOND)).waited).toBeGreaterThan(0);
  // Judges' codes are counted separately.
  const claim = { judge: 'A', code: 'code-of-judge-A', at: { '.sv': 'timestamp' } };
  const claimed = overHttp('PUT', { place: `judgeClaims/${judge.uid}`, value: claim, token: judge.token });
  expect(await waitedFor(claimed)).toEqual({ waited: 0, told: 200 });
});

describe('wrong codes of judges', () => {
  const claim = { judge: 'A', code: 'guessed', at: { '.sv': 'timestamp' } };
  const guess = (
    { uid, token }: Device,
    place = `judgeClaims/${uid}`,
    value: unknown = claim,
  ): Promise<number> => overHttp('PUT', { place, value, token });

  test('wrong codes of judges are delayed from the 50th of a device on, even if only the code is written', async () => {
    const device = await newDevice();
    for (let n = 0; n < 49; n += 1) await guess(device);
    expect((await waitedFor(guess(device))).waited).toBeGreaterThan(0);
    const alone = guess(device, `judgeClaims/${device.uid}/code`, 'guessed');
    expect((await waitedFor(alone)).waited).toBeGreaterThan(0);
  });

  test('wrong codes of judges never count against others at the address', async () => {
    const devices = await Promise.all(Array.from({ length: 45 }, newDevice));
    for (let n = 0; n < 30; n += 1)
      expect(new Set(await Promise.all(devices.map((each) => guess(each))))).toEqual(new Set([401]));
    const right = await newDevice();
    const shown = waitedFor(guess(right, undefined, { ...claim, code: 'code-of-judge-A' }));
    expect(await shown).toEqual({ waited: 0, told: 200 });
  });

  test('wrong codes sent over sockets close no other socket', async () => {
    const devices = await Promise.all(Array.from({ length: 26 }, newDevice));
    const clients: RawClient[] = [];
    for (const { uid, token } of devices) {
      const client = await RawClient.connect(hall.server.port);
      clients.push(client);
      await client.ask('auth', { cred: token });
      for (let n = 0; n < 47; n += 1) client.send('p', { p: `/judgeClaims/${uid}`, d: claim });
      expect((await client.ask('p', { p: `/judgeClaims/${uid}`, d: claim })).s).toBe('permission_denied');
    }
    const other = await openAttackerSocket(hall, 'none');
    expect((await other.ask('p', { p: '/closed', d: 1 })).s).toBe('permission_denied');
    expect((await other.ask('s', { c: {} })).s).toBe('ok');
    for (const client of [...clients, other]) client.close();
  });
});
