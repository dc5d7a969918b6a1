import { describe, expect, test } from 'vitest';
import {
  buildChildren,
  InnerPage,
  changeChild,
  changeChildren,
  type ChildChange,
  type Children,
} from './children.ts';
import { compareKeys } from './keys.ts';
import { arbitraryKey, fc } from './testing/arbitrary.ts';
import { limitRuns } from '../../domain/testing/tries.ts';

/** Entries per page. */
const PAGE_MOST = 96;
const PAGE_LEAST = PAGE_MOST / 2;

// The model: a plain map, sorted on demand.
type Model = ReadonlyMap<string, number>;

const inOrder = (model: Model): readonly (readonly [string, number])[] =>
  [...model].toSorted(([a], [b]) => compareKeys(a, b));

const built = (model: Model): Children<number> | null => {
  const entries = inOrder(model);
  return buildChildren(
    entries.map(([key]) => key),
    entries.map(([, value]) => value),
  );
};

const read = (children: Children<number> | null): readonly (readonly [string, number])[] => {
  const found: (readonly [string, number])[] = [];
  children?.each((key, value) => found.push([key, value]));
  return found;
};

/** Checks the pages of a tree and returns their depth. */
function depthOfSound(page: Children<number>, isTop = true): number {
  expect(page.used).toBeLessThanOrEqual(PAGE_MOST);
  expect(page.used).toBeGreaterThanOrEqual(isTop ? 1 : PAGE_LEAST);
  expect([page.firstKey, page.lastKey]).toEqual([read(page)[0]?.[0], read(page).at(-1)?.[0]]);
  if (!(page instanceof InnerPage)) {
    expect(page.values.length).toBe(page.keys.length);
    return 1;
  }
  expect(page.used).toBeGreaterThan(1);
  expect(page.firsts).toEqual(page.parts.map(({ firstKey }) => firstKey));
  expect(page.size).toBe(page.parts.reduce((sum, { size }) => sum + size, 0));
  const depths = new Set(page.parts.map((part) => depthOfSound(part, false)));
  expect(depths.size).toBe(1);
  return 1 + Math.max(...depths);
}

type Entries = readonly (readonly [string, number])[];

/** Compares as text, because comparing ten thousand pairs one by one takes longer than making them. */
const asText = (entries: Entries, size: number): string =>
  `${entries.map(([key, value]) => `${JSON.stringify(key)} ${value}`).join('\n')}\n${size} in all`;

/** The children's content, after checking their pages. */
function soundly(children: Children<number> | null): string {
  if (children !== null) depthOfSound(children);
  return asText(read(children), children?.size ?? 0);
}

const held = (model: Model): string => asText(inOrder(model), model.size);

/** Keys of all kinds: numbers, which sort first, push ids, and names. */
const keyOf = (n: number): string => [String(n), `-N${n.toString(36)}`, `couple${n}`][n % 3] ?? '';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const modelOf = (count: number): Map<string, number> =>
  new Map(numbers(count).map((n) => [keyOf(n), n] as const));

/** Sizes with none to three levels of pages. */
const anySize = fc.oneof(
  { weight: 2, arbitrary: fc.nat(3) },
  { weight: 4, arbitrary: fc.nat(PAGE_MOST * 5) },
  { weight: 1, arbitrary: fc.integer({ min: PAGE_MOST ** 2 - 200, max: PAGE_MOST ** 2 + 500 }) },
);

interface Batch {
  readonly changes: readonly ChildChange<number>[];
  readonly inOneGo: boolean;
}

const anyChange = fc.tuple(
  fc.oneof(fc.nat(PAGE_MOST ** 2 + 1000).map(keyOf), arbitraryKey),
  fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.nat() }),
);
/** Removes a range of keys, emptying pages. */
const anyGap = fc
  .record({ from: fc.nat(PAGE_MOST ** 2), count: fc.nat(PAGE_MOST * 5) })
  .map(({ from, count }) => numbers(count).map((n): ChildChange<number> => [keyOf(from + 3 * n), null]));
const anyBatch: fc.Arbitrary<Batch> = fc.record({
  changes: fc
    .oneof(
      fc.array(anyChange, { maxLength: 5 }),
      fc.array(anyChange, { minLength: 100, maxLength: 300 }),
      anyGap,
    )
    .map((changes) => [...new Map(changes)]),
  inOneGo: fc.boolean(),
});

function changedBy(children: Children<number> | null, { changes, inOneGo }: Batch): Children<number> | null {
  const sorted = changes.toSorted(([a], [b]) => compareKeys(a, b));
  let now = children;
  if (inOneGo && now !== null) return changeChildren(now, sorted);
  for (const change of changes) {
    if (now !== null) now = changeChild(now, change);
    else if (change[1] !== null) now = buildChildren([change[0]], [change[1]]);
  }
  return now;
}

function changedModel(model: Model, { changes }: Batch): Model {
  const after = new Map(model);
  for (const [key, value] of changes) {
    if (value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}

describe('against a plain sorted map', () => {
  test('single and batched changes of children agree with a plain sorted map, and earlier versions stay unchanged', () => {
    fc.assert(
      fc.property(anySize, fc.array(anyBatch, { maxLength: 6 }), (size, batches) => {
        let model: Model = modelOf(size);
        let children = built(model);
        const history: [Children<number> | null, Model][] = [[children, model]];
        for (const batch of batches) {
          children = changedBy(children, batch);
          model = changedModel(model, batch);
          history.push([children, model]);
        }
        for (const [version, then] of history) expect(soundly(version)).toEqual(held(then));
      }),
      limitRuns(150),
    );
  });

  test('children built at once, by one batch or one by one in any order, are the same and valid', () => {
    fc.assert(
      fc.property(anySize, fc.infiniteStream(fc.nat()), (size, chances) => {
        const model = modelOf(size);
        const shuffled = [...model]
          .map((entry) => ({ entry, chance: chances.next().value ?? 0 }))
          .toSorted((a, b) => a.chance - b.chance)
          .map(({ entry }) => entry);
        expect(soundly(built(model))).toEqual(held(model));
        expect(soundly(changedBy(null, { changes: shuffled, inOneGo: false }))).toEqual(held(model));
        const [first, ...others] = inOrder(model);
        const one = first === undefined ? null : buildChildren([first[0]], [first[1]]);
        expect(soundly(one === null ? null : changeChildren(one, others))).toEqual(held(model));
      }),
      limitRuns(30),
    );
  });

  test('children removed in any order leave the rest, down to nothing', () => {
    fc.assert(
      fc.property(fc.nat(PAGE_MOST * 10), fc.infiniteStream(fc.nat()), (size, chances) => {
        const model = modelOf(size);
        let children = built(model);
        const keys = [...model.keys()].toSorted(() => ((chances.next().value ?? 0) % 2 === 0 ? -1 : 1));
        for (const [index, key] of keys.entries()) {
          if (children !== null) children = changeChild(children, [key, null]);
          model.delete(key);
          if (index % 50 === 0) expect(soundly(children)).toEqual(held(model));
        }
        expect(children).toBe(null);
      }),
      limitRuns(40),
    );
  });

  test('each child is found and no other', () => {
    fc.assert(
      fc.property(anySize, fc.array(arbitraryKey), (size, others) => {
        const model = modelOf(size);
        const children = built(model);
        for (const [key, value] of model) expect(children?.get(key)).toBe(value);
        for (const key of others) expect(children?.get(key)).toBe(model.get(key));
      }),
      limitRuns(50),
    );
  });

  test('ranges of children run from a key, forwards and backwards, and only as far as consumed', () => {
    const anyFrom = fc.oneof(fc.nat(5000).map(keyOf), arbitraryKey, fc.constant(undefined));
    fc.assert(
      fc.property(anySize, anyFrom, fc.nat(200), (size, from, many) => {
        const model = modelOf(size);
        const children = built(model);
        const entries = inOrder(model);
        const after = entries.filter(([key]) => from === undefined || compareKeys(key, from) >= 0);
        const before = entries.filter(([key]) => from === undefined || compareKeys(key, from) <= 0);
        expect([...(children?.forwards(from) ?? [])]).toEqual(after);
        expect([...(children?.backwards(from) ?? [])]).toEqual(before.toReversed());
        const taken: (readonly [string, number])[] = [];
        for (const entry of children?.backwards(from) ?? []) {
          if (taken.length === many) break;
          taken.push(entry);
        }
        expect(taken).toEqual(before.toReversed().slice(0, many));
      }),
      limitRuns(100),
    );
  });

  test('a check of every child stops at the first failure', () => {
    fc.assert(
      fc.property(anySize, fc.nat(5000), (size, stranger) => {
        const asked: string[] = [];
        const entries = inOrder(modelOf(size));
        const holds = built(modelOf(size))?.every((key, value) => {
          asked.push(key);
          return value !== stranger;
        });
        const index = entries.findIndex(([, value]) => value === stranger);
        expect(holds ?? true).toBe(index === -1);
        expect(asked).toEqual((index === -1 ? entries : entries.slice(0, index + 1)).map(([key]) => key));
      }),
      limitRuns(50),
    );
  });
});

describe('sharing', () => {
  const pagesOf = (page: Children<number>): readonly Children<number>[] =>
    page instanceof InnerPage ? [page, ...page.parts.flatMap(pagesOf)] : [page];

  test('one changed child makes new pages along one path only', () => {
    const children = built(modelOf(PAGE_MOST ** 2));
    if (children === null) throw new Error('nothing was built');
    const before = new Set(pagesOf(children));
    const depth = depthOfSound(children);
    fc.assert(
      fc.property(fc.nat(PAGE_MOST ** 2), fc.nat(), (n, value) => {
        const after = changeChild(children, [keyOf(n), value]);
        const made = after === null ? [] : pagesOf(after).filter((page) => !before.has(page));
        // One new page per level; two where a page was full, and perhaps a new top page.
        expect(made.length).toBeLessThanOrEqual(2 * depth + 1);
      }),
    );
  });

  test('a change without a difference makes no new pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.array(fc.nat(10_000)), (size, some) => {
        const model = modelOf(size);
        const children = built(model);
        const same = [...new Set(some)]
          .map((n): ChildChange<number> => [keyOf(n), model.get(keyOf(n)) ?? null])
          .toSorted(([a], [b]) => compareKeys(a, b));
        if (children === null) throw new Error('nothing was built');
        expect(changeChildren(children, same)).toBe(children);
        for (const change of same) expect(changeChild(children, change)).toBe(children);
      }),
      limitRuns(50),
    );
  });

  test('other values under the same keys leave the earlier children unchanged', () => {
    const children = built(modelOf(5000));
    const doubled = children?.map((_, value) => value * 2) ?? null;
    expect(soundly(doubled)).toEqual(
      held(new Map([...modelOf(5000)].map(([key, value]) => [key, value * 2]))),
    );
    expect(soundly(children)).toEqual(held(modelOf(5000)));
  });
});

test('a hundred thousand children are at most four pages deep, even if appended in order', () => {
  let children = buildChildren(['0'], [0]);
  for (let n = 1; n < 100_000 && children !== null; n += 1) children = changeChild(children, [String(n), n]);
  expect(children?.size).toBe(100_000);
  expect(children === null ? 0 : depthOfSound(children)).toBeLessThanOrEqual(4);
});
