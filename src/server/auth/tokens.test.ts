import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from '../storage/sqlite.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// Tampered tokens. None opens a socket, a path or an account, even signed with the server's own key.

let server: TestServer;
let client: RawClient;
let key: { kid: string; secret: KeyObject };
let uid: string;

interface Kept {
  readonly keys: readonly { readonly kid: string; readonly pem: string }[];
}

beforeEach(async () => {
  const before = await startTestServer();
  const { dataFolder } = before;
  await before.close();
  const storage = openStorage(dataFolder);
  const [kept] = (JSON.parse(storage.setting('signing keys') ?? '') as Kept).keys;
  storage.close();
  if (kept === undefined) throw new Error('there is no key');
  key = { kid: kept.kid, secret: createPrivateKey(kept.pem) };
  server = await startTestServer({ dataFolder, rules: '{"rules": {"floor": {".read": "auth != null"}}}' });
  ({ uid } = await server.administrator.createUser({ email: 'ann@example.org', password: 'quickstep' }));
  client = await RawClient.connect(server.port);
});
afterEach(async () => {
  client.close();
  await server.remove();
});

const NOW = (): number => Math.floor(Date.now() / 1000);
const HOUR = 3600;
const encode = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

const claims = (more: object = {}): object => ({
  iss: `https://securetoken.google.com/${NAMESPACE}`,
  aud: NAMESPACE,
  auth_time: NOW(),
  user_id: uid,
  sub: uid,
  iat: NOW(),
  exp: NOW() + HOUR,
  firebase: { identities: {}, sign_in_provider: 'password', token_version: 0 },
  ...more,
});

function signed(said: object, header: object = {}, secret: KeyObject = key.secret): string {
  const text = `${encode({ alg: 'ES256', kid: key.kid, typ: 'JWT', ...header })}.${encode(said)}`;
  const signature = sign('sha256', Buffer.from(text), { key: secret, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** The responses of the socket, the tree and the account endpoint to a token. */
async function heard(token: string): Promise<readonly [socket: unknown, tree: number, account: unknown]> {
  const { s } = await client.ask('auth', { cred: token });
  const tree = await fetch(`${server.origin}/floor.json`, { headers: { authorization: `Bearer ${token}` } });
  const account = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${API_KEY}`,
    { method: 'POST', body: JSON.stringify({ idToken: token }) },
  );
  const answer: unknown = await account.json();
  return [s, tree.status, Reflect.get(Object(Reflect.get(Object(answer), 'error')), 'message') ?? 'known'];
}

const REFUSED = ['invalid_token', 401, 'INVALID_ID_TOKEN'] as const;

test('a token made as the server makes it is accepted', async () => {
  expect(await heard(signed(claims()))).toEqual(['ok', 200, 'known']);
});

test.each<[string, () => string]>([
  ['of another project', () => signed(claims({ aud: 'another' }))],
  ['of another issuer', () => signed(claims({ iss: 'https://securetoken.google.com/another' }))],
  ['for several projects', () => signed(claims({ aud: [NAMESPACE] }))],
  ['of nobody', () => signed(claims({ sub: '' }))],
  ['of somebody who is no text', () => signed(claims({ sub: 7 }))],
  ['without an end', () => signed(claims({ exp: undefined }))],
  ['with an end in words', () => signed(claims({ exp: 'never' }))],
  ['without a beginning', () => signed(claims({ iat: undefined }))],
  ['without a version', () => signed(claims({ firebase: { sign_in_provider: 'password' } }))],
  ['from after tomorrow', () => signed(claims({ iat: NOW() + 25 * HOUR, exp: NOW() + 26 * HOUR }))],
  ['with the name of an unknown key', () => signed(claims(), { kid: 'unknown' })],
  ['with the name of no key', () => signed(claims(), { kid: undefined })],
  ['that brings its own key', () => ownKey()],
  ['that is not signed', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
  ['that names no way of signing', () => signed(claims(), { alg: 'none' })],
  ['that names another way of signing', () => signed(claims(), { alg: 'HS256' })],
  ['of another signature', () => `${signed(claims()).split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`],
  [
    'whose claims were exchanged',
    () => signed(claims()).replace(/\.[^.]+\./, `.${encode(claims({ sub: 'x' }))}.`),
  ],
  ['that is cut off', () => signed(claims()).slice(0, -20)],
  ['that has a part too many', () => `${signed(claims())}.x`],
  ['that is no token', () => 'nonsense'],
])('a token %s is refused everywhere', async (_what, token) => {
  expect(await heard(token())).toEqual(REFUSED);
});

function ownKey(): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return signed(claims(), { jwk: publicKey.export({ format: 'jwk' }) }, privateKey);
}

test('an expired token is reported everywhere, so that its owner gets a new one', async () => {
  const expired = signed(claims({ iat: NOW() - HOUR - 1, exp: NOW() - 1 }));
  expect(await heard(expired)).toEqual(['expired_token', 401, 'TOKEN_EXPIRED']);
});

test('a token tolerates clock skew of minutes', async () => {
  expect(await heard(signed(claims({ iat: NOW() + 240, exp: NOW() + 240 + HOUR })))).toEqual([
    'ok',
    200,
    'known',
  ]);
});

test('a huge token is refused, and the server continues', async () => {
  const huge = signed(claims({ padding: 'x'.repeat(1_000_000) })).replace(/.$/, '');
  expect((await client.ask('auth', { cred: huge })).s).toBe('invalid_token');
  const tree = await fetch(`${server.origin}/floor.json?auth=${huge.slice(0, 12_000)}`);
  expect(tree.status).toBe(401);
  // A token longer than a header may be is refused before anything is read.
  const header = fetch(`${server.origin}/floor.json`, { headers: { authorization: `Bearer ${huge}` } });
  expect(
    await header.then(
      ({ status }) => status >= 400,
      () => true,
    ),
  ).toBe(true);
  const account = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${API_KEY}`,
    { method: 'POST', body: JSON.stringify({ idToken: huge }) },
  );
  expect(account.status).toBe(413);
  expect(await heard(signed(claims()))).toEqual(['ok', 200, 'known']);
});

test('a bad token leaves the socket’s identity unchanged', async () => {
  expect((await client.ask('auth', { cred: signed(claims()) })).s).toBe('ok');
  expect((await client.ask('auth', { cred: signed(claims({ aud: 'another' })) })).s).toBe('invalid_token');
  expect((await client.ask('g', { p: '/floor', q: {} })).s).toBe('ok');
});
