import { expect, test } from 'vitest';
import { findNews } from '../database/delivery.ts';
import { calculateHash } from './hash.ts';
import { buildIncomingNode } from './incomingNode.ts';
import type { Json } from './json.ts';
import { getNode, getChild, replaceAll, shareEqualNodes, type Tree } from './node.ts';
import { replaceAt } from './testing/replaceAt.ts';
import { compareChildren, type Child } from './order.ts';
import { MAX_KEY_BOUND, MIN_KEY_BOUND } from './keys.ts';
import type { KeyPath } from './paths.ts';
import { selectChildren, type QueryBound, type Query } from './query.ts';
import { countNodes } from './size.ts';
import { fc } from './testing/arbitrary.ts';
import { formatExport } from './text.ts';
import { limitRuns } from '../../domain/testing/tries.ts';
import { dropUndefined } from '../defined.ts';

// Nodes with more children than fit one page.

const node = (value: Json): Tree => buildIncomingNode(value, [], { now: 0, root: null });

const keyOf = (n: number): string => (n % 2 === 0 ? String(n) : `couple${n}`);
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

/** The model: nested maps with numbers at the ends. */
type Model = Map<string, Model | number>;

const modelOf = (count: number): Model =>
  new Map(numbers(count).map((n) => [keyOf(n), new Map([['mark', n % 7]])]));

function put(model: Model, [key = '', ...rest]: KeyPath, value: number | null): void {
  if (rest.length === 0) {
    if (value === null) model.delete(key);
    else model.set(key, value);
    return;
  }
  const below = model.get(key);
  if (below instanceof Map) {
    put(below, rest, value);
    if (below.size === 0) model.delete(key);
  } else if (value !== null) {
    const made: Model = new Map();
    put(made, rest, value);
    model.set(key, made);
  }
}

const jsonOf = (model: Model | number): Json =>
  typeof model === 'number'
    ? model
    : Object.fromEntries([...model].map(([key, value]) => [key, jsonOf(value)]));

const anyPatch = fc.record({
  path: fc
    .tuple(fc.nat(700).map(keyOf), fc.array(fc.constantFrom('mark', 'a', 'b'), { maxLength: 2 }))
    .map(([key, rest]): KeyPath => [key, ...rest]),
  value: fc.oneof(fc.nat(9), fc.constant(null)),
});

test('patches of a wide tree at any depth agree with a plain map, and earlier trees stay unchanged', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.array(anyPatch, { maxLength: 30 }), (count, patches) => {
      const model = modelOf(count);
      let tree = node(jsonOf(model));
      const history: [Tree, string][] = [[tree, formatExport(node(jsonOf(model)))]];
      for (const { path, value } of patches) {
        put(model, path, value);
        tree = replaceAt(tree, path, node(value));
        history.push([tree, formatExport(node(jsonOf(model)))]);
      }
      const fresh = node(jsonOf(model));
      expect([calculateHash(tree), countNodes(tree)]).toEqual([calculateHash(fresh), countNodes(fresh)]);
      expect(shareEqualNodes(tree, fresh)).toBe(tree);
      for (const [then, text] of history) expect(formatExport(then)).toBe(text);
    }),
    limitRuns(150),
  );
});

test('rewriting a tree with few differences changes and reports only those nodes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.array(anyPatch, { maxLength: 5 }), (count, patches) => {
      const model = modelOf(count);
      const before = node(jsonOf(model));
      for (const { path, value } of patches) put(model, path, value);
      const fresh = node(jsonOf(model));
      const after = shareEqualNodes(before, fresh);
      expect(formatExport(after)).toBe(formatExport(fresh));
      const touched = new Set(patches.map(({ path: [key] }) => key));
      for (const key of numbers(700).map(keyOf)) {
        const was = getChild(before, key);
        const is = getChild(after, key);
        expect(was === is).toBe(formatExport(was) === formatExport(is));
        if (!touched.has(key)) expect(is).toBe(was);
      }
      const happening = { before, after, path: [], changed: [[]] };
      expect(findNews(happening, []) === undefined).toBe(formatExport(before) === formatExport(fresh));
    }),
    limitRuns(100),
  );
});

test('an update of many children equals single writes', () => {
  fc.assert(
    fc.property(
      fc.nat(600),
      fc.uniqueArray(anyPatch, { selector: ({ path: [key] }) => key, maxLength: 300 }),
      (count, patches) => {
        const tree = node(jsonOf(modelOf(count)));
        const puts = patches.map(({ path, value }) => ({ path, node: node(value) }));
        const oneByOne = puts.reduce((now, { path, node: put }) => replaceAt(now, path, put), tree);
        expect(formatExport(replaceAll(tree, puts))).toBe(formatExport(oneByOne));
        expect(
          replaceAll(
            tree,
            puts.map(({ path }) => ({ path, node: getNode(tree, path) })),
          ),
        ).toBe(tree);
      },
    ),
    limitRuns(100),
  );
});

/** Applies a query to each child plainly, without shortcuts. */
function selectedPlainly(count: number, query: Query): Json {
  const { ordering, start, end, limit } = query;
  const all = numbers(count).map((n): Child | undefined => {
    const below = node({ mark: n % 7 });
    return below === null ? undefined : { key: keyOf(n), node: below };
  });
  const boundary = (bound: QueryBound): Child | undefined => {
    const key = ordering.by === 'key' ? String(bound.value) : bound.key;
    const below = bound.value === null ? node({ other: 1 }) : node({ mark: bound.value });
    return below === null ? undefined : { key, node: below };
  };
  const compare = (a: Child | undefined, b: Child | undefined): number =>
    a === undefined || b === undefined ? NaN : compareChildren(ordering, a, b);
  const ordered = all.toSorted(compare).filter((candidate) => {
    const afterStart = start === undefined ? 1 : compare(candidate, boundary(start));
    const beforeEnd = end === undefined ? -1 : compare(candidate, boundary(end));
    return (
      (afterStart > 0 || (afterStart === 0 && start?.inclusive === true)) &&
      (beforeEnd < 0 || (beforeEnd === 0 && end?.inclusive === true))
    );
  });
  const [first, last] =
    limit?.from === 'left' ? [0, limit.count] : [-(limit?.count ?? ordered.length), undefined];
  const taken = ordered.slice(first, last);
  return Object.fromEntries(
    taken.flatMap((each) =>
      each === undefined ? [] : [[each.key, JSON.parse(formatExport(each.node)) as Json]],
    ),
  );
}

const anyLimit = fc.option(
  fc.record({
    count: fc.integer({ min: 1, max: 150 }),
    from: fc.constantFrom('left' as const, 'right' as const),
  }),
  { nil: undefined },
);
const anyKeyBound = fc.option(
  fc.record({
    value: fc.oneof(fc.nat(700).map(keyOf), fc.constantFrom('0', 'zzz', '350', 'a')),
    key: fc.constantFrom(MIN_KEY_BOUND, MAX_KEY_BOUND),
    inclusive: fc.boolean(),
  }),
  { nil: undefined },
);
const anyMarkBound = fc.option(
  fc.record({
    value: fc.oneof(fc.nat(8), fc.constantFrom('x', true)),
    key: fc.oneof(fc.nat(700).map(keyOf), fc.constantFrom(MIN_KEY_BOUND, MAX_KEY_BOUND)),
    inclusive: fc.boolean(),
  }),
  { nil: undefined },
);
const queryOf = (
  ordering: Query['ordering'],
  start: QueryBound | undefined,
  end: QueryBound | undefined,
  limit: Query['limit'],
): Query => ({
  ordering,
  ...dropUndefined({ start, end, limit }),
});

test.each<[string, Query['ordering'], typeof anyKeyBound | typeof anyMarkBound]>([
  ['by key', { by: 'key' }, anyKeyBound],
  ['by a child', { by: 'child', path: ['mark'] }, anyMarkBound],
])(
  'a window of a wide node %s has the right start, end, first and last count',
  (_order, ordering, anyBound) => {
    fc.assert(
      fc.property(fc.nat(600), anyBound, anyBound, anyLimit, (count, start, end, limit) => {
        const query = queryOf(ordering, start, end, limit);
        const tree = node(jsonOf(modelOf(count)));
        expect(formatExport(selectChildren(tree, query))).toBe(
          formatExport(node(selectedPlainly(count, query))),
        );
      }),
      limitRuns(200),
    );
  },
);
