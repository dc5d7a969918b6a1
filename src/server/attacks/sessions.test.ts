import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';

// The attack: a stolen token stayed valid for an hour, whatever its owner did. Also, correcting a wrong clock during
// the day must not lock people out.

const HOUR = 60 * 60 * 1000;
const RULES = '{"rules": {"mine": {".read": "auth != null", ".write": "auth != null"}}}';

let server: TestServer;
const clients: RawClient[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.remove();
  vi.useRealTimers();
});

interface Answer {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly id_token: string;
  readonly error?: { readonly message: string };
}

async function ask(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${server.origin}/${path}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}
const account = (action: string, body: object): Promise<Answer> =>
  ask(`identitytoolkit.googleapis.com/v1/accounts:${action}`, { returnSecureToken: true, ...body });
const signIn = (password: string): Promise<Answer> =>
  account('signInWithPassword', { email: 'ann@b.c', password });
const refresh = (token: string): Promise<Answer> =>
  ask('securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: token });
const reads = async (token: string): Promise<number> =>
  (await fetch(`${server.origin}/mine.json?auth=${token}`)).status;

async function socketOf(token: string): Promise<RawClient> {
  const client = await RawClient.connect(server.port);
  clients.push(client);
  await client.ask('auth', { cred: token });
  return client;
}

describe('a password change', () => {
  beforeEach(async () => {
    server = await startTestServer({ rules: RULES });
    await server.administrator.createUser({ email: 'ann@b.c', password: 'secret1' });
  });

  test('a password change ends all tokens at once, on open sockets, streams and REST', async () => {
    const thief = await signIn('secret1');
    const socket = await socketOf(thief.idToken);
    expect((await socket.ask('p', { p: '/mine/x', d: 1 })).s).toBe('ok');
    const stream = await fetch(`${server.origin}/mine.json?auth=${thief.idToken}`, {
      headers: { accept: 'text/event-stream' },
    });
    const said = stream.text();
    const [user] = await server.administrator.listUsers();
    await server.administrator.setPassword(user?.uid ?? '', 'secret2');
    await socket.until(() => socket.heard.some(({ a }) => a === 'ac'));
    expect((await socket.ask('p', { p: '/mine/x', d: 2 })).s).toBe('permission_denied');
    expect(await said).toContain('auth_revoked');
    expect(await reads(thief.idToken)).toBe(401);
    expect((await refresh(thief.refreshToken)).error?.message).toBe('TOKEN_EXPIRED');
    expect((await account('lookup', { idToken: thief.idToken })).error?.message).toBe('TOKEN_EXPIRED');
    expect(await reads((await signIn('secret2')).idToken)).toBe(200);
  });

  test.each([
    ['another password', 'update', { password: 'secret2' }],
    ['another address', 'update', { email: 'eve@b.c' }],
    ['no account', 'delete', {}],
  ])('a password change requires a sign-in of the last five minutes: %s', async (_, action, change) => {
    const { idToken } = await signIn('secret1');
    vi.setSystemTime(Date.now() + 301_000);
    expect((await account(action, { idToken, ...change })).error?.message).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    );
    const signedIn = await signIn('secret1');
    expect((await account(action, { idToken: signedIn.idToken, ...change })).error).toBeUndefined();
  });
});

describe('correcting a clock that was two hours ahead', () => {
  beforeEach(async () => {
    vi.setSystemTime(Date.now() + 2 * HOUR);
    server = await startTestServer({ rules: RULES });
    await server.administrator.createUser({ email: 'ann@b.c', password: 'secret1' });
  });
  const putRight = (): void => void vi.setSystemTime(Date.now() - 2 * HOUR);

  test('correcting a clock that was two hours ahead leaves everyone signed in', async () => {
    const device = await account('signUp', {});
    const ann = await signIn('secret1');
    putRight();
    for (const { idToken, refreshToken } of [device, ann]) {
      expect(await reads(idToken)).toBe(200);
      expect((await account('lookup', { idToken })).error).toBeUndefined();
      const { id_token } = await refresh(refreshToken);
      const socket = await socketOf(id_token);
      expect((await socket.ask('p', { p: '/mine/x', d: 1 })).s).toBe('ok');
    }
  });

  test('correcting the clock readmits no one with an old password, and locks no one out with the new one', async () => {
    const before = await signIn('secret1');
    const [user] = await server.administrator.listUsers();
    await server.administrator.setPassword(user?.uid ?? '', 'secret2');
    putRight();
    expect(await reads(before.idToken)).toBe(401);
    const ann = await signIn('secret2');
    expect(await reads(ann.idToken)).toBe(200);
    expect(await reads((await refresh(ann.refreshToken)).id_token)).toBe(200);
  });

  test('correcting the clock leaves delays unchanged', async () => {
    await server.remove();
    const time = new ManualClock();
    server = await startTestServer({ rules: RULES, time });
    const wrong = (): Promise<Answer> => time.until(signIn('wrong password'), 1000);
    for (let n = 0; n < 4; n += 1) await wrong();
    putRight();
    await wrong();
    vi.setSystemTime(Date.now() + 12 * HOUR);
    await wrong();
    expect(time.waits).toEqual([1000, 2000, 4000]);
  });
});
