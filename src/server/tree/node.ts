import {
  buildChildren,
  LeafPage,
  changeChild,
  changeChildren,
  type ChildChange,
  type Children,
} from './children.ts';
import { compareKeys } from './keys.ts';
import type { KeyPath } from './paths.ts';

export type Scalar = boolean | number | string;
export type Priority = number | string | null;

/** An immutable value. Its hash is cached. */
export class LeafNode {
  readonly value: Scalar;
  readonly priority: Priority;
  hash: string | undefined;

  constructor(value: Scalar, priority: Priority = null) {
    this.value = value;
    this.priority = priority;
  }

  // A getter: as a field it would take eight megabytes for a million leaves.
  get kind(): 'leaf' {
    return 'leaf';
  }
}

/**
 * A node with children in key order. Immutable: a write creates new branches along its path and shares the rest, so
 * "did anything below change" is an identity comparison.
 */
export class BranchNode {
  readonly children: Children<TreeNode>;
  readonly priority: Priority;
  hash: string | undefined;
  text: string | undefined;

  constructor(children: Children<TreeNode>, priority: Priority = null) {
    this.children = children;
    this.priority = priority;
  }

  get kind(): 'branch' {
    return 'branch';
  }
}

export type TreeNode = LeafNode | BranchNode;
export type Tree = TreeNode | null;

export function getChild(tree: Tree, key: string): Tree {
  if (tree === null || tree.kind === 'leaf') return null;
  return tree.children.get(key) ?? null;
}

export function getNode(tree: Tree, path: KeyPath): Tree {
  let here = tree;
  for (const key of path) {
    if (here === null) return null;
    here = getChild(here, key);
  }
  return here;
}

/** Builds a branch of children in key order with unique keys; null if there are none. */
export function buildSortedBranch(
  keys: readonly string[],
  nodes: readonly TreeNode[],
  priority: Priority = null,
): BranchNode | null {
  const children = buildChildren(keys, nodes);
  return children === null ? null : new BranchNode(children, priority);
}

/** Builds a branch of children in any order; null if there are none. */
export function buildBranch(
  children: Iterable<readonly [string, TreeNode]>,
  priority: Priority = null,
): BranchNode | null {
  const sorted = [...children].toSorted(([a], [b]) => compareKeys(a, b));
  return buildSortedBranch(
    sorted.map(([key]) => key),
    sorted.map(([, node]) => node),
    priority,
  );
}

function withChild(tree: Tree, key: string, node: Tree): Tree {
  if (tree === null || tree.kind === 'leaf') {
    // Removing below a leaf does nothing; adding below it makes it a branch that keeps its priority.
    return node === null ? tree : buildSortedBranch([key], [node], tree?.priority);
  }
  return withOther(tree, changeChild(tree.children, [key, node]));
}

const withOther = (branch: BranchNode, children: Children<TreeNode> | null): BranchNode | null => {
  if (children === branch.children) return branch;
  return children === null ? null : new BranchNode(children, branch.priority);
};

/** A node to put at a path (null: removed). */
interface Put {
  readonly path: KeyPath;
  readonly node: Tree;
}

/**
 * Puts all nodes in their places; none may be within another. In one pass, so removals and additions below one node
 * happen together and each page is built once.
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
    ([key, group]) => [key, replaceAll(getChild(tree, key), group, depth + 1)] as const,
  );
  const [only, second] = children;
  if (only !== undefined && second === undefined) return withChild(tree, ...only);
  return replaceChildren(tree, children);
}

/** Puts these children, in any order with unique keys (null: removed). */
export function replaceChildren(tree: Tree, children: readonly ChildChange<TreeNode>[]): Tree {
  if (tree === null || tree.kind === 'leaf') {
    const there = children.flatMap(([key, node]) => (node === null ? [] : [[key, node] as const]));
    return there.length === 0 ? tree : buildBranch(there, tree?.priority);
  }
  const sorted = children.toSorted(([a], [b]) => compareKeys(a, b));
  return withOther(tree, changeChildren(tree.children, sorted));
}

export function replacePriority(tree: Tree, priority: Priority): Tree {
  if (tree === null || Object.is(tree.priority, priority)) return tree;
  return tree.kind === 'leaf' ? new LeafNode(tree.value, priority) : new BranchNode(tree.children, priority);
}

/** Returns `fresh`, rebuilt with the nodes of `old` wherever they are equal; `old` itself if nothing differs. */
export function shareEqualNodes(old: Tree, fresh: Tree): Tree {
  if (old === null || fresh === null || old === fresh) return fresh;
  if (!Object.is(old.priority, fresh.priority)) {
    return fresh.kind === 'leaf' ? fresh : shareChildren(old, fresh);
  }
  if (fresh.kind === 'leaf') return old.kind === 'leaf' && Object.is(old.value, fresh.value) ? old : fresh;
  return shareChildren(old, fresh);
}

function shareChildren(old: TreeNode, fresh: BranchNode): BranchNode {
  if (old.kind === 'leaf') return fresh;
  let same = old.children.size === fresh.children.size && Object.is(old.priority, fresh.priority);
  const before = old.children instanceof LeafPage ? foundIn(old.children) : metIn(old.children);
  const children = fresh.children.map((key, node) => {
    const own = before(key);
    const shared = shareEqualNodes(own, node) ?? node;
    if (shared !== own) same = false;
    return shared;
  });
  return same ? old : new BranchNode(children, fresh.priority);
}

/** Looks up a child of a small node. */
const foundIn =
  (children: LeafPage<TreeNode>) =>
  (key: string): Tree =>
    children.get(key) ?? null;

/** Looks up children of a large node in one walk. Must be called with keys in order. */
function metIn(children: Children<TreeNode>): (key: string) => Tree {
  const walk = children.forwards();
  let next = walk.next();
  return (key) => {
    while (next.done !== true && compareKeys(next.value[0], key) < 0) next = walk.next();
    return next.done !== true && next.value[0] === key ? next.value[1] : null;
  };
}
