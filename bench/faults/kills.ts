import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
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
import { ask } from '../ask.ts';
import { freePort } from '../freePort.ts';
import { serverProcess, type ServerProcess } from '../serverProcess.ts';

/** Number of kills while clients write. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 200);
const WRITERS = 3;
/** Settled writes are removed after this many rounds; otherwise each check takes longer than the last. */
const PRUNE_EVERY = 25;
/** Limit of unacknowledged writes per client. */
const MOST_WAITING = 60;
export const NAMESPACE = 'faults';
const SECRET = 'the secret of those who run the faults, long enough';

/**
 * Every write is a pair in one update: half a pair in the tree is a partially applied write. Writes are numbered and
 * sent in order: a missing number before a present one is a gap.
 */
interface Writer {
  readonly name: string;
  readonly app: FirebaseApp;
  readonly database: Database;
  readonly acknowledged: Set<number>;
  tried: number;
  /** Everything below this number was present and has been removed. */
  settled: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function writerAt(port: number, name: string): Writer {
  const app = initializeApp(
    { apiKey: 'bench', databaseURL: `http://127.0.0.1:${port}?ns=${NAMESPACE}` },
    name,
  );
  return { name, app, database: getDatabase(app), acknowledged: new Set(), tried: 0, settled: 0 };
}

/** Writes as fast as the server answers, until stopped. An unacknowledged write may get lost. */
async function write(writer: Writer, going: { readonly on: boolean }): Promise<void> {
  const place = ref(writer.database, `pairs/${writer.name}`);
  while (going.on) {
    // Unacknowledged writes are sent again after each kill: without a limit the backlog would only grow.
    if (writer.tried - writer.acknowledged.size >= MOST_WAITING) {
      await pause(10);
      continue;
    }
    const n = writer.tried++;
    await Promise.race([
      update(place, { [`n${n}a`]: n, [`n${n}b`]: n }).then(
        () => writer.acknowledged.add(n),
        () => undefined,
      ),
      pause(50),
    ]);
  }
}

interface Found {
  lost: number;
  halves: number;
  gaps: number;
}

const keysOf = (tree: unknown, name: string): ReadonlySet<string> =>
  new Set(Object.keys(Object(Reflect.get(Object(tree), name))));

/** Checks the whole tree before any client reconnects and sends lost writes again. */
function look(tree: unknown, writer: Writer): Found {
  const kept = keysOf(tree, writer.name);
  const has = (n: number, half: 'a' | 'b'): boolean => kept.has(`n${n}${half}`);
  const found: Found = { lost: 0, halves: 0, gaps: 0 };
  let isOver = false;
  for (let n = writer.settled; n < writer.tried; n += 1) {
    const [a, b] = [has(n, 'a'), has(n, 'b')];
    if (a !== b) found.halves += 1;
    if (!(a && b) && writer.acknowledged.has(n)) found.lost += 1;
    // The first missing number ends this writer's part of the tree.
    if (isOver && (a || b)) found.gaps += 1;
    if (!a && !b) isOver = true;
  }
  return found;
}

async function treeOf({ origin }: ServerProcess): Promise<unknown> {
  const { status, text } = await ask(`${origin}/pairs.json`, 'GET', SECRET);
  if (status !== 200) throw new Error(text);
  return JSON.parse(text);
}

/** Removes acknowledged writes that were seen: they can no longer get lost or be sent again. */
async function prune({ origin }: ServerProcess, tree: unknown, writer: Writer): Promise<void> {
  const kept = keysOf(tree, writer.name);
  while (writer.acknowledged.has(writer.settled) && kept.has(`n${writer.settled}a`)) writer.settled += 1;
  const after = Object.fromEntries(
    [...kept]
      .filter((key) => Number.parseInt(key.slice(1), 10) >= writer.settled)
      .map((key) => [key, Number.parseInt(key.slice(1), 10)]),
  );
  const answer = await fetch(`${origin}/pairs/${writer.name}.json`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECRET}`, connection: 'close' },
    body: JSON.stringify(after),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Children of a node in a fixed order. */
const sorted = (node: unknown): string =>
  JSON.stringify(node, (_key, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Kills the server (kill -9) repeatedly under writing SDK clients, in one data folder. Returns the findings as a
 * sentence.
 */
export async function benchKilledServers(dataFolder: string): Promise<{ said: string; isWell: boolean }> {
  forceWebSockets();
  const port = await freePort();
  const settings = { dataFolder, namespace: NAMESPACE, port, adminSecret: SECRET };
  let server = await serverProcess(settings);
  const writers = Array.from({ length: WRITERS }, (_, at) => writerAt(port, `w${at}`));
  const going = { on: true };
  const work = writers.map((writer) => write(writer, going));
  const worst: Found = { lost: 0, halves: 0, gaps: 0 };
  const from = performance.now();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await pause(100 + Math.random() * 400);
    await server.child.kill();
    for (const { database } of writers) goOffline(database);
    server = await serverProcess(settings);
    const tree = await treeOf(server);
    for (const writer of writers) {
      const { lost, halves, gaps } = look(tree, writer);
      worst.lost += lost;
      worst.halves += halves;
      worst.gaps += gaps;
    }
    if (round % PRUNE_EVERY === 0) {
      for (const writer of writers) await prune(server, tree, writer);
      console.log(`  ${round} kills after ${((performance.now() - from) / 1000).toFixed(0)} s`);
    }
    // Reconnects at once, as the screens do when the server answers: the SDK's own back-off grows to minutes.
    for (const { database } of writers) goOnline(database);
  }
  going.on = false;
  await Promise.all(work);
  // Once reconnected, every client has exactly the server's tree. Pending writes arrive first.
  const end = Date.now() + 20_000;
  while (writers.some(({ acknowledged, tried }) => acknowledged.size < tried) && Date.now() < end)
    await pause(50);
  const tree = await treeOf(server);
  for (const writer of writers) worst.lost += look(tree, writer).lost;
  const seen = await Promise.all(
    writers.map(async ({ database }) => (await get(ref(database, 'pairs'))).val() as unknown),
  );
  const isAlike = seen.every((one) => sorted(one) === sorted(tree));
  for (const { database, app } of writers) {
    goOffline(database);
    await deleteApp(app);
  }
  await server.child.kill();
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
  const tried = writers.reduce((sum, writer) => sum + writer.tried, 0);
  return {
    isWell: worst.lost + worst.halves + worst.gaps === 0 && isAlike && acknowledged > 0,
    said: [
      `${ROUNDS} kills under ${WRITERS} SDK clients in ${((performance.now() - from) / 1000).toFixed(0)} s:`,
      `${tried} writes tried, ${acknowledged} acknowledged, ${worst.lost} lost, ${worst.halves} half-applied,`,
      `${worst.gaps} out of order, clients ${isAlike ? 'see the same tree' : 'DIFFER'}`,
    ].join(' '),
  };
}
