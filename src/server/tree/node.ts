import { compareKeys } from './keys.ts';
import type { Path } from './paths.ts';

export type Scalar = boolean | number | string;
export type Priority = number | string | null;

/** One value at the end of a path. Never changes; hash and text are remembered once asked for. */
export class Leaf {
  readonly kind = 'leaf';
  readonly value: Scalar;
  readonly priority: Priority;
  hash: string | undefined;

  constructor(value: Scalar, priority: Priority = null) {
    this.value = value;
    this.priority = priority;
  }
}

/**
 * A node with children, in key order. Never changes: a write makes new branches along its path and shares the rest,
 * so "did anything change below here" is a comparison of identities.
 *
 * Sorted arrays and not a balanced tree: copying ten thousand references takes microseconds, and both the hash and the
 * text need the children in order anyway.
 */
export class Branch {
  readonly kind = 'branch';
  readonly keys: readonly string[];
  readonly nodes: readonly TreeNode[];
  readonly priority: Priority;
  hash: string | undefined;
  text: string | undefined;

  constructor(keys: readonly string[], nodes: readonly TreeNode[], priority: Priority = null) {
    this.keys = keys;
    this.nodes = nodes;
    this.priority = priority;
  }
}

export type TreeNode = Leaf | Branch;
/** A node, or nothing. */
export type Tree = TreeNode | null;

/** Where `key` is among the sorted keys, or where it would be inserted (then `found` is false). */
function locate(keys: readonly string[], key: string): { index: number; found: boolean } {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = keys[middle];
    if (candidate === undefined) break;
    const order = compareKeys(candidate, key);
    if (order === 0) return { index: middle, found: true };
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return { index: low, found: false };
}

export function child(tree: Tree, key: string): Tree {
  if (tree === null || tree.kind === 'leaf') return null;
  const { index, found } = locate(tree.keys, key);
  return found ? (tree.nodes[index] ?? null) : null;
}

export function at(tree: Tree, path: Path): Tree {
  let here = tree;
  for (const key of path) {
    if (here === null) return null;
    here = child(here, key);
  }
  return here;
}

/** A branch of children in any order; nothing where there are none. */
export function branchOf(
  children: Iterable<readonly [string, TreeNode]>,
  priority: Priority = null,
): Branch | null {
  const sorted = [...children].toSorted(([a], [b]) => compareKeys(a, b));
  if (sorted.length === 0) return null;
  return new Branch(
    sorted.map(([key]) => key),
    sorted.map(([, node]) => node),
    priority,
  );
}

function withChild(tree: Tree, key: string, node: Tree): Tree {
  if (tree === null || tree.kind === 'leaf') {
    // Removing below a leaf removes nothing; adding below it makes it an object that keeps its priority.
    return node === null ? tree : new Branch([key], [node], tree === null ? null : tree.priority);
  }
  const { index, found } = locate(tree.keys, key);
  if (node === null) {
    if (!found) return tree;
    return tree.keys.length === 1
      ? null
      : new Branch(tree.keys.toSpliced(index, 1), tree.nodes.toSpliced(index, 1), tree.priority);
  }
  if (found) {
    return tree.nodes[index] === node
      ? tree
      : new Branch(tree.keys, tree.nodes.with(index, node), tree.priority);
  }
  return new Branch(tree.keys.toSpliced(index, 0, key), tree.nodes.toSpliced(index, 0, node), tree.priority);
}

/** The tree with `node` at `path`; a parent left without children vanishes. Unchanged trees keep their identity. */
export function replaceAt(tree: Tree, path: Path, node: Tree, depth = 0): Tree {
  const key = path[depth];
  if (key === undefined) return node;
  return withChild(tree, key, replaceAt(child(tree, key), path, node, depth + 1));
}

/** A node that is put somewhere (nothing: removed). */
interface Put {
  readonly path: Path;
  readonly node: Tree;
}

/**
 * The tree with all of these in their places, none of which lies within another. One by one each would copy the list of
 * its neighbours: a hundred thousand new children of one node would take a minute.
 */
export function replaceAll(tree: Tree, puts: readonly Put[], depth = 0): Tree {
  const [first] = puts;
  if (first === undefined) return tree;
  if (first.path.length === depth) return first.node;
  const byKey = new Map<string, Put[]>();
  for (const put of puts) {
    const key = put.path[depth] ?? '';
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [put]);
    else group.push(put);
  }
  const children = [...byKey].map(
    ([key, group]) => [key, replaceAll(child(tree, key), group, depth + 1)] as const,
  );
  const [only, second] = children;
  if (only !== undefined && second === undefined) return withChild(tree, ...only);
  return tree === null || tree.kind === 'leaf' ? newBranch(tree, children) : withChildren(tree, children);
}

type Children = readonly (readonly [string, Tree])[];

function newBranch(tree: Leaf | null, children: Children): Tree {
  const there = children.flatMap(([key, node]) => (node === null ? [] : [[key, node] as const]));
  return there.length === 0 ? tree : branchOf(there, tree === null ? null : tree.priority);
}

/** The old children and the changed ones in one pass: both are in order. */
function withChildren(branch: Branch, children: Children): Tree {
  const keys: string[] = [];
  const nodes: TreeNode[] = [];
  let passed = 0;
  let changed = false;
  const keepUntil = (end: number): void => {
    for (; passed < end; passed += 1) {
      const node = branch.nodes[passed];
      keys.push(branch.keys[passed] ?? '');
      if (node !== undefined) nodes.push(node);
    }
  };
  for (const [key, node] of children.toSorted(([a], [b]) => compareKeys(a, b))) {
    const { index, found } = locate(branch.keys, key);
    keepUntil(index);
    changed ||= node !== (found ? branch.nodes[index] : null);
    if (found) passed += 1;
    if (node === null) continue;
    keys.push(key);
    nodes.push(node);
  }
  if (!changed) return branch;
  keepUntil(branch.keys.length);
  return keys.length === 0 ? null : new Branch(keys, nodes, branch.priority);
}

export function withPriority(tree: Tree, priority: Priority): Tree {
  if (tree === null || Object.is(tree.priority, priority)) return tree;
  return tree.kind === 'leaf' ? new Leaf(tree.value, priority) : new Branch(tree.keys, tree.nodes, priority);
}

/** `fresh`, built from the nodes of `old` wherever they are equal; `old` itself when nothing differs. */
export function shareWith(old: Tree, fresh: Tree): Tree {
  if (old === null || fresh === null || old === fresh) return fresh;
  if (!Object.is(old.priority, fresh.priority)) {
    return fresh.kind === 'leaf' ? fresh : shareChildren(old, fresh);
  }
  if (fresh.kind === 'leaf') return old.kind === 'leaf' && Object.is(old.value, fresh.value) ? old : fresh;
  return shareChildren(old, fresh);
}

function shareChildren(old: TreeNode, fresh: Branch): Branch {
  if (old.kind === 'leaf') return fresh;
  let same = old.keys.length === fresh.keys.length && Object.is(old.priority, fresh.priority);
  const nodes = fresh.nodes.map((node, index) => {
    const key = fresh.keys[index] ?? '';
    const before = old.keys[index] === key ? (old.nodes[index] ?? null) : child(old, key);
    const shared = shareWith(before, node) ?? node;
    // The keys of both are sorted, so equal lists have equal nodes index by index.
    if (shared !== old.nodes[index] || old.keys[index] !== key) same = false;
    return shared;
  });
  return same ? old : new Branch(fresh.keys, nodes, fresh.priority);
}
