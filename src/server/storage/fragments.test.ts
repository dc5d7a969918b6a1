import { describe, expect, test } from 'vitest';
import { calculateHash } from '../tree/hash.ts';
import { buildIncomingNode } from '../tree/incomingNode.ts';
import type { Json } from '../tree/json.ts';
import { replacePriority, type Tree } from '../tree/node.ts';
import { replaceAt } from '../tree/testing/replaceAt.ts';
import type { KeyPath } from '../tree/paths.ts';
import { fc } from '../tree/testing/arbitrary.ts';
import { formatExport } from '../tree/text.ts';
import {
  assembleFragments,
  splitIntoFragments,
  isSameFragment,
  buildFragmentKey,
  type Fragment,
} from './fragments.ts';

const node = (value: Json, path: KeyPath = []): Tree =>
  buildIncomingNode(value, path, { now: 0, root: null });

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

const keyOf = (n: number): string => (n % 2 === 0 ? String(n) : `couple${n}`);
const texts = (count: number, length: (n: number) => number): Json =>
  Object.fromEntries(numbers(count).map((n): [string, Json] => [keyOf(n), 'x'.repeat(length(n))]));
/** This many children, some of them wide nodes. */
const wide = (count: number, length: (n: number) => number): Json =>
  Object.fromEntries(
    numbers(count).map((n): [string, Json] => [
      keyOf(n),
      n % 997 === 5 ? texts(3000, () => 100) : 'x'.repeat(length(n)),
    ]),
  );

const anyTree: fc.Arbitrary<Json> = fc.oneof(
  fc.constant(null),
  fc.constant('x'),
  fc
    .record({ count: fc.nat(4000), long: fc.nat(120), some: fc.integer({ min: 1, max: 500 }) })
    .map(({ count, long, some }) => wide(count, (n) => (n % some === 0 ? 3000 : long))),
  fc.nat(3000).map((count): Json => ({ marks: wide(count, () => 200), '.priority': 3 })),
  fc.nat(3000).map((count): Json => ({
    marks: wide(count, () => 200),
    a: { b: { '.priority': 'p', c: 'x'.repeat(300_000) } },
  })),
);

const isRun = ({ kind }: Fragment): boolean => kind === 'run';

test('fragments of a tree in any order give the original one', () => {
  fc.assert(
    fc.property(anyTree, fc.infiniteStream(fc.nat()), (value, chances) => {
      const tree = node(value);
      const parts = [...splitIntoFragments(tree)];
      expect(new Set(parts.map(buildFragmentKey)).size).toBe(parts.length);
      const shuffled = parts
        .map((part) => ({ part, chance: chances.next().value ?? 0 }))
        .toSorted((a, b) => a.chance - b.chance)
        .map(({ part }) => part);
      const again = assembleFragments(shuffled);
      expect(again === undefined ? 'in conflict' : calculateHash(again)).toBe(calculateHash(tree));
    }),
    { numRuns: 20 },
  );
});

test('equal trees are cut into equal rows, whatever they share', () => {
  fc.assert(
    fc.property(anyTree, (value) => {
      expect([...splitIntoFragments(node(value))].map(buildFragmentKey)).toEqual(
        [...splitIntoFragments(node(value))].map(buildFragmentKey),
      );
    }),
    { numRuns: 10 },
  );
});

test('a wide node is cut into rows of about ten thousand characters', () => {
  const tree = node({ marks: wide(20_000, () => 30) });
  const parts = [...splitIntoFragments(tree)];
  expect(parts.filter(isRun).length).toBeGreaterThan(10);
  expect(parts.length).toBeLessThan(200);
  expect(Math.max(...parts.map((part) => formatExport(part.node).length))).toBeLessThan(1_000_000);
});

describe('one change in a wide node', () => {
  const before = node({ marks: wide(20_000, () => 30) });
  const rows = new Map([...splitIntoFragments(before)].map((part) => [buildFragmentKey(part), part]));

  test.each<[string, string, Json]>([
    ['a child replaced', '12000', 'other'],
    ['a child added', 'couple12000x', 'new'],
    ['a child removed', 'couple12001', null],
    ['a child that is large now', '12000', 'x'.repeat(100_000)],
  ])('a change in a wide node writes at most two rows and drops one: %s', (_what, key, value) => {
    const after = replaceAt(before, ['marks', key], node(value));
    const parts = [...splitIntoFragments(after)];
    const written = parts.filter((part) => {
      const was = rows.get(buildFragmentKey(part));
      return was === undefined || !isSameFragment(was, part);
    });
    const places = new Set(parts.map(buildFragmentKey));
    const dropped = [...rows.keys()].filter((place) => !places.has(place));
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThanOrEqual(2);
    expect(dropped.length).toBeLessThanOrEqual(1);
    const again = assembleFragments(parts);
    expect(again === undefined ? 'in conflict' : calculateHash(again)).toBe(calculateHash(after));
  });
});

describe('priorities', () => {
  const long = (n: number): string => `${n}${'p'.repeat(200)}`;
  const ranked = (count: number): Json =>
    Object.fromEntries(numbers(count).map((n) => [keyOf(n), { '.value': 1, '.priority': long(n) }]));

  test('priorities count by their length, so rows with many priorities are no longer than others', () => {
    const parts = [...splitIntoFragments(node({ marks: ranked(20_000) }))];
    expect(Math.max(...parts.map((part) => formatExport(part.node).length))).toBeLessThan(1_000_000);
  });

  test('priorities do not keep a wide node in one row, with small or large children', () => {
    for (const value of [ranked(20_000), { a: texts(9, () => 300_000), b: 1 }] as const) {
      const tree = node({ marks: { '.priority': 'first', ...Object(value) } });
      const parts = [...splitIntoFragments(tree)];
      expect(parts.length).toBeGreaterThan(5);
      const again = assembleFragments(parts.toReversed());
      expect(again === undefined ? 'in conflict' : calculateHash(again)).toBe(calculateHash(tree));
    }
  });

  test('a changed priority rewrites one row', () => {
    const one = node({ '.priority': 'first', ...Object(texts(20_000, () => 30)) });
    const rows = new Map([...splitIntoFragments(one)].map((part) => [buildFragmentKey(part), part]));
    const written = [...splitIntoFragments(replacePriority(one, 'second'))].filter((part) => {
      const was = rows.get(buildFragmentKey(part));
      return was === undefined || !isSameFragment(was, part);
    });
    expect(written.map(({ kind }) => kind)).toEqual(['rank']);
  });
});

test('overlapping rows of a snapshot are refused, not merged', () => {
  const parts = [...splitIntoFragments(node(wide(20_000, () => 30)))];
  expect(assembleFragments([...parts, ...parts.filter(isRun).slice(0, 1)])).toBe(undefined);
});
