import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { parseJudgeKey } from '../../domain/ids.ts';
import { Observable } from '../connection/observed.ts';
import { createTestBackend, waitUntil } from '../delivery/testing/backend.ts';
import { createDiskQueue } from '../delivery/queueStorage.ts';
import { JudgesSheets } from './judgesSheets.ts';

// Queues of judges' phones as earlier releases left them, written by tools/formats.ts (decision 52).

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url));

interface Device {
  readonly version: number;
  readonly queues: readonly (readonly [IDBValidKey, unknown])[];
  readonly notes: readonly (readonly [IDBValidKey, unknown])[];
}

test.each(readdirSync(FIXTURES))('a queue saved on a phone by release %s is sent', async (release) => {
  const device = JSON.parse(readFileSync(join(FIXTURES, release, 'queue.json'), 'utf8')) as Device;
  const name = `formats-${release}`;
  const database = await openDB(`floorcraft-${name}`, device.version, {
    upgrade: (fresh) => {
      for (const store of ['queues', 'notes']) fresh.createObjectStore(store);
    },
  });
  for (const [key, queue] of device.queues) await database.put('queues', queue, key);
  for (const [key, note] of device.notes) await database.put('notes', note, key);
  database.close();

  const judge = parseJudgeKey('B');
  if (judge === undefined) throw new Error('no judge');
  const { wire, sent, answer } = createTestBackend('device');
  const sheets = new JudgesSheets(judge, createDiskQueue(name, 'device'), {
    ...wire(),
    uid: () => 'device',
    connection: new Observable({ kind: 'live' } as const),
    look: () => Promise.reject(new Error('nothing is refused')),
  });
  await answer();
  await answer();
  await waitUntil(() => expect(sheets.queue.onTheWay.now).toEqual([]));
  expect(
    sent.map((patch) => [patch['marks/Newcomer Waltz/1/B/Waltz'], patch['marks/Newcomer Waltz/1/B/Tango']]),
  ).toEqual([
    [['101', '102', '103'], undefined],
    [undefined, ['102', '103']],
  ]);
  const kept = [...sheets.sheets.now.values()].map((sheet) => [
    sheet.kept.numbers,
    sheet.kept.pencilled,
    sheet.kept.sent,
  ]);
  expect(kept).toContainEqual([['101', '102', '103'], [], true]);
  expect(kept).toContainEqual([['102', '103'], ['101'], false]);
});
