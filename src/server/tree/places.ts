import type { KeyPath } from './paths.ts';

/** A path with its items. */
export interface PathEntry<T> {
  readonly path: KeyPath;
  readonly items: ReadonlySet<T>;
}

interface Branch<T> {
  readonly path: KeyPath;
  readonly items: Set<T>;
  readonly below: Map<string, Branch<T>>;
}

/** Items filed under the paths they watch, so a change finds the affected ones without visiting all. */
export class PathIndex<T> {
  private readonly top: Branch<T> = { path: [], items: new Set(), below: new Map() };

  add(path: KeyPath, item: T): void {
    let here = this.top;
    path.forEach((key, depth) => {
      const next = here.below.get(key) ?? {
        path: path.slice(0, depth + 1),
        items: new Set(),
        below: new Map(),
      };
      here.below.set(key, next);
      here = next;
    });
    here.items.add(item);
  }

  remove(path: KeyPath, item: T): void {
    const way: Branch<T>[] = [this.top];
    for (const key of path) {
      const next = way.at(-1)?.below.get(key);
      if (next === undefined) return;
      way.push(next);
    }
    way.at(-1)?.items.delete(item);
    for (let depth = path.length; depth > 0; depth -= 1) {
      const branch = way[depth];
      if (branch === undefined || branch.items.size > 0 || branch.below.size > 0) return;
      way[depth - 1]?.below.delete(path[depth - 1] ?? '');
    }
  }

  /**
   * Finds the paths affected by changes: above, at or below them. Upper paths come first, so a watcher of both sees the
   * whole change before a part of it.
   */
  concerned(changes: readonly KeyPath[]): Generator<PathEntry<T>> {
    return this.visit(this.top, changes);
  }

  private *visit(branch: Branch<T>, changes: readonly KeyPath[]): Generator<PathEntry<T>> {
    if (branch.items.size > 0) yield branch;
    if (branch.below.size === 0) return;
    const depth = branch.path.length;
    if (changes.some((path) => path.length <= depth)) {
      for (const below of branch.below.values()) yield* this.visit(below, changes);
      return;
    }
    const byKey = groupByKey(changes, depth);
    for (const [key, inside] of byKey) {
      const below = branch.below.get(key);
      if (below !== undefined) yield* this.visit(below, inside);
    }
  }
}

function groupByKey(changes: readonly KeyPath[], depth: number): Map<string, KeyPath[]> {
  const groups = new Map<string, KeyPath[]>();
  for (const path of changes) {
    const key = path[depth] ?? '';
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [path]);
    else group.push(path);
  }
  return groups;
}
