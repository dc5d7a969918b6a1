import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../testing/manualClock.ts';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { RATE_POLICIES } from '../throttle/policies.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ emulator: true, time: new ManualClock(), rules: '{"rules": {}}' });
});
afterEach(() => server.remove());

/** A socket that exceeds the limit of refusals by one. */
async function refusedOnce(credential?: object): Promise<RawClient> {
  const client = await RawClient.connect(server.port);
  if (credential !== undefined) await client.ask('gauth', credential);
  for (let n = 0; n <= RATE_POLICIES.refusalsOfSocket.capacity; n += 1) client.send('p', { p: '/a', d: n });
  return client;
}

test('the socket of a client refused too often is closed', async () => {
  const client = await refusedOnce();
  await client.until(() => client.closed !== undefined);
  expect(client.closed).toEqual({ code: 1008 });
});

test('refusals of an administrator acting as another user are not counted', async () => {
  const client = await refusedOnce({ cred: 'owner', authvar: { uid: 'ann' } });
  expect((await client.ask('p', { p: '/a', d: 1 })).s).toBe('permission_denied');
  // Signed out, the administrator's socket counts like any other.
  await client.ask('unauth', {});
  for (let n = 0; n <= RATE_POLICIES.refusalsOfSocket.capacity; n += 1) client.send('p', { p: '/a', d: n });
  await client.until(() => client.closed !== undefined);
});

test('refusals of a socket that never signed in count against its address', async () => {
  const bounded = await startTestServer({
    rules: '{"rules": {".write": true, "goesFirst": {".read": "auth.uid === \'staff\'"}}}',
  });
  const client = await RawClient.connect(bounded.port);
  const text = 'x'.repeat(200_000);
  for (let n = 0; n < 19; n += 1) expect((await client.ask('p', { p: `/${n}`, d: text })).s).toBe('ok');
  const put = { method: 'PUT', body: JSON.stringify(text) };
  expect((await fetch(`${bounded.origin}/more.json`, put)).status).toBe(413);
  client.close();
  await bounded.remove();
});

test('an administrator’s refusals over HTTP do not count against the address', async () => {
  // Strangers at this address stay one refusal below the limit.
  const perSocket = RATE_POLICIES.refusalsOfSocket.capacity - 1;
  for (let left = RATE_POLICIES.refusalsOfAddress.capacity - 1; left > 0; left -= perSocket) {
    const client = await RawClient.connect(server.port);
    for (let n = 1; n < Math.min(left, perSocket); n += 1) client.send('p', { p: '/a', d: n });
    await client.ask('p', { p: '/a', d: 0 });
    client.close();
  }
  const read = async (headers: Record<string, string> = {}) =>
    (await fetch(`${server.origin}/a.json?auth_variable_override=null`, { headers })).status;
  const owner = { authorization: 'Bearer owner' };
  expect([await read(owner), await read(owner), await read(), await read(owner)]).toEqual([
    401, 401, 429, 401,
  ]);
});
