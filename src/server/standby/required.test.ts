import { onValue, ref, set } from 'firebase/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerSettings } from '../settings.ts';
import { createDevice, type Device } from '../testing/device.ts';
import {
  CuttableConnection,
  fetchHealth,
  waitUntilInSync,
  SECRET,
  ScriptedStandby,
} from '../testing/machines.ts';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

// The answer with --require-standby while the standby is away.

const AWAY = 'The second machine is offline, and this server saves nothing without it.';

let first: TestServer;
const opened: { remove(): Promise<void> | void }[] = [];

async function server(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const made = await startTestServer({ adminSecret: SECRET, logLevel: 'silent', ...settings });
  opened.push(made);
  return made;
}

function aDevice(of: TestServer): Device {
  const made = createDevice(of.origin);
  opened.push({ remove: () => made.close() });
  return made;
}

beforeEach(async () => {
  first = await server({ requireStandby: true });
});
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.remove();
});

/** A client whose write was in transit when the standby left. */
async function writesAsTheStandbyGoes(): Promise<RawClient> {
  const standby = await ScriptedStandby.inStepWith(first.port);
  const writer = await RawClient.connect(first.port);
  writer.send('p', { p: '/a', d: 1 });
  await standby.until(({ kind }) => kind === 'batch');
  standby.leave();
  await expect.poll(async () => (await fetchHealth(first.origin)).standby?.inStep).toBe(false);
  return writer;
}

test('a server that requires a standby saves nothing while it is away, continues to read, and resumes writes on its own', async () => {
  await expect(first.administrator.update({ a: 1 })).rejects.toThrow(AWAY);
  expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({
    reason: 'the standby is away',
    standby: { inStep: false, required: true },
  });
  const cable = await CuttableConnection.to(first.port);
  opened.push(cable);
  const standby = await server({ standbyOf: cable.origin });
  await waitUntilInSync(first, standby);
  const one = aDevice(first);
  await set(ref(one.database, 'a'), 1);
  const seen: unknown[] = [];
  onValue(ref(one.database, 'a'), (snapshot) => seen.push(snapshot.val()));
  cable.cut();
  await expect.poll(async () => (await fetchHealth(first.origin)).standby?.inStep).toBe(false);
  await expect(set(ref(one.database, 'a'), 2)).rejects.toThrow(AWAY);
  const put = await fetch(`${first.origin}/a.json`, { method: 'PUT', body: '2' });
  expect([put.status, await put.text()]).toEqual([503, expect.stringContaining(AWAY)]);
  expect(await (await fetch(`${first.origin}/a.json`)).text()).toBe('1');
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  expect(seen.at(-1)).toBe(1);
  cable.mend();
  await waitUntilInSync(first, standby);
  await set(ref(one.database, 'a'), 3);
  expect(await standby.administrator.read('a')).toBe(3);
});

test('a write in transit when the standby left is acknowledged once it is back, and readers are answered', async () => {
  const writer = await writesAsTheStandbyGoes();
  const reader = await RawClient.connect(first.port);
  expect((await reader.ask('g', { p: '/b', q: {} })).s).toBe('ok');
  expect((await reader.ask('p', { p: '/b', d: 1 })).s).toBe('unavailable');
  expect(writer.heard).toEqual([]);
  const again = await ScriptedStandby.inStepWith(first.port);
  await writer.until(() => writer.heard.length === 1);
  expect(writer.heard[0]?.b.s).toBe('ok');
  again.leave();
  writer.close();
  reader.close();
});

test('a server closes while its required standby is away without acknowledging writes in transit', async () => {
  const writer = await writesAsTheStandbyGoes();
  await first.close();
  expect(writer.heard.filter(({ b }) => b.s === 'ok')).toEqual([]);
});

test('a server that requires a standby needs a secret, and can’t be a standby itself', async () => {
  await expect(startTestServer({ requireStandby: true })).rejects.toThrow(
    '--require-standby needs FLOORCRAFT_ADMIN_SECRET',
  );
  await expect(
    startTestServer({ requireStandby: true, adminSecret: SECRET, standbyOf: first.origin }),
  ).rejects.toThrow('--standby-of and --require-standby do not go together');
});
