import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { limitDiskPages } from '../testing/enginePragma.ts';
import { fetchHealth, SECRET } from '../testing/machines.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';

// A scripted primary, and a standby whose disk refuses. The standby must not confirm what it has not stored, or
// confirmed writes would be on one disk only.

vi.mock(import('../storage/sqlite.ts'), async (original) =>
  (await import('../testing/enginePragma.ts')).exposeEngine(await original()),
);

const primary = new WebSocketServer({ port: 0 });
let standby: TestServer;
afterEach(async () => {
  primary.close();
  await standby.remove();
});

const diskIsFull = (isFull: boolean): void => limitDiskPages(isFull ? 1 : 1_000_000);

const batch = (number: number, text: string): string =>
  JSON.stringify({
    kind: 'batch',
    number,
    entries: [{ kind: 'tree', namespace: NAMESPACE, placed: [[['a'], text]] }],
  });

test('a standby confirms only what is on its disk, and is in sync once it has everything', async () => {
  const { port } = primary.address() as AddressInfo;
  const connected = once(primary, 'connection') as Promise<[WebSocket]>;
  standby = await startTestServer({
    adminSecret: SECRET,
    standbyOf: `http://127.0.0.1:${port}`,
    logLevel: 'silent',
  });
  const [line] = await connected;
  const said: number[] = [];
  line.on('message', (data: Buffer) => {
    const answer: unknown = JSON.parse(data.toString('utf8'));
    said.push(Number(Reflect.get(Object(answer), 'number')));
  });
  const isInStep = async (): Promise<boolean> => (await fetchHealth(standby.origin)).inStep === true;
  expect(await isInStep()).toBe(false);
  line.send('{"kind":"piece","settings":[],"accounts":[],"rules":[],"parts":[]}');
  line.send(batch(2, 'while it is copied'));
  // The standby has answered a ping since, so it has read both messages.
  expect(await isInStep()).toBe(false);
  expect(said).toEqual([]);
  line.send('{"kind":"copied","number":1}');
  await expect.poll(() => said).toEqual([1, 2]);
  await expect.poll(isInStep).toBe(true);
  line.send(batch(3, 'kept'));
  await expect.poll(() => said).toEqual([1, 2, 3]);
  diskIsFull(true);
  const closed = once(line, 'close');
  line.send(batch(4, 'x'.repeat(200_000)));
  await closed;
  expect(said).toEqual([1, 2, 3]);
  diskIsFull(false);
  expect(await standby.administrator.read('a')).toBe('kept');
});
