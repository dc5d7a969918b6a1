import { expect, test } from 'vitest';
import { calculateHash } from './hash.ts';
import { TreeDraft } from './draft.ts';
import { buildIncomingNode } from './incomingNode.ts';
import type { Json } from './json.ts';
import { replaceAll, type Tree } from './node.ts';
import type { KeyPath } from './paths.ts';
import { arbitraryJson, arbitraryKey, fc } from './testing/arbitrary.ts';
import { formatExport } from './text.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

const node = (value: Json, path: KeyPath = []): Tree =>
  buildIncomingNode(value, path, { now: 0, root: null });

interface Put {
  readonly path: KeyPath;
  readonly node: Tree;
}

/** Few keys, so that writes collide. */
const fewKeys = fc.oneof(fc.nat(300).map(String), arbitraryKey, fc.constantFrom('a', 'b'));
const anyPath = fc.array(fewKeys, { minLength: 0, maxLength: 3 });
const anyPut: fc.Arbitrary<Put> = fc
  .tuple(anyPath, fc.oneof(arbitraryJson, fc.constant(null), fc.boolean()))
  .map(([path, value]) => ({ path, node: node(value, path) }));
/** Several puts at once; no path is within another. */
const anyUpdate: fc.Arbitrary<readonly Put[]> = fc.oneof(
  anyPut.map((put) => [put]),
  fc
    .uniqueArray(fc.tuple(fewKeys, fewKeys, fc.oneof(arbitraryJson, fc.constant(null))), {
      selector: ([a, b]) => `${a}/${b}`,
      maxLength: 8,
    })
    .map((puts) => puts.map(([a, b, value]) => ({ path: [a, b], node: node(value, [a, b]) }))),
);

const wide = (count: number): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [String(n), { a: n, b: { a: 'x' } }]));
const anyTree = fc.oneof(
  arbitraryJson,
  fc.integer({ min: 1, max: 300 }).map(wide),
  fc.integer({ min: 1, max: 300 }).map((count): Json => ({ '.priority': 1, a: wide(count) })),
);

test('replaying a log into a draft gives the same tree as single writes', () => {
  fc.assert(
    fc.property(anyTree, fc.array(anyUpdate, { maxLength: 40 }), (value, updates) => {
      const before = node(value);
      const text = formatExport(node(value));
      const draft = new TreeDraft(before);
      let tree = before;
      for (const puts of updates) {
        draft.putAll(puts);
        tree = replaceAll(tree, puts);
      }
      const finished = draft.finished();
      expect(formatExport(finished)).toBe(formatExport(tree));
      expect(calculateHash(finished)).toBe(calculateHash(tree));
      // The original may be shared, so it must not change.
      expect(formatExport(node(value))).toBe(text);
      expect(formatExport(before)).toBe(text);
    }),
    limitRuns(500),
  );
});

test('an unchanged draft of a tree returns the original tree', () => {
  const before = node({ a: { b: { c: 1 } }, d: 2 });
  const draft = new TreeDraft(before);
  draft.putAll([
    { path: ['a', 'x'], node: null },
    { path: ['d', 'y', 'z'], node: null },
  ]);
  expect(draft.finished()).toBe(before);
});

test('replacing all children in a draft keeps the parent’s priority, and emptying it removes the priority', () => {
  const before = node({ a: { '.priority': 7, x: 1 } });
  const swapped = new TreeDraft(before);
  swapped.putAll([
    { path: ['a', 'x'], node: null },
    { path: ['a', 'y'], node: node(2) },
  ]);
  expect(formatExport(swapped.finished())).toBe('{"a":{".priority":7,"y":2}}');
  const emptied = new TreeDraft(before);
  emptied.putAll([{ path: ['a', 'x'], node: null }]);
  emptied.putAll([{ path: ['a', 'y'], node: node(2) }]);
  expect(formatExport(emptied.finished())).toBe('{"a":{"y":2}}');
});
