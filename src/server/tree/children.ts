import { compareKeys } from './keys.ts';

/** Entries per page; a page with siblings holds at least half. */
const MAX_PAGE_CHILDREN = 96;
const PAGE_LEAST = MAX_PAGE_CHILDREN / 2;

/** A new value for a key; null removes it. */
export type ChildChange<V> = readonly [key: string, value: V | null];

/**
 * A node's children in key order: a persistent B+ tree. It is immutable; a changed copy shares all untouched pages, so
 * a write among a hundred thousand siblings costs as much as among a hundred.
 */
export type Children<V> = LeafPage<V> | InnerPage<V>;

/** Index of `key` in sorted keys, or `-1 - index` of its insertion point. */
function locate(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = keys[middle];
    if (candidate === undefined) break;
    const order = compareKeys(candidate, key);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return -1 - low;
}

/** Index of the part a key belongs to; a key before all belongs to the first. */
function partOf(firsts: readonly string[], key: string): number {
  const found = locate(firsts, key);
  return found >= 0 ? found : Math.max(0, -2 - found);
}

/** Splits `count` entries into as few, about equally full pages as possible; yields their ends. */
function* pageEnds(count: number): Generator<number> {
  const pages = Math.ceil(count / MAX_PAGE_CHILDREN);
  for (let page = 1; page <= pages; page += 1) yield Math.floor((count * page) / pages);
}

/** A leaf page. Most nodes have only this one. */
export class LeafPage<V> {
  readonly keys: readonly string[];
  readonly values: readonly V[];

  constructor(keys: readonly string[], values: readonly V[]) {
    this.keys = keys;
    this.values = values;
  }

  get size(): number {
    return this.keys.length;
  }

  get used(): number {
    return this.keys.length;
  }

  get firstKey(): string {
    return this.keys[0] ?? '';
  }

  get lastKey(): string {
    return this.keys.at(-1) ?? '';
  }

  get(key: string): V | undefined {
    const index = locate(this.keys, key);
    return index < 0 ? undefined : this.values[index];
  }

  each(visit: (key: string, value: V) => void): void {
    this.keys.forEach((key, index) => {
      const value = this.values[index];
      if (value !== undefined) visit(key, value);
    });
  }

  /** Stops at the first child that fails. */
  every(holds: (key: string, value: V) => boolean): boolean {
    return this.keys.every((key, index) => {
      const value = this.values[index];
      return value === undefined || holds(key, value);
    });
  }

  /** The children in key order, starting at `from` or the next key. */
  *forwards(from?: string): Generator<readonly [key: string, value: V]> {
    const found = from === undefined ? 0 : locate(this.keys, from);
    for (let index = found < 0 ? -1 - found : found; index < this.keys.length; index += 1)
      yield* this.entry(index);
  }

  /** The children in reverse key order, starting at `from` or the previous key. */
  *backwards(from?: string): Generator<readonly [key: string, value: V]> {
    const found = from === undefined ? this.keys.length - 1 : locate(this.keys, from);
    for (let index = found < 0 ? -2 - found : found; index >= 0; index -= 1) yield* this.entry(index);
  }

  private *entry(index: number): Generator<readonly [key: string, value: V]> {
    const key = this.keys[index];
    const value = this.values[index];
    if (key !== undefined && value !== undefined) yield [key, value];
  }

  map(change: (key: string, value: V) => V): LeafPage<V> {
    return new LeafPage(
      this.keys,
      this.values.map((value, index) => change(this.keys[index] ?? '', value)),
    );
  }

  /** Applies changes sorted by key. Returns the pages that replace this one; none if nothing is left. */
  changed(changes: readonly ChildChange<V>[]): readonly LeafPage<V>[] {
    const keys: string[] = [];
    const values: V[] = [];
    let passed = 0;
    let isSame = true;
    let hasSameKeys = true;
    const keepUntil = (end: number): void => {
      for (; passed < end; passed += 1) {
        const value = this.values[passed];
        if (value === undefined) continue;
        keys.push(this.keys[passed] ?? '');
        values.push(value);
      }
    };
    for (const [key, value] of changes) {
      const index = locate(this.keys, key);
      const isThere = index >= 0;
      keepUntil(isThere ? index : -1 - index);
      if (value !== (isThere ? this.values[index] : null)) isSame = false;
      if (isThere === (value === null)) hasSameKeys = false;
      if (isThere) passed += 1;
      if (value === null) continue;
      keys.push(key);
      values.push(value);
    }
    if (isSame) return [this];
    keepUntil(this.keys.length);
    // Sliced to drop the spare capacity of grown arrays: pages live long.
    return hasSameKeys ? [new LeafPage(this.keys, values.slice())] : pagesOf(keys.slice(), values.slice());
  }

  /** Like `changed`, for one change. */
  changedAt([key, value]: ChildChange<V>): readonly LeafPage<V>[] {
    const { keys, values } = this;
    const index = locate(keys, key);
    if (index >= 0) {
      if (value !== null)
        return values[index] === value ? [this] : [new LeafPage(keys, values.with(index, value))];
      return keys.length === 1 ? [] : [new LeafPage(keys.toSpliced(index, 1), values.toSpliced(index, 1))];
    }
    if (value === null) return [this];
    const place = -1 - index;
    return pagesOf(keys.toSpliced(place, 0, key), values.toSpliced(place, 0, value));
  }

  /** Merges this page with the next into one, or two about equally full. */
  joined(next: Children<V>): readonly Children<V>[] {
    if (!(next instanceof LeafPage)) throw new Error('All leaves of a B+ tree lie equally deep.');
    return pagesOf([...this.keys, ...next.keys], [...this.values, ...next.values]);
  }
}

/** Puts sorted children on as many pages as needed. The arrays are reused if one page holds all. */
function pagesOf<V>(keys: readonly string[], values: readonly V[]): readonly LeafPage<V>[] {
  if (keys.length <= MAX_PAGE_CHILDREN) return keys.length === 0 ? [] : [new LeafPage(keys, values)];
  const pages: LeafPage<V>[] = [];
  let start = 0;
  for (const end of pageEnds(keys.length)) {
    pages.push(new LeafPage(keys.slice(start, end), values.slice(start, end)));
    start = end;
  }
  return pages;
}

/** A page of pages, for nodes with more children than fit on one. */
export class InnerPage<V> {
  /** The first key of each part. */
  readonly firsts: readonly string[];
  /** All equally deep. */
  readonly parts: readonly Children<V>[];
  readonly size: number;

  constructor(firsts: readonly string[], parts: readonly Children<V>[], size: number) {
    this.firsts = firsts;
    this.parts = parts;
    this.size = size;
  }

  get used(): number {
    return this.parts.length;
  }

  get firstKey(): string {
    return this.firsts[0] ?? '';
  }

  get lastKey(): string {
    return this.parts.at(-1)?.lastKey ?? '';
  }

  get(key: string): V | undefined {
    return this.parts[partOf(this.firsts, key)]?.get(key);
  }

  each(visit: (key: string, value: V) => void): void {
    for (const part of this.parts) part.each(visit);
  }

  every(holds: (key: string, value: V) => boolean): boolean {
    return this.parts.every((part) => part.every(holds));
  }

  *forwards(from?: string): Generator<readonly [key: string, value: V]> {
    const start = from === undefined ? 0 : partOf(this.firsts, from);
    for (let index = start; index < this.parts.length; index += 1) {
      const part = this.parts[index];
      if (part !== undefined) yield* part.forwards(index === start ? from : undefined);
    }
  }

  *backwards(from?: string): Generator<readonly [key: string, value: V]> {
    const start = from === undefined ? this.parts.length - 1 : partOf(this.firsts, from);
    for (let index = start; index >= 0; index -= 1) {
      const part = this.parts[index];
      if (part !== undefined) yield* part.backwards(index === start ? from : undefined);
    }
  }

  map(change: (key: string, value: V) => V): InnerPage<V> {
    return new InnerPage(
      this.firsts,
      this.parts.map((part) => part.map(change)),
      this.size,
    );
  }

  changed(changes: readonly ChildChange<V>[]): readonly InnerPage<V>[] {
    const parts: Children<V>[] = [];
    let passed = 0;
    let isSame = true;
    let needsMending = false;
    for (let from = 0; from < changes.length;) {
      const index = partOf(this.firsts, changes[from]?.[0] ?? '');
      const end = this.endOf(index, changes, from);
      parts.push(...this.parts.slice(passed, index));
      passed = index + 1;
      const part = this.parts[index];
      const made = part?.changed(changes.slice(from, end)) ?? [];
      for (const page of made) {
        parts.push(page);
        if (page.used < PAGE_LEAST) needsMending = true;
      }
      if (made.length !== 1 || made[0] !== part) isSame = false;
      from = end;
    }
    if (isSame) return [this];
    parts.push(...this.parts.slice(passed));
    return innerPagesOf(needsMending ? mended(parts) : parts);
  }

  changedAt(change: ChildChange<V>): readonly InnerPage<V>[] {
    const index = partOf(this.firsts, change[0]);
    const part = this.parts[index];
    if (part === undefined) return [this];
    const pages = part.changedAt(change);
    const [page, second] = pages;
    if (page === part) return [this];
    if (page === undefined || second !== undefined || page.used < PAGE_LEAST) {
      const parts = this.parts.toSpliced(index, 1, ...pages);
      return innerPagesOf(second === undefined ? mended(parts) : parts);
    }
    // The usual case: one page replaces one, so the data about the other pages is still valid.
    const { firstKey } = page;
    const firsts = firstKey === this.firsts[index] ? this.firsts : this.firsts.with(index, firstKey);
    return [new InnerPage(firsts, this.parts.with(index, page), this.size + page.size - part.size)];
  }

  /** End of the sorted changes that belong to this part. */
  private endOf(index: number, changes: readonly ChildChange<V>[], from: number): number {
    const next = this.firsts[index + 1];
    if (next === undefined) return changes.length;
    let end = from + 1;
    for (let change = changes[end]; change !== undefined; change = changes[end]) {
      if (compareKeys(change[0], next) >= 0) break;
      end += 1;
    }
    return end;
  }

  joined(next: Children<V>): readonly Children<V>[] {
    if (!(next instanceof InnerPage)) throw new Error('All leaves of a B+ tree lie equally deep.');
    return innerPagesOf(mended([...this.parts, ...next.parts]));
  }
}

/** Merges neighbors wherever one is less than half full. */
function mended<V>(parts: readonly Children<V>[]): readonly Children<V>[] {
  const whole: Children<V>[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before !== undefined && (before.used < PAGE_LEAST || part.used < PAGE_LEAST)) {
      whole.pop();
      whole.push(...before.joined(part));
    } else whole.push(part);
  }
  return whole;
}

function innerPagesOf<V>(parts: readonly Children<V>[]): readonly InnerPage<V>[] {
  const pages: InnerPage<V>[] = [];
  let start = 0;
  for (const end of pageEnds(parts.length)) {
    const own = parts.slice(start, end);
    pages.push(
      new InnerPage(
        own.map(({ firstKey }) => firstKey),
        own,
        own.reduce((sum, { size }) => sum + size, 0),
      ),
    );
    start = end;
  }
  return pages;
}

/** Builds the levels above these pages; null if there are none. */
function topOf<V>(pages: readonly Children<V>[]): Children<V> | null {
  let level = pages;
  while (level.length > 1) level = innerPagesOf(level);
  let top = level[0] ?? null;
  while (top instanceof InnerPage && top.parts.length === 1) top = top.parts[0] ?? null;
  return top;
}

/** Builds children from sorted unique keys and their values; null if there are none. Takes ownership of the arrays. */
export const buildChildren = <V>(keys: readonly string[], values: readonly V[]): Children<V> | null =>
  topOf(pagesOf(keys, values));

/** Applies changes sorted by unique key. Null if nothing is left; the same object if nothing differs. */
export const changeChildren = <V>(
  children: Children<V>,
  changes: readonly ChildChange<V>[],
): Children<V> | null => topOf(children.changed(changes));

/** Like `changeChildren`, for one change. */
export const changeChild = <V>(children: Children<V>, change: ChildChange<V>): Children<V> | null =>
  topOf(children.changedAt(change));
