import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Json } from '../../store/tree/patch.ts';
import { recountArchive } from '../archive/recountArchive.ts';
import { runTestVerb } from '../archive/testing/verbRun.ts';
import { findUnreadable } from '../archive/findUnreadable.ts';
import { importVerb } from '../import/importVerb.ts';
import { verifyVerb } from './verifyVerb.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An archive with valid checksums and any text for the events. */
function archiveWith(events: string): string {
  const line = `["events",${events}]`;
  const parts = { events: { sha256: sha256(line), bytes: Buffer.byteLength(line) } };
  const head = JSON.stringify({ floorcraft: 'archive', version: 1, competition: 'Odd', parts });
  return [head, line, JSON.stringify({ end: sha256(head) }), ''].join('\n');
}

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each([
  ['deeper than the tree', nested(32), 'Data too deep: at most 32 levels'],
  ['100,000 levels deep', nested(100_000), 'Data too deep: at most 32 levels'],
  [
    'a list in lists, 100,000 levels deep',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'Data too deep: at most 32 levels',
  ],
  ['with a key that is none', '{"e":{"name":"E","a.b":1}}', 'Invalid key: a.b'],
  ['with a number past all numbers', '{"e":{"name":"E","n":1e999}}', 'Number too large'],
  [
    'with a text past all texts',
    `{"e":{"name":"${'x'.repeat(10_485_761)}"}}`,
    'String too long: at most 10485760 bytes of UTF-8',
  ],
])('`verify` and `import` refuse an archive %s, with the same sentence', async (_what, events, reason) => {
  const file = join(folder, 'odd.floorcraft');
  writeFileSync(file, archiveWith(events));
  const sentence = `Line 2 “events” cannot be imported: ${reason}.`;
  const verified = await runTestVerb(verifyVerb, folder, file);
  expect(verified).toMatchObject({ code: 1, said: [sentence, '1 problem.'] });
  const imported = await runTestVerb(importVerb, join(folder, 'data'), file);
  expect(imported).toMatchObject({ code: 1, said: [sentence, 'Nothing was changed.'] });
});

test('`import` takes an archive that `verify` accepts', async () => {
  const file = join(folder, 'whole.floorcraft');
  writeFileSync(file, archiveWith('{"e":{"name":"E"}}'));
  expect(await runTestVerb(verifyVerb, folder, file)).toMatchObject({ code: 0 });
  expect(await runTestVerb(importVerb, join(folder, 'data'), file)).toMatchObject({ code: 0 });
});

/** The same object, counting how often all its children are listed. */
function countingLists(branch: { readonly [key: string]: Json }, onList: () => void): Json {
  return new Proxy(branch, {
    ownKeys: (all) => {
      onList();
      return Reflect.ownKeys(all);
    },
  });
}

test('the work of `verify` is linear in the number of events', () => {
  const listed = (count: number): number => {
    let lists = 0;
    const each = (of: (name: string) => Json): Json =>
      countingLists(
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`e${at}`, of(`e${at}`)])),
        () => (lists += 1),
      );
    const entries = { c1: { leadName: 'A', followName: 'B', leadNumber: 101, entryId: 'c1' } };
    const rounds = { 1: { roundState: 5, recallSize: 1, numHeats: 1, entries: { c1: { heat: 1 } } } };
    const branches = new Map<string, Json>([
      ['events', each((name) => ({ name, eventDances: ['Waltz'], entries, rounds }))],
      ['marks', each(() => ({ 1: { A: { Waltz: ['101'] } } }))],
      ['sheets', each(() => ({ 1: { A: { Waltz: { state: 'sent', count: 1, at: 1 } } } }))],
      ['resultsSaved', each(() => ({ 1: { sumRecalls: { 101: 1 } } }))],
      ['competitionMetadata', { officials: { A: { name: 'Ann', role: 'Judge' } } }],
    ]);
    expect([...findUnreadable(branches), ...recountArchive(branches).problems]).toEqual([]);
    expect(recountArchive(branches)).toMatchObject({ saved: count, again: count });
    return lists;
  };
  // Each branch is listed as often for forty events as for four.
  expect(listed(40)).toBe(listed(4));
});

test.skipIf(process.platform === 'win32')('Ctrl+C ends `verify` even while it is busy', async () => {
  const pipe = join(folder, 'pipe');
  spawnSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  const project = fileURLToPath(new URL('../../../', import.meta.url));
  const child = spawn(process.execPath, ['tools/run.mjs', '../src/cli/floorcraft', 'verify', pipe], {
    cwd: project,
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  // The pipe opens once the program reads; from then on it only waits for the text.
  const writer = await Promise.race([open(pipe, 'w'), gone.then(() => undefined)]);
  child.kill('SIGINT');
  await writer?.close();
  expect(await gone).toEqual([null, 'SIGINT']);
});
