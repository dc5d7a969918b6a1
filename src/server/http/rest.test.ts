import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { API_KEY, testServer, type TestServer } from '../testing/server.ts';
import { parseJson, type Json } from '../tree/json.ts';

const SECRET = 'an administrator secret of more than 32 characters';
const RULES = `{"rules": {
  "open": {".read": true, ".write": true, "n": {".validate": "newData.isNumber()"}},
  "drop": {".write": true},
  "mine": {"$uid": {".read": "auth.uid === $uid", ".write": "auth.uid === $uid"}}
}}`;

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ rules: RULES, adminSecret: SECRET });
});
afterEach(() => server.remove());

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Json | undefined;
  readonly tag: string | null;
}

async function ask(
  method: string,
  path: string,
  body?: Json,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, json: parseJson(text), tag: answer.headers.get('etag') };
}
const AS_ADMINISTRATOR = { authorization: `Bearer ${SECRET}` };

test('every verb does what it should, and says so', async () => {
  expect(await ask('PUT', '/open/a.json', { x: [1, null, 3], t: { '.sv': { increment: 2 } } })).toMatchObject(
    {
      status: 200,
      json: { x: [1, null, 3], t: 2 },
    },
  );
  expect(await ask('PATCH', '/open/a.json', { 'x/1': 2, t: null })).toMatchObject({
    status: 200,
    json: { 'x/1': 2, t: null },
  });
  const { json } = await ask('POST', '/open/list.json', 'first');
  expect(json).toEqual({ name: expect.stringMatching(/^[-\w]{20}$/) });
  expect(await ask('DELETE', '/open/list.json')).toMatchObject({ status: 200, text: 'null' });
  expect((await ask('GET', '/open.json')).json).toEqual({ a: { x: [1, 2, 3] } });
  expect((await ask('GET', '/open/nothing.json')).text).toBe('null');
  expect(await ask('PUT', '/open/s.json?print=silent', 1)).toMatchObject({ status: 204, text: '' });
  expect((await ask('GET', '/open.json?shallow=true')).json).toEqual({ a: true, s: true });
  expect((await ask('POST', '/open/s.json', 5, { 'x-http-method-override': 'PUT' })).json).toBe(5);
});

test.each<[string, string, Json | undefined, number]>([
  ['GET', '/.json', undefined, 401],
  ['GET', '/drop.json', undefined, 401],
  ['PUT', '/closed.json', 1, 401],
  ['POST', '/closed.json', 1, 401],
  ['PATCH', '/closed.json', { a: 1 }, 401],
  ['DELETE', '/closed.json', undefined, 401],
  ['PUT', '/open/n.json', 'text', 401],
  ['PUT', '/open/a.b.json', 1, 400],
  ['PUT', '/open/a.json', { 'b/c': 1 }, 400],
  ['PATCH', '/open.json', [1], 400],
  ['PATCH', '/open.json', { a: 1, 'a/b': 2 }, 400],
  ['GET', '/%zz.json', undefined, 400],
  ['GET', '/open.json?ns=elsewhere', undefined, 404],
  ['GET', '/open.json?auth=nonsense', undefined, 401],
  ['GET', '/open.json?orderBy="$key"&limitToFirst=1', undefined, 400],
])('%s %s %j: %i', async (method, path, body, status) => {
  const answer = await ask(method, path, body);
  expect([answer.status, answer.json]).toEqual([status, { error: expect.any(String) }]);
});

test('a body that is no JSON is the sender’s mistake', async () => {
  const answer = await fetch(`${server.origin}/open/a.json`, { method: 'PUT', body: '{' });
  expect(answer.status).toBe(400);
});

describe('a tag', () => {
  test('guards a write; who may not read learns nothing by it', async () => {
    await server.administrator.update({ open: { a: 1 }, drop: 'HIDDEN' });
    const { tag } = await ask('GET', '/open/a.json', undefined, { 'x-firebase-etag': 'true' });
    expect(await ask('PUT', '/open/a.json', 2, { 'if-match': 'wrong' })).toMatchObject({
      status: 412,
      json: 1,
      tag,
    });
    expect((await ask('PUT', '/open/a.json', 2, { 'if-match': tag ?? '' })).status).toBe(200);
    expect((await ask('PUT', '/open/b.json', 2, { 'if-match': 'null_etag' })).status).toBe(200);
    const blind = await ask('PUT', '/drop.json', 1, { 'if-match': 'wrong' });
    expect([blind.status, blind.text.includes('HIDDEN')]).toEqual([401, false]);
  });
});

test('a token and the secret of the administrator; `owner` is nobody here', async () => {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
    {
      method: 'POST',
      body: '{}',
    },
  );
  const account = parseJson(await answer.text());
  const { idToken, localId } = account as { idToken: string; localId: string };
  expect((await ask('PUT', `/mine/${localId}.json?auth=${idToken}`, 1)).status).toBe(200);
  expect((await ask('PUT', `/mine/other.json?auth=${idToken}`, 1)).status).toBe(401);
  expect((await ask('GET', '/.json', undefined, AS_ADMINISTRATOR)).json).toEqual({ mine: { [localId]: 1 } });
  expect((await ask('GET', `/.json?auth=${encodeURIComponent(SECRET)}`)).status).toBe(401);
  expect((await ask('GET', '/.json', undefined, { authorization: 'Bearer owner' })).status).toBe(401);
  expect((await ask('PUT', '/anything.json', { 'a.b': 1 }, AS_ADMINISTRATOR)).status).toBe(400);
});

test('in emulator mode `owner` is the administrator, and namespaces are made on first use', async () => {
  const emulator = await testServer({ emulator: true, rules: RULES });
  const put = await fetch(`${emulator.origin}/x.json?ns=another`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner' },
    body: '7',
  });
  expect(put.status).toBe(200);
  expect(await emulator.administrator.read('x')).toBe(null);
  await emulator.remove();
});
