import { afterEach, beforeEach, expect, test } from 'vitest';
import { StreamRecorder } from '../testing/streamRecorder.ts';
import { RawClient } from '../testing/raw.ts';
import { API_KEY, startTestServer, type TestServer } from '../testing/server.ts';

const SECRET = 'an administrator secret of more than 32 characters';
const FIRST = `{
  // Allows everyone.
  "rules": {".read": true, ".write": true, /* later */ },
}`;
const SECOND = '{"rules": {"open": {".read": true}}} // closed';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rules: FIRST, adminSecret: SECRET });
});
afterEach(() => server.remove());

async function rules(method: string, body?: string, bearer = SECRET, more = '') {
  const answer = await fetch(`${server.origin}/.settings/rules.json${more}`, {
    method,
    headers: { authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

test('rules are returned as uploaded, or as strict JSON', async () => {
  expect(await rules('GET')).toEqual({ status: 200, text: FIRST });
  expect(await rules('PUT', SECOND)).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect((await rules('GET')).text).toBe(SECOND);
  const strict = await rules('GET', undefined, SECRET, '?format=strict');
  expect(JSON.parse(strict.text)).toEqual({ rules: { open: { '.read': true } } });
  expect((await rules('GET', undefined, SECRET, '?ns=elsewhere')).status).toBe(404);
});

test('rules are only checked in a dry run', async () => {
  const dryRun = (text: string) => rules('PUT', text, SECRET, '?dryRun=true');
  expect(await dryRun(SECOND)).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect((await dryRun('{"rules": {".read": "tru"}}')).status).toBe(400);
  expect((await rules('GET')).text).toBe(FIRST);
  expect((await fetch(`${server.origin}/a.json`)).status).toBe(200);
  expect((await rules('PUT', SECOND, SECRET, '?dryRun=false')).status).toBe(200);
  expect((await rules('GET')).text).toBe(SECOND);
});

test('uploaded rules apply at once, to the next request and to all listeners', async () => {
  await server.administrator.update({ a: 1, open: 2 });
  const client = await RawClient.connect(server.port);
  await client.ask('q', { p: '/a', h: '' });
  await client.ask('q', { p: '/open', h: '' });
  const follower = await StreamRecorder.open(server.port, '/a.json');
  await rules('PUT', SECOND);
  expect((await fetch(`${server.origin}/a.json`)).status).toBe(401);
  await expect.poll(() => follower.isClosed).toBe(true);
  expect(follower.events.at(-1)).toEqual({ name: 'cancel', data: null });
  await client.until(() => client.pushes().some(({ a }) => a === 'c'));
  await server.administrator.update({ a: 3, open: 4 });
  await client.until(() => client.pushes().length === 4);
  expect(client.pushes().map(({ a, b }) => [a, b.p])).toEqual([
    ['d', 'a'],
    ['d', 'open'],
    ['c', 'a'],
    ['d', 'open'],
  ]);
  client.close();
});

test.each([
  [
    '{"rules": {\n  ".read": "tru"}}',
    'Parse error: the rules are wrong in line 2, column 13: unknown variable tru.',
  ],
  ['{"rules": {"a": {".write": "7"}}}', 'column 29: a rule must be true or false, not a number'],
  ['{"rules"', 'not JSON'],
  ['', 'not JSON'],
  ['{"rules": {".read": "root.val().matches(\'/x/\')"}}', 'line 1'],
])('invalid rules are refused with the reason, and the old ones stay: %s', async (text, reason) => {
  const { status, text: answer } = await rules('PUT', text);
  expect(status).toBe(400);
  expect((JSON.parse(answer) as { error: string }).error).toContain(reason);
  expect((await rules('GET')).text).toBe(FIRST);
  expect((await fetch(`${server.origin}/a.json`)).status).toBe(200);
});

test('only the administrator reads and uploads rules', async () => {
  const signedUp = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`,
    { method: 'POST', body: '{}' },
  );
  const { idToken } = (await signedUp.json()) as { idToken: string };
  for (const bearer of ['owner', 'nonsense', idToken]) {
    expect((await rules('GET', undefined, bearer)).status).toBe(401);
    expect((await rules('PUT', SECOND, bearer)).status).toBe(401);
    expect((await rules('GET', undefined, bearer, '?ns=elsewhere')).status).toBe(401);
  }
  const bare = await fetch(`${server.origin}/.settings/rules.json?auth=${encodeURIComponent(SECRET)}`);
  expect([bare.status, await bare.json()]).toEqual([401, { error: 'Could not parse auth token.' }]);
  expect((await rules('GET')).text).toBe(FIRST);
});

test('uploaded rules last until the next start, then the file applies again', async () => {
  await rules('PUT', SECOND);
  await server.close();
  const { dataFolder } = server;
  server = await startTestServer({ rules: FIRST, adminSecret: SECRET, dataFolder });
  expect((await rules('GET')).text).toBe(FIRST);
});
