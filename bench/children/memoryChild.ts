import { parseExported } from '../../src/server/tree/parseExported.ts';
import { buildIncomingNode } from '../../src/server/tree/incomingNode.ts';
import { parseJson, type Json } from '../../src/server/tree/json.ts';
import { type Tree } from '../../src/server/tree/node.ts';
import { replaceAt } from '../../src/server/tree/testing/replaceAt.ts';
import { formatExport } from '../../src/server/tree/text.ts';

/** Shape of a tree in memory, and the way it was filled. */
export interface MemoryOptions {
  readonly shape: 'wide' | 'entries';
  readonly made: 'written at once' | 'one by one' | 'read back';
}

/** Number of values, and bytes that the tree takes. */
export interface MemoryReport {
  readonly leaves: number;
  readonly bytes: number;
}

const LEAVES = 100_000;
const FIELDS = ['leadName', 'followName', 'leadNumber', 'affiliation', 'paid'];

const { shape, made } = JSON.parse(process.argv[2] ?? '{}') as MemoryOptions;
const from = (value: Json): Tree => buildIncomingNode(value, [], { now: 0, root: null });

/** One child of the wide node: a mark, or an entry of five values. */
const childOf = (n: number): Json =>
  shape === 'wide' ? n : Object.fromEntries(FIELDS.map((field, index) => [field, n * FIELDS.length + index]));
const count = shape === 'wide' ? LEAVES : LEAVES / FIELDS.length;
const numbers = Array.from({ length: count }, (_, n) => n);
const keyOf = (n: number): string => `couple${n}`;

function written(): Tree {
  switch (made) {
    case 'written at once':
      return from(Object.fromEntries(numbers.map((n) => [keyOf(n), childOf(n)])));
    case 'one by one':
      return numbers.reduce((tree: Tree, n) => replaceAt(tree, [keyOf(n)], from(childOf(n))), null);
    case 'read back':
      return (
        parseExported(
          parseJson(formatExport(from(Object.fromEntries(numbers.map((n) => [keyOf(n), childOf(n)]))))) ??
            null,
        ) ?? null
      );
  }
}

const heap = (): number => {
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const empty = heap();
const tree = written();
const bytes = heap() - empty;
// Using the tree here keeps it from being garbage collected before the measurement.
if (tree === null) throw new Error('nothing was written');
process.send?.({ leaves: LEAVES, bytes } satisfies MemoryReport);
