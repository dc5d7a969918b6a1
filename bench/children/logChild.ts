import { openStorage } from '../../src/server/storage/sqlite.ts';
import { LeafNode } from '../../src/server/tree/node.ts';

/** A data folder with this many single-value writes below one node, and no clean shutdown. */
export interface LogOptions {
  readonly dataFolder: string;
  readonly namespace: string;
  readonly writes: number;
}

export interface LogReport {
  readonly kind: 'written';
}

const { dataFolder, namespace, writes } = JSON.parse(process.argv[2] ?? '{}') as LogOptions;
const storage = openStorage(dataFolder);
const AT_ONCE = 100;
for (let n = 0; n < writes; n += AT_ONCE)
  storage.commit(
    Array.from({ length: AT_ONCE }, (_, index) => ({
      kind: 'tree',
      namespace,
      placed: [{ path: ['marks', `couple${n + index}`], node: new LeafNode(`${(n + index) % 900}`) }],
    })),
  );
process.send?.({ kind: 'written' } satisfies LogReport);
// The parent kills this process, like a power cut would.
setInterval(() => undefined, 60_000);
