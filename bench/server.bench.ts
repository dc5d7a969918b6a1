import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { startServer, type RunningServer } from '../src/server/start.ts';
import { isSelected } from './only.ts';
import { closeRawSockets, openRawSockets, waitForFrames, type RawSocket } from './rawLines.ts';
import { benchCompression } from './server/compression.ts';
import { benchIdleConnections, benchBroadcast } from './server/connections.ts';
import { buildServerUrl, NAMESPACE, request } from './server/madeUp.ts';
import { benchLargeTree, benchStart, benchLargeWrite } from './server/size.ts';
import { benchWideNodes } from './server/wide.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from './table.ts';

const LISTENERS = Number(process.env.BENCH_LISTENERS ?? 300);
const WRITES = 200;
const WRITES_PER_SECOND = 20;
const WRITERS = 50;
const MARKS_OF_WRITER = 200;
const JOINERS = 300;

// As costly as the real rules: a lookup by the caller's key, a lookup in the round, and a check of the mark's
// format.
const RULES = JSON.stringify({
  rules: {
    '.read': true,
    floor: { '.write': true },
    rounds: { '.write': true },
    marks: {
      $judge: {
        '.write': "root.child('rounds/1/state').val() === 2 && $judge.length <= 16",
        $couple: {
          '.validate':
            'newData.isString() && newData.val().matches(/^[0-9]{1,4}$/) && $couple.matches(/^[0-9]{1,6}$/)',
        },
      },
    },
  },
});

async function withServer<T>(work: (server: RunningServer) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    namespace: NAMESPACE,
    apiKey: 'bench',
    rules: RULES,
    logLevel: 'error',
    trustProxy: false,
    emulator: false,
  });
  try {
    return await work(server);
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Sends `frame` at intervals. Returns the milliseconds until each connection received each frame. */
async function spread(
  lines: readonly RawSocket[],
  send: (n: number) => void,
  mark: string,
): Promise<number[]> {
  const times: number[] = [];
  const sent: number[] = [];
  for (const line of lines) {
    line.heard = (text) => {
      const n = new RegExp(`${mark}(\\d+)`).exec(text)?.[1];
      const start = n === undefined ? undefined : sent[Number(n)];
      if (start !== undefined) times.push(performance.now() - start);
    };
  }
  for (let n = 0; n < WRITES; n += 1) {
    sent[n] = performance.now();
    send(n);
    await new Promise((resolve) => setTimeout(resolve, 1000 / WRITES_PER_SECOND));
  }
  const end = Date.now() + 10_000;
  while (times.length < WRITES * lines.length && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
  if (times.length !== WRITES * lines.length) throw new Error(`heard ${times.length} of all`);
  return times;
}

const value = (n: number): object => ({
  mark: `n${n}`,
  heat: 3,
  dance: 'Quickstep',
  since: 1_700_000_000_000,
});

/** The same bytes to as many connections, with only `ws` in between. */
async function plainBroadcast(): Promise<number[]> {
  const sockets = new WebSocketServer({ port: 0, perMessageDeflate: false });
  const address = sockets.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      for (const client of sockets.clients) if (client !== socket) client.send(data, { binary: false });
    });
  });
  const lines = await openRawSockets(`ws://127.0.0.1:${address.port}`, LISTENERS);
  const [writer] = await openRawSockets(`ws://127.0.0.1:${address.port}`, 1);
  const frame = (n: number): string =>
    JSON.stringify({ t: 'd', d: { a: 'd', b: { p: 'floor/now', d: value(n) } } });
  const times = await spread(lines, (n) => writer?.send(frame(n)), '"mark":"n');
  closeRawSockets(writer === undefined ? lines : [...lines, writer]);
  sockets.close();
  return times;
}

async function fanOut(): Promise<number[]> {
  return withServer(async (server) => {
    const lines = await openRawSockets(buildServerUrl(server), LISTENERS);
    for (const line of lines) line.send(request(1, 'q', { p: '/floor/now', h: '' }));
    await waitForFrames(lines, 2);
    const [writer] = await openRawSockets(buildServerUrl(server), 1);
    const times = await spread(
      lines,
      (n) => writer?.send(request(n, 'p', { p: '/floor/now', d: value(n) })),
      '"mark":"n',
    );
    closeRawSockets(writer === undefined ? lines : [...lines, writer]);
    return times;
  });
}

/** Marks per second: each writer sends its next mark once the last one is acknowledged, so each is on disk by then. */
async function marks(): Promise<number> {
  return withServer(async (server) => {
    await server.administrator.update({ 'rounds/1/state': 2 });
    const writers = await openRawSockets(buildServerUrl(server), WRITERS);
    const start = performance.now();
    await Promise.all(
      writers.map(
        (writer, judge) =>
          new Promise<void>((resolve, reject) => {
            let n = 0;
            const next = (): void =>
              writer.send(request(n, 'p', { p: `/marks/judge${judge}/${n}`, d: String(100 + n) }));
            writer.heard = (text) => {
              if (!text.includes('"s":"ok"')) reject(new Error(text));
              n += 1;
              if (n < MARKS_OF_WRITER) next();
              else resolve();
            };
            next();
          }),
      ),
    );
    const seconds = (performance.now() - start) / 1000;
    closeRawSockets(writers);
    return (WRITERS * MARKS_OF_WRITER) / seconds;
  });
}

const megabyte = (): object =>
  Object.fromEntries(
    Array.from({ length: 10_000 }, (_, n) => [
      `entry${n}`,
      { lead: `Lead ${n}`, follow: `Follow ${n}`, number: 100 + n, event: 'BronzeWaltz', paid: n % 2 === 0 },
    ]),
  );

/** Milliseconds until all clients have the whole tree, and until all have confirmed their copy after reconnecting. */
async function joins(): Promise<{ bytes: number; cold: number; warm: number }> {
  return withServer(async (server) => {
    await server.administrator.update({ 'floor/all': JSON.parse(JSON.stringify(megabyte())) });
    const [first] = await openRawSockets(buildServerUrl(server), 1);
    if (first === undefined) throw new Error('no line');
    let bytes = 0;
    first.heard = (text) => {
      bytes = Math.max(bytes, text.length);
    };
    first.send(request(1, 'q', { p: '/floor/all', h: '' }));
    await waitForFrames([first], 3);
    const lines = await openRawSockets(buildServerUrl(server), JOINERS);
    const coldStart = performance.now();
    for (const line of lines) line.send(request(1, 'q', { p: '/floor/all', h: '' }));
    await waitForFrames(lines, 3);
    const cold = performance.now() - coldStart;
    closeRawSockets(lines);
    const hash = await hashOfAll(server);
    const again = await openRawSockets(buildServerUrl(server), JOINERS);
    const warmStart = performance.now();
    for (const line of again) line.send(request(1, 'q', { p: '/floor/all', h: hash }));
    await waitForFrames(again, 2);
    const warm = performance.now() - warmStart;
    if (again.some(({ characters }) => characters > 10_000)) throw new Error('the hash was not taken');
    closeRawSockets([...again, first]);
    return { bytes, cold, warm };
  });
}

async function hashOfAll({ origin }: RunningServer): Promise<string> {
  const answer = await fetch(`${origin}/floor/all.json?shallow=true`, {
    headers: { 'x-firebase-etag': 'true' },
  });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/**
 * Both are measured in turns: other load on this machine then affects both alike, and one long pause does not
 * decide a p99.
 */
const TURNS = 4;

async function againstPlainBroadcast(): Promise<void> {
  const plain: number[] = [];
  const ours: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    // A spread call would pass too many arguments: one time for each write and listener.
    for (const time of await plainBroadcast()) plain.push(time);
    for (const time of await fanOut()) ours.push(time);
  }
  console.log(formatLine(`${LISTENERS} listeners, ${WRITES_PER_SECOND} writes/s`, 'median', 'p99'));
  console.log(
    formatLine(
      '  plain ws broadcast of the same',
      formatMs(getPercentile(plain, 0.5)),
      formatMs(getPercentile(plain, 0.99)),
    ),
  );
  console.log(
    formatLine(
      '  rules, journal, flush, fan-out',
      formatMs(getPercentile(ours, 0.5)),
      formatMs(getPercentile(ours, 0.99)),
    ),
  );
  console.log(
    formatLine(
      '  p99 against the plain broadcast',
      '',
      formatRatio(getPercentile(ours, 0.99), getPercentile(plain, 0.99)),
    ),
  );
}

async function marksAcknowledged(): Promise<void> {
  console.log(
    formatLine(`${WRITERS} writers, each mark acknowledged`, '', `${Math.round(await marks())} marks/s`),
  );
}

const COLD_LIMIT_MS = 1500;
const WARM_LIMIT_MS = 300;

async function manyJoin(): Promise<void> {
  const runs = [await joins(), await joins(), await joins()];
  const of = (which: 'cold' | 'warm', limit: number): readonly [string, string] => {
    const took = runs.map((run) => run[which]).toSorted((a, b) => a - b);
    return [formatMs(took[1] ?? 0), took.map((time) => formatRatio(time, limit)).join(', ')];
  };
  const megabytes = ((runs[0]?.bytes ?? 0) / 2 ** 20).toFixed(2);
  console.log(
    formatLine(`${JOINERS} at once, ${megabytes} MB each (median of 3)`, 'took', 'each of the limit'),
  );
  console.log(formatLine(`  join cold, at most ${COLD_LIMIT_MS} ms`, ...of('cold', COLD_LIMIT_MS)));
  console.log(
    formatLine(`  come back with the hash, at most ${WARM_LIMIT_MS} ms`, ...of('warm', WARM_LIMIT_MS)),
  );
}

/** The measurements, by the names that BENCH_ONLY selects. */
const FIGURES: readonly (readonly [name: string, measure: () => Promise<void>])[] = [
  ['fanout', againstPlainBroadcast],
  ['marks', marksAcknowledged],
  ['joins', manyJoin],
  [
    'start',
    async () => {
      // Values are on disk twice, in the log and in the snapshot: 10 MB of values make a folder of 20 MB.
      await benchStart(10, 'the folder of the limit');
      await benchStart(20, 'twice that');
    },
  ],
  ['large', () => benchLargeTree(50)],
  ['parts', () => benchLargeWrite(16)],
  ['idle', benchIdleConnections],
  ['all', benchBroadcast],
  ['compression', benchCompression],
  ['wide', benchWideNodes],
];

/**
 * The server against its limits and against plain `ws`. Fan-out, marks and joins run in one process, clients included;
 * the others run server and clients in separate processes.
 */
export async function benchServer(): Promise<void> {
  for (const [name, measure] of FIGURES) if (isSelected(name)) await measure();
}
