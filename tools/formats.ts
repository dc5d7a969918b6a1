// Writes files in the formats of this release, for the tests that later versions must pass: node tools/run.mjs formats 1.0
import 'fake-indexeddb/auto';
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDB } from 'idb';
import { parseDance } from '../src/domain/event/dances.ts';
import { parseEventKey, parseJudgeKey, parseLeadNumber } from '../src/domain/ids.ts';
import { Observable } from '../src/store/connection/observed.ts';
import { createDiskQueue } from '../src/store/delivery/queueStorage.ts';
import { JudgesSheets } from '../src/store/sheets/judgesSheets.ts';
import { build, isBuilt } from './build.mjs';
import { root, run } from './programs.ts';

const [release] = process.argv.slice(2);
if (release === undefined || !/^\d+\.\d+$/.test(release)) {
  console.error('Name the release: node tools/run.mjs formats 1.0');
  process.exit(2);
}
if (!isBuilt()) build();

const PROGRAM = join(root, 'dist/cli/floorcraft.js');
const work = mkdtempSync(join(tmpdir(), 'floorcraft-formats-'));
const data = join(work, 'data');
const env = { ...process.env, EVENT: 'demo', FLOORCRAFT_DATA: data, PORT: '0', HOST: '127.0.0.1' };

/** Starts the demo once, which fills the folder. */
async function makeData(): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += String(text);
      if (output.includes('The judges of the round')) child.kill('SIGTERM');
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not a key');
  return value;
};

/** A judge's phone without a connection: one sheet is sent, another one begun. */
async function makeQueue(): Promise<object> {
  const judge = must(parseJudgeKey('B'));
  const offline = new Observable<string | undefined>(undefined);
  const never = new Promise<never>(() => undefined);
  const sheets = new JudgesSheets(judge, createDiskQueue('formats', 'device'), {
    sender: offline,
    wake: () => undefined,
    write: () => never,
    read: () => never,
    now: () => never,
    uid: () => 'device',
    connection: new Observable({ kind: 'live' } as const),
    look: () => never,
  });
  const place = (dance: string) => ({
    event: must(parseEventKey('Newcomer Waltz')),
    round: 1,
    renumbered: undefined,
    judge,
    dance: parseDance(dance),
  });
  const numbers = ['101', '102', '103'].map((number) => must(parseLeadNumber(number)));
  await sheets.change(place('Waltz'), { numbers, pencilled: [], sent: true });
  await sheets.change(place('Tango'), {
    numbers: numbers.slice(1),
    pencilled: numbers.slice(0, 1),
    sent: false,
  });
  const database = await openDB('floorcraft-formats');
  const all = async (store: string): Promise<readonly unknown[]> => {
    const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
    return keys.map((key, at) => [key, values[at]]);
  };
  return { version: database.version, queues: await all('queues'), notes: await all('notes') };
}

const cli = join(root, 'src/cli/fixtures', release);
const store = join(root, 'src/store/sheets/fixtures', release);
for (const folder of [cli, store]) mkdirSync(folder, { recursive: true });
const zip = (from: string, to: string): void => writeFileSync(to, gzipSync(readFileSync(from), { level: 9 }));

await makeData();
for (const file of ['confirmed', 'event']) copyFileSync(join(data, file), join(cli, file));
zip(join(data, 'floorcraft.db'), join(cli, 'floorcraft.db.gz'));
const archive = join(work, 'demo.floorcraft');
const { status, output } = await run([process.execPath, PROGRAM, 'export', archive], { env });
if (status !== 0) throw new Error(output);
zip(archive, join(cli, 'demo.floorcraft.gz'));
writeFileSync(join(store, 'queue.json'), `${JSON.stringify(await makeQueue(), undefined, 2)}\n`);
rmSync(work, { recursive: true });
console.log(`Written: ${cli} and ${store}`);
process.exit(0);
