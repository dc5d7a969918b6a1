import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  ref,
  update,
  type Database,
} from 'firebase/database';
import { openAdministrator } from '../src/server/local/openAdministrator.ts';

/** How often the server is killed while clients write. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 200);
const WRITERS = 3;
const NAMESPACE = 'development';
const EMAIL = 'organizer@faults.example';
const PASSWORD = 'faults-and-no-losses';
const CLI = 'dist/node/cli/floorcraft.js';

/** Every write is a pair in one update: half of one in the tree would be a write that was half-applied. */
interface Writer {
  readonly database: Database;
  readonly acknowledged: Set<string>;
  tried: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function start(dataFolder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [CLI, 'start'], {
    env: { ...process.env, EVENT: 'development', PORT: String(port), FLOORCRAFT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((up, down) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Everybody')) up();
    });
    child.once('exit', (code) => down(new Error(`the server ended with ${code} instead of starting`)));
  });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((exit) => child.once('exit', exit));
  child.kill('SIGKILL');
  await gone;
}

async function signedInWriter(name: string, port: number): Promise<Writer> {
  const origin = `http://127.0.0.1:${port}`;
  const app = initializeApp(
    { apiKey: 'development-embedded', databaseURL: `${origin}?ns=${NAMESPACE}` },
    name,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  return { database: getDatabase(app), acknowledged: new Set(), tried: 0 };
}

/** Writes as fast as it is answered, until told to stop. What was not answered is nobody's promise. */
async function write(writer: Writer, name: string, going: { on: boolean }): Promise<void> {
  while (going.on) {
    const key = `${name}n${writer.tried++}`;
    await Promise.race([
      update(ref(writer.database, 'blocks'), { [`${key}a`]: writer.tried, [`${key}b`]: writer.tried }).then(
        () => writer.acknowledged.add(key),
        () => undefined,
      ),
      pause(50),
    ]);
  }
}

interface Found {
  readonly lost: number;
  readonly halves: number;
}

function inspect(blocks: unknown, acknowledged: readonly string[]): Found {
  const kept = new Set(Object.keys(typeof blocks === 'object' && blocks !== null ? blocks : {}));
  const pairs = [...kept].map((key) => (key.endsWith('a') ? `${key.slice(0, -1)}b` : `${key.slice(0, -1)}a`));
  return {
    lost: acknowledged.filter((key) => !kept.has(`${key}a`) || !kept.has(`${key}b`)).length,
    halves: pairs.filter((other) => !kept.has(other)).length,
  };
}

/** The children of a node in one order, however they came. */
const sorted = (node: unknown): unknown =>
  Object.entries(typeof node === 'object' && node !== null ? node : {}).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );

async function killRounds(dataFolder: string): Promise<string> {
  const port = await freePort();
  let server = await start(dataFolder, port);
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => signedInWriter(`writer${at}`, port)),
  );
  const going = { on: true };
  const work = writers.map((writer, at) => write(writer, `w${at}`, going));
  const worst = { lost: 0, halves: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(100 + Math.random() * 500);
    const promised = writers.flatMap(({ acknowledged }) => [...acknowledged]);
    await kill(server);
    server = await start(dataFolder, port);
    // As the screens do when the server answers again: the SDK's own back-off grows to minutes.
    for (const { database } of writers) {
      goOffline(database);
      goOnline(database);
    }
    const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
    const found = inspect(await administrator.read('blocks'), promised);
    await administrator.close();
    worst.lost += found.lost;
    worst.halves += found.halves;
  }
  going.on = false;
  await Promise.all(work);
  // Once the line is back, every client has the server's very tree. What was still under way gets there first.
  await pause(2000);
  const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
  const tree: unknown = await administrator.read('blocks');
  const seen = await Promise.all(
    writers.map(async ({ database }) => (await get(ref(database, 'blocks'))).val() as unknown),
  );
  const alike = seen.every((one) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(tree)));
  await administrator.close();
  for (const { database } of writers) goOffline(database);
  await kill(server);
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
  const tried = writers.reduce((sum, writer) => sum + writer.tried, 0);
  return `${ROUNDS} kills under ${WRITERS} SDK clients: ${tried} writes tried, ${acknowledged} acknowledged, ${worst.lost} lost, ${worst.halves} half-applied, clients ${alike ? 'see the same tree' : 'DIFFER'}`;
}

/** Cuts a copy of the data somewhere and opens it: a whole prefix of the writes, or a refusal with its reason. */
async function cutCopies(dataFolder: string, times: number): Promise<string> {
  let opened = 0;
  let refused = 0;
  let halves = 0;
  const reasons = new Set<string>();
  for (let time = 0; time < times; time += 1) {
    const copy = mkdtempSync(join(tmpdir(), 'floorcraft-cut-'));
    cpSync(dataFolder, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    const files = readdirSync(copy).filter(
      (file) => file.startsWith('floorcraft.db') && !file.endsWith('-shm'),
    );
    const file = join(copy, files[time % files.length] ?? 'floorcraft.db');
    if (existsSync(file)) truncateSync(file, Math.floor(Math.random() * statSync(file).size));
    try {
      const administrator = await openAdministrator({ dataFolder: copy, namespace: NAMESPACE });
      halves += inspect(await administrator.read('blocks'), []).halves;
      await administrator.close();
      opened += 1;
    } catch (thrown) {
      refused += 1;
      reasons.add(thrown instanceof Error ? thrown.message.replaceAll(copy, '<folder>') : String(thrown));
    }
    rmSync(copy, { recursive: true, force: true });
  }
  return [
    `${times} cut copies: ${opened} opened with a whole prefix, ${halves} half-applied, ${refused} refused:`,
    ...[...reasons].map((reason) => `  ${reason}`),
  ].join('\n');
}

/** kill -9 under writing SDK clients, over and over; then files cut anywhere. Takes minutes. */
export async function benchFaults(): Promise<string> {
  forceWebSockets();
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-faults-'));
  const made = spawnSync(
    process.execPath,
    [CLI, 'user', 'add', EMAIL, '--role', 'admin', '--password-stdin'],
    {
      env: { ...process.env, EVENT: 'development', FLOORCRAFT_DATA: dataFolder },
      input: `${PASSWORD}\n`,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const kills = await killRounds(dataFolder);
  const cuts = await cutCopies(dataFolder, 40);
  rmSync(dataFolder, { recursive: true, force: true });
  return `${kills}\n${cuts}`;
}
