import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UnreplicatedPlace } from '../local/administrator.ts';
import { openAdministrator } from '../start/openAdministrator.ts';
import type { ServerSettings } from '../settings.ts';
import { CuttableConnection, fetchHealth, waitUntilInSync, SECRET } from '../testing/machines.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// Two machines, one cut off but alive. The other one was promoted.

let first: TestServer;
let second: TestServer;
let cable: CuttableConnection;
const opened: { remove(): Promise<void> | void }[] = [];

async function server(settings: Partial<ServerSettings> = {}): Promise<TestServer> {
  const made = await startTestServer({ adminSecret: SECRET, logLevel: 'silent', ...settings });
  opened.push(made);
  return made;
}

beforeEach(async () => {
  first = await server();
  cable = await CuttableConnection.to(first.port);
  opened.push(cable);
  second = await server({ standbyOf: cable.origin });
  await waitUntilInSync(first, second);
});
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.remove();
});

const roleOf = async (of: TestServer): Promise<string | undefined> => (await fetchHealth(of.origin)).role;

async function cutOffAndPromoted(): Promise<void> {
  cable.cut();
  await expect.poll(async () => (await fetchHealth(first.origin)).standby?.inStep).toBe(false);
  expect(await second.administrator.promote()).toContain('which did not answer');
  await first.administrator.update({ alone: 1 });
  await second.administrator.update({ counts: 2 });
}

test('the cut-off machine refuses writes forever once it meets the promoted one', async () => {
  await cutOffAndPromoted();
  expect(await roleOf(first)).toBeUndefined();
  cable.mend();
  await expect.poll(() => roleOf(first)).toBe('superseded');
  const sentence = 'Another machine took over from this server, which is read-only since';
  await expect(first.administrator.update({ alone: 2 })).rejects.toThrow(sentence);
  const put = await fetch(`${first.origin}/x.json`, { method: 'PUT', body: '1' });
  expect([put.status, await put.text()]).toEqual([503, expect.stringContaining(sentence)]);
  expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({ reason: 'superseded' });
  // The machine's data is readable, and it can't be promoted again, neither now nor after a restart.
  expect(await first.administrator.read('/')).toEqual({ alone: 1 });
  await expect(first.administrator.promote()).rejects.toThrow('This folder can’t take over again');
  await first.close();
  const again = await server({ dataFolder: first.dataFolder });
  await expect(again.administrator.update({ alone: 2 })).rejects.toThrow(sentence);
  await expect(again.administrator.promote()).rejects.toThrow('This folder can’t take over again');
  await second.administrator.update({ counts: 3 });
});

test('only the outdated machine’s writes are listed, with author and time, even when it is stopped', async () => {
  await first.administrator.update({ both: 1, 'deep/old': 1, gone: 1 });
  const from = Date.now();
  await cutOffAndPromoted();
  await fetch(`${first.origin}/deep/new.json`, { method: 'PUT', body: '{"a":[1,2]}' });
  await first.administrator.update({ gone: null, alone: 3 });
  const { uid } = await first.administrator.createUser({ email: 'late@b.c', password: 'secret1' });
  cable.mend();
  await expect.poll(() => roleOf(first)).toBe('superseded');
  const told = (place: UnreplicatedPlace['place'], value: unknown, by: string): unknown => ({
    place,
    value,
    by,
    at: expect.toSatisfy((at: number) => at >= from && at <= Date.now()),
  });
  const path = (text: string): UnreplicatedPlace['place'] => ({ kind: 'path', path: text });
  const expected = [
    told(path('deep/new'), { a: [1, 2] }, 'somebody who was not signed in'),
    told(path('alone'), 3, 'the command line'),
    told(path('gone'), null, 'the command line'),
    told({ kind: 'account', of: 'late@b.c', uid }, null, 'the server'),
  ];
  expect(await first.administrator.alone()).toEqual(expected);
  expect(await second.administrator.alone()).toEqual([]);
  await first.close();
  const folder = await openAdministrator({ dataFolder: first.dataFolder, namespace: NAMESPACE });
  expect(await folder.alone()).toEqual(expected);
  await folder.close();
});

test('writes made alone are on both machines once the standby is in sync again', async () => {
  cable.cut();
  await expect.poll(async () => (await fetchHealth(first.origin)).standby?.inStep).toBe(false);
  await first.administrator.update({ alone: 1 });
  expect((await first.administrator.alone()).length).toBe(1);
  cable.mend();
  await waitUntilInSync(first, second);
  expect(await first.administrator.alone()).toEqual([]);
  expect(await second.administrator.read('/')).toEqual({ alone: 1 });
});

test.each<[string, () => Promise<unknown>]>([
  ['a planned takeover', () => second.administrator.promote()],
  ['a clean end', () => Promise.resolve()],
])('the first machine lists no writes of its own after %s', async (_what, happens) => {
  await first.administrator.update({ both: 1 });
  await happens();
  await first.close();
  const folder = await openAdministrator({ dataFolder: first.dataFolder, namespace: NAMESPACE });
  expect(await folder.alone()).toEqual([]);
  await folder.close();
});

test('the promoted machine also notifies the other after its own restart', async () => {
  await cutOffAndPromoted();
  await second.close();
  cable.mend();
  const again = await server({ dataFolder: second.dataFolder });
  await expect.poll(() => roleOf(first)).toBe('superseded');
  expect(again.role()).toBe('primary');
  expect(await again.administrator.read('/')).toEqual({ counts: 2 });
});

test('a standby of the newer machine that asks the older one makes it refuse, and keeps its own data', async () => {
  await cutOffAndPromoted();
  const third = await server({ standbyOf: second.origin });
  await waitUntilInSync(second, third);
  await third.close();
  const astray = await server({ standbyOf: first.origin, dataFolder: third.dataFolder });
  await expect.poll(() => roleOf(first)).toBe('superseded');
  expect(await astray.administrator.read('/')).toEqual({ counts: 2 });
  await expect(first.administrator.update({ alone: 2 })).rejects.toThrow('took over');
});

test('of two promoted machines the later one counts: taking back a switchover ends the other', async () => {
  await first.administrator.update({ both: 1 });
  expect(await second.administrator.promote()).toContain('Nothing is missing.');
  expect(await roleOf(first)).toBe('handed over');
  expect(await first.administrator.alone()).toEqual([]);
  expect(await first.administrator.promote()).toContain('takes writes again');
  await expect.poll(() => roleOf(second)).toBe('superseded');
  await first.administrator.update({ counts: 1 });
  await expect(second.administrator.update({ alone: 1 })).rejects.toThrow('took over');
});
