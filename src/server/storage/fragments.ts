import { crc32 } from 'node:zlib';
import { TreeDraft } from '../tree/draft.ts';
import { compareKeys } from '../tree/keys.ts';
import {
  getNode,
  LeafNode,
  replaceAll,
  buildSortedBranch,
  replacePriority,
  type BranchNode,
  type Scalar,
  type Tree,
  type TreeNode,
} from '../tree/node.ts';
import type { KeyPath } from '../tree/paths.ts';
import { estimateWeight } from '../tree/weight.ts';

/**
 * A part of the tree stored as one row: a node with everything below it, or a run of neighboring children of a node too
 * large for one row. Large children of such a node have their own rows, and so does its priority (`rank`).
 */
export type Fragment =
  | { readonly kind: 'node'; readonly path: KeyPath; readonly node: TreeNode }
  | { readonly kind: 'run'; readonly path: KeyPath; readonly node: BranchNode }
  | { readonly kind: 'rank'; readonly path: KeyPath; readonly node: LeafNode };

/**
 * In a priority's row key, this takes the place of a run's first key. It is not a valid key, so it can't
 * equal one.
 */
export const RANK_MARKER = '.priority';

// Small enough to rewrite a busy part of the tree alone. Large enough that a competition is a few hundred
// rows: a hundred thousand would slow down the next start.
const LARGE = 262_144;
/**
 * Approximate length of a run. Cutting runs differently requires a new DATA_FORMAT: rows are identified by
 * where they begin.
 */
const RUN = 65_536;

const CHANCES = 2 ** 32;

/**
 * True if a run ends with this child. Depends only on its key and weight, so adding or removing a child
 * changes its own run and moves no other run's end.
 */
const endsRun = (key: string, weight: number): boolean => (crc32(key) / CHANCES) * RUN < weight;

/**
 * Cuts a tree into parts of bounded size. Parts unchanged since the last snapshot need no rewrite, so a
 * snapshot costs what changed, not the total.
 */
export function* splitIntoFragments(tree: Tree, path: KeyPath = []): Generator<Fragment> {
  if (tree === null) return;
  if (tree.kind === 'leaf' || estimateWeight(tree) <= LARGE) {
    yield { kind: 'node', path, node: tree };
    return;
  }
  if (tree.priority !== null) yield { kind: 'rank', path, node: new LeafNode(tree.priority) };
  let keys: string[] = [];
  let nodes: TreeNode[] = [];
  for (const [key, node] of tree.children.forwards()) {
    const weight = key.length + estimateWeight(node);
    if (weight >= RUN) {
      yield* splitIntoFragments(node, [...path, key]);
      continue;
    }
    keys.push(key);
    nodes.push(node);
    if (!endsRun(key, weight)) continue;
    yield* runOf(path, keys, nodes);
    [keys, nodes] = [[], []];
  }
  yield* runOf(path, keys, nodes);
}

function* runOf(path: KeyPath, keys: readonly string[], nodes: readonly TreeNode[]): Generator<Fragment> {
  const node = buildSortedBranch(keys, nodes);
  if (node !== null) yield { kind: 'run', path, node };
}

/** Identifies the row of a fragment. */
export function buildFragmentKey(fragment: Fragment): string {
  switch (fragment.kind) {
    case 'node':
      return JSON.stringify(fragment.path);
    case 'run':
      return JSON.stringify([fragment.path, fragment.node.children.firstKey]);
    case 'rank':
      return JSON.stringify([fragment.path, RANK_MARKER]);
  }
}

/** True if two fragments of one place are identical, so the row needs no rewrite. */
export function isSameFragment(a: Fragment, b: Fragment): boolean {
  if (a.kind === 'rank' || b.kind === 'rank')
    return a.kind === 'rank' && b.kind === 'rank' && Object.is(a.node.value, b.node.value);
  if (a.kind === 'node' || b.kind === 'node') return a.node === b.node;
  if (a.node.children.size !== b.node.children.size) return false;
  const others = b.node.children.forwards();
  return a.node.children.every((key, node) => {
    const other = others.next();
    return other.done !== true && other.value[0] === key && other.value[1] === node;
  });
}

/** Rebuilds the tree from its fragments, in any order; undefined if two of them hold the same children. */
export function assembleFragments(parts: readonly Fragment[]): Tree | undefined {
  const runs = new Map<string, { readonly path: KeyPath; readonly nodes: BranchNode[] }>();
  for (const part of parts) {
    if (part.kind !== 'run') continue;
    const text = JSON.stringify(part.path);
    const own = runs.get(text) ?? { path: part.path, nodes: [] };
    own.nodes.push(part.node);
    runs.set(text, own);
  }
  const draft = new TreeDraft(null);
  // Top down: a wide node goes before its large children.
  for (const { path, nodes } of [...runs.values()].toSorted((a, b) => a.path.length - b.path.length)) {
    const node = joined(nodes);
    if (node === undefined) return undefined;
    draft.putAll([{ path, node }]);
  }
  for (const part of parts) if (part.kind === 'node') draft.putAll([part]);
  const ranks = parts.filter((part) => part.kind === 'rank');
  return ranks.reduce<Tree>((tree, { path, node }) => ranked(tree, path, node.value), draft.finished());
}

const ranked = (tree: Tree, path: KeyPath, priority: Scalar): Tree =>
  typeof priority === 'boolean'
    ? tree
    : replaceAll(tree, [{ path, node: replacePriority(getNode(tree, path), priority) }]);

/** Joins runs of one node's children; undefined if two overlap. */
function joined(runs: readonly BranchNode[]): BranchNode | null | undefined {
  const keys: string[] = [];
  const nodes: TreeNode[] = [];
  for (const { children } of runs.toSorted((a, b) => compareKeys(a.children.firstKey, b.children.firstKey))) {
    const last = keys.at(-1);
    if (last !== undefined && compareKeys(last, children.firstKey) >= 0) return undefined;
    children.each((key, node) => {
      keys.push(key);
      nodes.push(node);
    });
  }
  return buildSortedBranch(keys, nodes);
}
