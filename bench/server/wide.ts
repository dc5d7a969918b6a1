import { Database } from '../../src/server/database/database.ts';
import { GroupCommit } from '../../src/server/database/groupCommit.ts';
import { ADMINISTRATOR_CALLER } from '../../src/server/database/caller.ts';
import { parseRules } from '../../src/server/rules/file.ts';
import { openStorage } from '../../src/server/storage/sqlite.ts';
import type { Json } from '../../src/server/tree/json.ts';
import { BenchChild } from '../child.ts';
import type { LogReport } from '../children/logChild.ts';
import type { MemoryOptions, MemoryReport } from '../children/memoryChild.ts';
import { serverProcess, type ServerProcess } from '../serverProcess.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from '../table.ts';
import { withTempFolder, NAMESPACE } from './madeUp.ts';

const FEW = 100;
const MANY = 100_000;
const WRITES_OF_A_BLOCK = 500;
const BLOCKS = 60;

const keyOf = (n: number): string => `couple${n}`;

/** A live tree on a real disk in which one node has this many children; writes go to random ones. */
class WideNode {
  private readonly database: Database;
  private readonly commits: GroupCommit;
  private readonly count: number;
  private written = 0;

  constructor(dataFolder: string, count: number) {
    const storage = openStorage(dataFolder);
    this.count = count;
    this.commits = new GroupCommit(storage, (error) => {
      throw error;
    });
    this.database = new Database({
      namespace: NAMESPACE,
      tree: storage.tree(NAMESPACE),
      rules: parseRules('{"rules": {}}'),
      commits: this.commits,
      clock: Date.now,
    });
    this.write(
      'marks',
      Object.fromEntries(Array.from({ length: count }, (_, n): [string, Json] => [keyOf(n), '101'])),
    );
    this.commits.flush();
  }

  private write(path: string, value: Json): void {
    this.database.write(ADMINISTRATOR_CALLER, { kind: 'set', path, value });
  }

  /** Replaces one child, adds one and removes one. Returns the milliseconds of each. */
  block(): { readonly inMemory: number; readonly onDisk: number } {
    const from = performance.now();
    for (let n = 0; n < WRITES_OF_A_BLOCK; n += 1) {
      // A step coprime with the counts visits every child in scattered order.
      const place = (this.written * 61_803) % this.count;
      this.write(`marks/${keyOf(place)}`, String(this.written));
      this.write(`marks/late${place}`, '7');
      this.write(`marks/late${place}`, null);
      this.written += 1;
    }
    const done = performance.now();
    this.commits.flush();
    const writes = WRITES_OF_A_BLOCK * 3;
    return { inMemory: (done - from) / writes, onDisk: (performance.now() - from) / writes };
  }
}

const microseconds = (milliseconds: number): string => `${(milliseconds * 1000).toFixed(1)} µs`;

/** Time of a write among few siblings and among many, alternating. */
async function writes(): Promise<void> {
  await withTempFolder(async (few) =>
    withTempFolder(async (many) => {
      const nodes = [new WideNode(few, FEW), new WideNode(many, MANY)] as const;
      const found = nodes.map(() => ({ inMemory: [] as number[], onDisk: [] as number[] }));
      for (let block = 0; block < BLOCKS; block += 1) {
        for (const [index, node] of nodes.entries()) {
          const took = node.block();
          found[index]?.inMemory.push(took.inMemory);
          found[index]?.onDisk.push(took.onDisk);
        }
      }
      console.log(
        formatLine(`a write below one node (median of ${BLOCKS})`, `among ${FEW}`, `among ${MANY}`, ''),
      );
      for (const [what, of] of [
        ['  worked out in memory', 'inMemory'],
        [`  and on disk, ${WRITES_OF_A_BLOCK * 3} in one flush`, 'onDisk'],
      ] as const) {
        const [low, high] = found.map((each) => getPercentile(each[of], 0.5));
        if (low === undefined || high === undefined) continue;
        console.log(formatLine(what, microseconds(low), microseconds(high), formatRatio(high, low)));
      }
      await Promise.resolve();
    }),
  );
}

const START_LIMIT_MS = 1000;
const STARTS = 5;

interface Start {
  readonly startedIn: number;
  readonly cpuIn: number;
  readonly upIn: number;
}

/** Starts a server several times on a folder with this many marks, and ends it with `end` each time. */
async function starts(dataFolder: string, end: (server: ServerProcess) => Promise<void>): Promise<Start[]> {
  const runs: Start[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const server = await serverProcess({ dataFolder, namespace: NAMESPACE });
    const answer = await fetch(`${server.origin}/marks.json?shallow=true&ns=${NAMESPACE}`);
    const found = Object.keys((await answer.json()) as object).length;
    if (found !== MANY) throw new Error(`${found} of ${MANY} marks are there`);
    runs.push(server);
    await end(server);
  }
  return runs;
}

function printStarts(what: string, runs: readonly Start[]): void {
  console.log(formatLine(what, 'took', `of ${START_LIMIT_MS} ms`, 'each of it'));
  for (const [how, of] of [
    ['  startServer, in a child process', 'startedIn'],
    ['  startServer, of processor time alone', 'cpuIn'],
    ['  the whole process', 'upIn'],
  ] as const) {
    const took = runs.map((run) => run[of]).toSorted((a, b) => a - b);
    const middle = getPercentile(took, 0.5);
    const each = took.map((one) => (one / START_LIMIT_MS).toFixed(2)).join(' ');
    console.log(formatLine(how, formatMs(middle), formatRatio(middle, START_LIMIT_MS), `   ${each}`));
  }
}

/** Start-up time with this many writes in the log, and with all of them folded in. */
async function afterEnds(): Promise<void> {
  await withTempFolder(async (dataFolder) => {
    const writer = new BenchChild<never, LogReport>('logChild', {
      dataFolder,
      namespace: NAMESPACE,
      writes: MANY,
    });
    await writer.next((news): news is LogReport => news.kind === 'written');
    await writer.kill();
    // Killed each time: nothing of the log is folded in, and the next start reads all of it.
    const killed = await starts(dataFolder, (server) => server.child.kill());
    printStarts(`start after kill -9, ${MANY} writes in the log`, killed);
    const storage = openStorage(dataFolder);
    const tree = storage.tree(NAMESPACE);
    const from = performance.now();
    storage.compact(NAMESPACE, tree);
    const folding = performance.now() - from;
    storage.close();
    const clean = await starts(dataFolder, (server) => server.close());
    printStarts(`start after a clean end, the same ${MANY}`, clean);
    console.log(formatLine('  all of the log folded in, before that', formatMs(folding)));
  });
}

/** Baseline: bytes per value with children in plain sorted arrays, on Node 20. */
const IN_ARRAYS: readonly (readonly [MemoryOptions, bytes: number])[] = [
  [{ shape: 'wide', made: 'written at once' }, 104.5],
  [{ shape: 'wide', made: 'one by one' }, 103.3],
  [{ shape: 'wide', made: 'read back' }, 118.2],
  [{ shape: 'entries', made: 'written at once' }, 116.1],
  [{ shape: 'entries', made: 'one by one' }, 116.6],
  [{ shape: 'entries', made: 'read back' }, 164.8],
];

async function memory(): Promise<void> {
  console.log(formatLine('memory of a value, all keys and nodes counted', 'bytes', 'in arrays', ''));
  for (const [asked, inArrays] of IN_ARRAYS) {
    const child = new BenchChild<never, MemoryReport>('memoryChild', asked);
    const { leaves, bytes } = await child.next((news): news is MemoryReport => 'bytes' in news);
    await child.gone();
    const what = asked.shape === 'wide' ? 'one wide node' : 'entries of five';
    console.log(
      formatLine(
        `  ${what}, ${asked.made}`,
        (bytes / leaves).toFixed(1),
        inArrays.toFixed(1),
        formatRatio(bytes / leaves, inArrays),
      ),
    );
  }
}

/** A node with a hundred thousand children: writing below it, reading it back, and its memory. */
export async function benchWideNodes(): Promise<void> {
  await writes();
  await afterEnds();
  await memory();
}
