import crypto, { createHmac } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';
import { openAdministrator } from '../start/openAdministrator.ts';

// The attack: wrong passwords also locked out everybody else. 310 of them from 31 addresses locked out the MC
// everywhere, 100 under invented names locked out a whole address, and 3,000 anonymous sign-ups a judge's new device.

const MC = { email: 'mc@b.c', password: 'secret1' };
const HALL = '203.0.113.1';
const SECOND = 1000;

let server: TestServer;
let time: ManualClock;
beforeEach(async () => {
  time = new ManualClock();
  // With a trusted proxy, one machine can act as many addresses.
  server = await startTestServer({ time, trustProxy: 'loopback' });
  await server.administrator.createUser(MC);
  await server.administrator.createUser({ email: 'chair@b.c', password: 'secret2' });
});
afterEach(() => server.remove());

interface Told {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
  readonly retryAfter: string | null;
}

async function ask(action: string, body: object, headers: Record<string, string>): Promise<Told> {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    },
  );
  return {
    status: answer.status,
    text: await answer.text(),
    cookie: answer.headers.get('set-cookie'),
    retryAfter: answer.headers.get('retry-after'),
  };
}

const signIn = (
  who: { readonly email: string; readonly password: string },
  address: string,
  more: Record<string, string> = {},
): Promise<Told> => ask('signInWithPassword', who, { 'x-forwarded-for': address, ...more });

/** The cookie a browser would send back. */
const shown = ({ cookie }: Told): string => cookie?.split(';')[0] ?? '';

/** The delay of a sign-in, and its answer. */
async function signedIn(...asked: Parameters<typeof signIn>): Promise<{ waited: number; told: Told }> {
  const before = time.waits.length;
  const told = await time.until(signIn(...asked), 20 * SECOND);
  return { waited: Math.max(0, ...time.waits.slice(before)), told };
}

/** Ten wrong passwords for the MC from each of 31 addresses. */
async function guessing(): Promise<void> {
  for (let round = 0; round < 10; round += 1)
    await time.until(
      Promise.all(
        Array.from({ length: 31 }, (_, n) =>
          signIn({ email: MC.email, password: `guess ${round}` }, `198.51.100.${n}`),
        ),
      ),
      20 * SECOND,
    );
}

describe('310 wrong passwords from 31 addresses', () => {
  test('wrong passwords from 31 addresses never delay the MC on a known device', async () => {
    const { told } = await signedIn(MC, HALL);
    expect(told.status).toBe(200);
    await guessing();
    const again = await signedIn(MC, HALL, { cookie: shown(told) });
    expect([again.told.status, again.waited]).toEqual([200, 0]);
    // The MC on a known device is also not delayed at an address that guesses.
    const there = await signedIn(MC, '198.51.100.7', { cookie: shown(told) });
    expect([there.told.status, there.waited]).toEqual([200, 0]);
  });

  test('wrong passwords from 31 addresses delay a new device by 20 s at most, and not after the account is unlocked', async () => {
    await guessing();
    const { told, waited } = await signedIn(MC, '192.0.2.1');
    expect(told.status).toBe(200);
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThanOrEqual(20 * SECOND);
    const office = await openAdministrator({ dataFolder: server.dataFolder, namespace: NAMESPACE });
    await office.unlock(MC.email);
    await expect(office.unlock('nobody@b.c')).rejects.toThrow('There is no account nobody@b.c.');
    for (const address of ['192.0.2.2', '198.51.100.7']) {
      const after = await signedIn(MC, address);
      expect([after.told.status, after.waited]).toEqual([200, 0]);
    }
  });
});

test('100 wrong passwords under invented names lock no one out at that address', async () => {
  for (let n = 0; n < 150; n += 1)
    await time.until(signIn({ email: `${n}@nowhere.org`, password: 'x' }, HALL), SECOND);
  const { told, waited } = await signedIn(MC, HALL);
  expect([told.status, waited > 0, waited <= 5 * SECOND]).toEqual([200, true, true]);
  const known = await signedIn(MC, HALL, { cookie: shown(told) });
  expect([known.told.status, known.waited]).toEqual([200, 0]);
});

test('two hundred attempts at once wait in two places, get Retry-After, and take no one’s place', async () => {
  let answered = 0;
  const flood = Array.from({ length: 200 }, async () => {
    const told = await signIn({ email: MC.email, password: 'x' }, HALL);
    answered += 1;
    return told;
  });
  await expect.poll(() => answered).toBe(198);
  expect(time.waits).toEqual([SECOND, 2 * SECOND]);
  // Before any time passes, everybody else gets in.
  const chair = await signIn({ email: 'chair@b.c', password: 'secret2' }, HALL);
  expect(chair.status).toBe(200);
  const told = await time.until(Promise.all(flood), SECOND);
  const refused = told.filter(({ text }) => text.includes('TOO_MANY_ATTEMPTS_TRY_LATER'));
  expect(told.filter(({ text }) => text.includes('INVALID_LOGIN_CREDENTIALS'))).toHaveLength(5);
  expect(refused).toHaveLength(195);
  expect(refused.every(({ status, retryAfter }) => status === 400 && Number(retryAfter) >= 1)).toBe(true);
});

test('a wrong password on a known device delays that device only', async () => {
  const [tablet, laptop] = [shown(await signIn(MC, HALL)), shown(await signIn(MC, HALL))];
  for (let n = 0; n < 4; n += 1)
    await time.until(signIn({ ...MC, password: 'mistyped' }, HALL, { cookie: tablet }), SECOND);
  expect((await signedIn(MC, HALL, { cookie: tablet })).waited).toBeGreaterThan(0);
  expect((await signedIn(MC, HALL, { cookie: laptop })).waited).toBe(0);
});

describe('the known-device cookie', () => {
  test('the cookie of a known device is HttpOnly, sent from our own pages only, and grants nothing', async () => {
    const { cookie } = await signIn(MC, HALL);
    expect(cookie).toMatch(
      /^known-floorcraft-test=[\w.-]+; Max-Age=\d+; Path=\/identitytoolkit\.googleapis\.com\/; HttpOnly; SameSite=Strict$/,
    );
    const elsewhere = await signIn(MC, HALL, { origin: 'http://evil.example' });
    expect([elsewhere.status, elsewhere.cookie]).toEqual([200, null]);
    const here = await signIn(MC, HALL, { origin: server.origin });
    expect(here.cookie).not.toBe(null);
    const wrong = await signIn({ ...MC, password: 'x' }, HALL, { cookie: shown(here) });
    expect([wrong.status, wrong.cookie]).toEqual([400, null]);
  });

  test('the cookie of a known device is useless if forged, of another account, older than a password change, or from another origin', async () => {
    const mine = await signIn({ email: 'chair@b.c', password: 'secret2' }, HALL);
    const his = await signIn(MC, HALL);
    const [name = '', value = ''] = shown(his).split('=');
    const [device = '', uid = '', version = ''] = value.split('.');
    const signed = createHmac('sha256', 'our own').update(`known device ${device}.${uid}.${version}`);
    const forged = `${name}=${device}.${uid}.${version}.${signed.digest('base64url')}`;
    await guessing();
    const made = [
      forged,
      `${name}=`,
      `${name}=${'~'.repeat(2000)}`,
      `${name}=${device}.${uid}.1.${value.split('.')[3] ?? ''}`,
    ];
    for (const cookie of [shown(mine), ...made]) {
      const { waited } = await signedIn({ ...MC, password: 'x' }, HALL, { cookie });
      expect([cookie, waited > 0]).toEqual([cookie, true]);
    }
    const other = { cookie: shown(his), origin: 'http://localhost:9' };
    expect((await signedIn({ ...MC, password: 'x' }, HALL, other)).waited).toBeGreaterThan(0);
    const { uid: mc } = (await server.administrator.findUser(MC.email)) ?? { uid: '' };
    await server.administrator.setPassword(mc, 'secret3');
    const old = await signedIn({ ...MC, password: 'x' }, HALL, { cookie: shown(his) });
    expect(old.waited).toBeGreaterThan(0);
  });

  test('the cookie of a known device serves several people, and stays with the one setting a new password', async () => {
    const first = await signIn(MC, HALL);
    const second = await signIn({ email: 'chair@b.c', password: 'secret2' }, HALL, { cookie: shown(first) });
    await guessing();
    expect((await signedIn(MC, HALL, { cookie: shown(second) })).waited).toBe(0);
    // A reset code makes a device known, even while guesses continue.
    const { uid } = (await server.administrator.findUser(MC.email)) ?? { uid: '' };
    const oobCode = await server.administrator.resetCode(uid);
    const set = await ask('resetPassword', { oobCode, newPassword: 'secret4' }, {});
    const after = await signedIn({ ...MC, password: 'secret4' }, HALL, { cookie: shown(set) });
    expect([after.told.status, after.waited]).toEqual([200, 0]);
  });
});

describe('after 3,000 anonymous sign-ups', () => {
  const CODE = 'code-of-judge-A';
  const RULES = `{"rules": {
    "mine": {".write": "auth != null"},
    "judgeClaims": {"$uid": {".write": "auth.uid === $uid && newData.val() === '${CODE}'"}},
    "goesFirst": {".read": "root.child('judgeClaims').child(auth.uid).exists()"}
  }}`;

  test('after 3,000 anonymous sign-ups, a judge’s new device gets in and shows its code', async () => {
    await server.remove();
    server = await startTestServer({ time, trustProxy: 'loopback', rules: RULES });
    const signUp = (): Promise<Told> => ask('signUp', {}, { 'x-forwarded-for': HALL });
    for (let n = 0; n < 30; n += 1) await Promise.all(Array.from({ length: 100 }, signUp));
    expect(time.waits).toEqual([]);
    const told = await time.until(signUp(), 100);
    expect([told.status, time.waits]).toEqual([200, [200]]);
    const { idToken, localId } = JSON.parse(told.text) as { idToken: string; localId: string };
    const judge = await RawClient.connect(server.port);
    expect((await judge.ask('auth', { cred: idToken })).s).toBe('ok');
    expect((await judge.ask('p', { p: `/judgeClaims/${localId}`, d: CODE })).s).toBe('ok');
    judge.close();
  });

  test('a device that has shown its code skips a full queue of anonymous sign-ups', async () => {
    await server.remove();
    server = await startTestServer({ time, trustProxy: 'loopback', rules: RULES });
    const signUp = (headers: Record<string, string> = {}): Promise<Told> =>
      ask('signUp', {}, { 'x-forwarded-for': HALL, ...headers });
    for (let n = 0; n < 30; n += 1) await Promise.all(Array.from({ length: 100 }, () => signUp()));
    // Each on its own connection, as from a hundred phones.
    const flood = Array.from({ length: 120 }, () => signUp({ connection: 'close' }));
    await expect.poll(() => time.waits.length).toBe(1);
    await Promise.race(flood);
    const showing = async (
      code: string,
      headers: Record<string, string> = {},
      place = 'judgeClaims/$uid',
    ): Promise<string> => {
      const answer = await fetch(`${server.origin}/.pass`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ update: { [place]: code } }),
      });
      expect(await answer.json()).toEqual({ pass: answer.headers.get('set-cookie') !== null });
      return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    expect(await showing('guessed')).toBe('');
    // Being allowed to write doesn't make a caller prioritized.
    expect(await showing(CODE, {}, 'mine')).toBe('');
    expect(await showing(CODE, { origin: 'http://evil.example' })).toBe('');
    const cookie = await showing(CODE, { origin: server.origin });
    expect((await signUp({ cookie })).status).toBe(200);
    for (const bad of [
      `${cookie.slice(0, -4)}AAAA`,
      cookie.replace(/=\d/, '=9'),
      `${cookie.split('=')[0] ?? ''}=`,
    ])
      expect((await signUp({ cookie: bad })).text).toContain('TOO_MANY');
    expect((await signUp({ cookie, origin: 'http://evil.example' })).text).toContain('TOO_MANY');
    // The refused request wrote no data, and the pass grants nothing else.
    expect(await server.administrator.read('judgeClaims')).toBe(null);
    time.pass(30 * SECOND);
    await Promise.all(flood);
  });
});

describe('a wrong password from each of 500 addresses', () => {
  const { scrypt } = crypto;
  /** Pending password checks in order, until released. */
  let held: { readonly password: string; readonly go: () => void }[] = [];
  beforeEach(() => {
    held = [];
    crypto.scrypt = new Proxy(scrypt, {
      apply: (target, self, given: readonly unknown[]) => {
        held.push({
          password: String(given[0]),
          go: () => {
            Reflect.apply(target, self, given as Parameters<typeof scrypt>);
          },
        });
      },
    });
    syncBuiltinESMExports();
  });
  afterEach(() => {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  });
  const [STRANGERS, PLACES] = [500, 400];

  /** Releases checks one by one until `done` settles. Returns their order. */
  async function release(done: Promise<unknown>): Promise<readonly string[]> {
    let isDone = false;
    const settled = done.finally(() => (isDone = true));
    let released = 0;
    for (;;) {
      held[released]?.go();
      if (released < held.length) released += 1;
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (isDone) break;
    }
    await settled;
    return held.map(({ password }) => password);
  }

  test('wrong passwords from 500 addresses never delay the data folder, a reset code or a known device', async () => {
    const first = signIn(MC, HALL);
    await release(first);
    const cookie = shown(await first);
    const { uid } = (await server.administrator.findUser('chair@b.c')) ?? { uid: '' };
    const oobCode = await server.administrator.resetCode(uid);
    const other = server.administrator.createUser({ email: 'other@b.c', password: 'secret1' });
    await release(other);
    held = [];
    let refused = 0;
    const flood = Array.from({ length: STRANGERS }, async (_, n) => {
      // Half IPv4, half IPv6, each from its own network.
      const address = n % 2 === 0 ? `198.51.${n >> 8}.${n & 255}` : `2001:db8:0:${n.toString(16)}::1`;
      const told = await signIn({ email: `${n}@nowhere.org`, password: 'guess' }, address);
      if (told.text.includes('TOO_MANY')) refused += 1;
    });
    await expect.poll(() => refused + held.length).toBe(STRANGERS - PLACES);
    const before = refused;
    const working = held.length;
    const device = signIn(MC, '198.51.100.7', { cookie });
    const office = server.administrator.setPassword((await other).uid, 'set by the office');
    // Each of the two takes a stranger's place in the queue.
    await expect.poll(() => refused).toBe(before + 2);
    const reset = ask('resetPassword', { oobCode, newPassword: 'set with a code' }, {});
    await expect.poll(() => refused).toBe(before + 3);
    const order = await release(Promise.all([device, reset, office, ...flood]));
    expect(order.slice(working, working + 3)).toEqual(['set by the office', MC.password, 'set with a code']);
    expect([(await device).status, (await reset).status]).toEqual([200, 200]);
    expect(order.slice(working + 3).every((password) => password === 'guess')).toBe(true);
  });
});

test('wrong passwords from one IPv6 network count as one address', async () => {
  for (let n = 0; n < 150; n += 1)
    await time.until(
      signIn({ email: `${n}@nowhere.org`, password: 'x' }, `2001:db8:0:1:${n.toString(16)}::1`),
      SECOND,
    );
  expect((await signedIn(MC, '2001:db8:0:1:ffff::1')).waited).toBeGreaterThan(0);
  expect((await signedIn(MC, '2001:db8:0:2::1')).waited).toBe(0);
});

test('wrong passwords delay no one in emulator mode, as in Firebase’s own', async () => {
  await server.remove();
  server = await startTestServer({ time, emulator: true });
  await server.administrator.createUser(MC);
  for (let n = 0; n < 50; n += 1) await signIn({ ...MC, password: 'x' }, HALL);
  expect(time.waits).toEqual([]);
});
