import { fc } from './testing/arbitrary.ts';
import { arbitraryJson, arbitraryKey } from './testing/arbitrary.ts';
import { expect, test } from 'vitest';
import { RequestRefusal } from '../refusal.ts';
import { calculateHash } from './hash.ts';
import { buildIncomingNode, type WriteContext } from './incomingNode.ts';
import { parseJson, type Json } from './json.ts';
import { compareKeys, isKey } from './keys.ts';
import { getNode, replaceAll, shareEqualNodes, type Tree } from './node.ts';
import { replaceAt } from './testing/replaceAt.ts';
import { parsePath, parseWritePlace } from './paths.ts';
import { formatExport, toPlainValue } from './text.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

const EMPTY: WriteContext = { now: 1000, root: null };
const node = (value: Json, path: readonly string[] = []): Tree => buildIncomingNode(value, path, EMPTY);

const refusal = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof RequestRefusal ? error.message : String(error);
  }
};

test('keys of the tree are ordered with 32-bit integers first, by value, and the rest by code units', () => {
  const keys = ['b', '2147483648', '10', '9', '007', '7', '-3', 'a', 'Z', '1e3', '07'];
  expect(keys.toSorted(compareKeys)).toEqual([
    '-3',
    '7',
    '07',
    '007',
    '9',
    '10',
    '1e3',
    '2147483648',
    'Z',
    'a',
    'b',
  ]);
});

test('a key that looks like a 32-bit integer is ordered by its value, whatever its length', () => {
  const INTEGER = /^-?0*\d{1,10}$/;
  const isInteger = (key: string): boolean =>
    INTEGER.test(key) && Number(key) >= -2_147_483_648 && Number(key) <= 2_147_483_647;
  const numeric = fc
    .tuple(fc.constantFrom('', '-', '--'), fc.nat(12), fc.oneof(fc.nat(200), fc.nat(5_000_000_000)))
    .map(([sign, zeros, number]) => `${sign}${'0'.repeat(zeros)}${number}`);
  const edge = fc.constantFrom('-', '-0', '2147483647', '2147483648', '-2147483648', '-2147483649', '1x');
  const key = fc.oneof(numeric, edge, arbitraryKey);
  fc.assert(
    fc.property(key, key, (a, b) => {
      const [first, second] = [isInteger(a), isInteger(b)];
      const text = Number(a > b) - Number(a < b);
      const number = first && second ? Number(a) - Number(b) || a.length - b.length : 0;
      const expected = Number(second) - Number(first) || number || text;
      expect(Math.sign(compareKeys(a, b))).toBe(Math.sign(expected));
    }),
    limitRuns(2000),
  );
});

test('an invalid key is refused', () => {
  const bad = ['', 'a.b', 'a#', '$a', 'a/b', '[a]', 'a\u0000', 'a\u007f', 'ü'.repeat(385)];
  expect(bad.filter(isKey)).toEqual([]);
  expect(isKey('ü'.repeat(384))).toBe(true);
  expect(isKey('__proto__')).toBe(true);
});

test('a path may have extra slashes, and is refused with invalid keys or too many levels', () => {
  expect(parsePath('//a///b/')).toEqual(['a', 'b']);
  expect(refusal(() => parsePath('/a.b'))).toContain('Invalid key');
  expect(refusal(() => parsePath('/.info/connected'))).toContain('Invalid key');
  expect(refusal(() => parsePath('x/'.repeat(33)))).toContain('too deep');
  expect(parseWritePlace('/a/.priority')).toEqual({ path: ['a'], priorityOnly: true });
});

test('an invalid value is refused with a sentence', () => {
  const nested = (depth: number): Json => (depth === 0 ? 1 : { x: nested(depth - 1) });
  expect(refusal(() => node({ 'a.b': 1 }))).toContain('Invalid key');
  expect(refusal(() => node(nested(33)))).toContain('too deep');
  expect(refusal(() => node(nested(32)))).toBeUndefined();
  expect(
    refusal(() =>
      node(
        nested(2),
        Array.from({ length: 31 }, () => 'x'),
      ),
    ),
  ).toContain('too deep');
  expect(refusal(() => node('ü'.repeat(5_242_881)))).toContain('String too long');
  expect(refusal(() => node(parseJson('1e999') ?? null))).toContain('Number too large');
  expect(refusal(() => node({ '.sv': 'nope' }))).toContain('server value');
  expect(refusal(() => node({ '.value': { a: 1 } }))).toContain('.value');
  expect(refusal(() => node({ '.value': 1, '.priority': true }))).toContain('priority');
  expect(refusal(() => node({ '.other': 1 }))).toContain('Invalid key');
});

test('a hundred thousand brackets are refused, and do not crash the server', () => {
  const deep = parseJson(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`);
  expect(deep === undefined || refusal(() => node(deep)) !== undefined).toBe(true);
});

test('a server value has one time per write, and an increment starts at 0 without a number', () => {
  const moment: WriteContext = { now: 5, root: node({ n: 2, s: 'x' }) };
  const value = buildIncomingNode(
    {
      a: { '.sv': 'timestamp' },
      b: { '.value': { '.sv': 'timestamp' }, '.priority': { '.sv': 'timestamp' } },
      n: { '.sv': { increment: 1.5 } },
      s: { '.sv': { increment: 3 } },
    },
    [],
    moment,
  );
  expect(formatExport(value)).toBe('{"a":5,"b":{".value":5,".priority":5},"n":3.5,"s":3}');
});

test('a lone surrogate is no key, and is replaced in a text, since the SDK can’t hash it', () => {
  expect(refusal(() => node({ 'a\ud800': 1 }))).toContain('Invalid key');
  expect(refusal(() => parsePath('/\udc00'))).toContain('Invalid key');
  expect(formatExport(node(['a\ud800', '\udc00b', '😀']))).toBe('{"0":"a\ufffd","1":"\ufffdb","2":"😀"}');
});

test('__proto__ and constructor are ordinary keys', () => {
  const value = parseJson('{"__proto__":{"x":1},"constructor":2}') ?? null;
  expect(formatExport(node(value))).toBe('{"__proto__":{"x":1},"constructor":2}');
  expect(getNode(node({ a: 1 }), ['constructor'])).toBe(null);
  expect(JSON.stringify(toPlainValue(node(value)))).toBe('{"__proto__":{"x":1},"constructor":2}');
});

test('a child turns a leaf into an object, a leaf removes children, and removing the last child removes its parents', () => {
  const leaf = node({ a: { '.value': 1, '.priority': 3 } });
  expect(formatExport(replaceAt(leaf, ['a', 'b'], node(2)))).toBe('{"a":{".priority":3,"b":2}}');
  expect(replaceAt(leaf, ['a', 'b'], null)).toBe(leaf);
  expect(formatExport(replaceAt(node({ a: { b: 1 } }), ['a'], node(5)))).toBe('{"a":5}');
  expect(replaceAt(node({ a: { b: { c: 1 } } }), ['a', 'b', 'c'], null)).toBe(null);
});

test('a node is read as a list if more than half of it is filled, from 0 upwards', () => {
  const shown = (value: Json): Json => toPlainValue(node(value));
  expect(shown(['a', null, 'c'])).toEqual(['a', null, 'c']);
  expect(shown({ 0: 'a', 4: 'b' })).toEqual({ 0: 'a', 4: 'b' });
  expect(shown({ '00': 'a', 1: 'b' })).toEqual({ '00': 'a', 1: 'b' });
  expect(formatExport(node(['a', null, 'c']))).toBe('{"0":"a","2":"c"}');
});

test('any write reads back the same, with the same hash', () => {
  fc.assert(
    fc.property(arbitraryJson, (value) => {
      const tree = node(value);
      const text = formatExport(tree);
      const again = node(parseJson(text) ?? null);
      expect(formatExport(again)).toBe(text);
      expect(calculateHash(again)).toBe(calculateHash(tree));
    }),
  );
});

test('sharing equal parts of a tree changes only their identity', () => {
  fc.assert(
    fc.property(arbitraryJson, arbitraryJson, (before, after) => {
      const old = node(before);
      const fresh = node(after);
      const shared = shareEqualNodes(old, fresh);
      expect(formatExport(shared)).toBe(formatExport(fresh));
      expect(shared === old).toBe(formatExport(old) === formatExport(fresh));
    }),
  );
});

test('writing and clearing a path leaves the rest unchanged', () => {
  fc.assert(
    fc.property(arbitraryJson, fc.array(arbitraryKey, { minLength: 1, maxLength: 4 }), (value, path) => {
      const tree = node(value);
      fc.pre(getNode(tree, path.slice(0, 1)) === null);
      const there = replaceAt(tree, path, node('x'));
      expect(formatExport(getNode(there, path))).toBe('"x"');
      fc.pre(tree === null || tree.kind === 'branch');
      expect(formatExport(replaceAt(there, path, null))).toBe(formatExport(tree));
    }),
  );
});

test('a multi-path update equals single writes, and creates no new nodes without changes', () => {
  const value = fc.oneof(arbitraryJson, fc.constant(null));
  const places = fc.uniqueArray(fc.tuple(arbitraryKey, arbitraryKey, value), {
    selector: ([a, b]) => `${a}/${b}`,
    maxLength: 8,
  });
  fc.assert(
    fc.property(arbitraryJson, places, (before, puts) => {
      const tree = node(before);
      const placed = puts.map(([a, b, value]) => ({ path: [a, b], node: node(value, [a, b]) }));
      // Removals go last, because a node that is briefly empty loses its priority.
      const ordered = placed.toSorted((a, b) => Number(a.node === null) - Number(b.node === null));
      const oneByOne = ordered.reduce((result, { path, node }) => replaceAt(result, path, node), tree);
      expect(formatExport(replaceAll(tree, placed))).toBe(formatExport(oneByOne));
      const same = placed.map(({ path }) => ({ path, node: getNode(tree, path) }));
      expect(replaceAll(tree, same)).toBe(tree);
    }),
    limitRuns(300),
  );
});
