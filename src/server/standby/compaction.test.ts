import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from '../storage/sqlite.ts';
import { waitUntilInSync, SECRET } from '../testing/machines.ts';
import { RawClient } from '../testing/raw.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';
import { calculateHash } from '../tree/hash.ts';
import type { Json } from '../tree/json.ts';

// Each machine compacts its own log, even while the other is copying.

const RULES = '{"rules": {".read": true, ".write": true}}';

let folder: string;
const opened: TestServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-standby-'));
});
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function server(standbyOf?: string): Promise<TestServer> {
  const made = await startTestServer({
    adminSecret: SECRET,
    rules: RULES,
    logLevel: 'silent',
    ...(standbyOf === undefined ? {} : { standbyOf }),
  });
  opened.push(made);
  return made;
}

/** The state a restart would find after kill -9 now. */
function afterKill({ dataFolder }: TestServer): { hash: string; parts: number; records: number } {
  const killed = mkdtempSync(join(folder, 'killed-'));
  for (const file of ['floorcraft.db', 'floorcraft.db-wal'])
    if (existsSync(join(dataFolder, file))) copyFileSync(join(dataFolder, file), join(killed, file));
  const storage = openStorage(killed);
  try {
    const { parts, records } = storage.recovery(NAMESPACE);
    return { hash: calculateHash(storage.tree(NAMESPACE)), parts, records };
  } finally {
    storage.close();
  }
}

const marks = (count: number, text: string): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`couple${n}`, `${n} ${text}`]));

/** Text longer than the log may grow to. */
const LONG = 'x'.repeat(9_000_000);

test('compacting during and after a copy leaves the same data on both machines, even after kill -9', async () => {
  const primary = await server();
  await primary.administrator.update({ marks: marks(20_000, 'x'.repeat(40)) });
  const writer = await RawClient.connect(primary.port);
  const standby = await server(primary.origin);
  // The copy has not begun or is in progress; the writes fall between its pieces.
  let written = 0;
  const write = async (): Promise<void> => {
    written += 1;
    const answer = await writer.ask('p', {
      p: `/marks/couple${(written * 7919) % 20_000}`,
      d: `late ${written}`,
    });
    expect(answer.s).toBe('ok');
  };
  for (let n = 0; n < 20; n += 1) await write();
  await primary.administrator.update({ long: LONG });
  for (let n = 0; n < 20; n += 1) await write();
  await waitUntilInSync(primary, standby);
  expect(afterKill(primary).records).toBeLessThan(30);
  // After the copy, the standby compacts its own log too.
  await primary.administrator.update({ longer: LONG });
  for (let n = 0; n < 20; n += 1) await write();
  await waitUntilInSync(primary, standby);
  const [here, there] = [afterKill(primary), afterKill(standby)];
  expect(there.hash).toBe(here.hash);
  expect(here.parts).toBeGreaterThan(5);
  expect(there.parts).toBeGreaterThan(5);
  expect([here.records, there.records].map((records) => records <= 20)).toEqual([true, true]);
  expect(await primary.administrator.check()).toEqual([]);
  expect(await standby.administrator.check()).toEqual([]);
  writer.close();
});

test('a wide node is copied whole, in as few fragments as on the primary', async () => {
  const primary = await server();
  await primary.administrator.update({ marks: marks(30_000, 'x'.repeat(20)) });
  const standby = await server(primary.origin);
  await waitUntilInSync(primary, standby);
  const there = afterKill(standby);
  expect(there.hash).toBe(afterKill(primary).hash);
  expect(there.parts).toBeLessThan(100);
  await primary.administrator.update({ 'marks/couple7': 'other', 'marks/couple8': null });
  await waitUntilInSync(primary, standby);
  expect(afterKill(standby).hash).toBe(afterKill(primary).hash);
});
