import { isJsonObject, type Json } from './json.ts';
import { compareKeys } from './keys.ts';
import {
  buildBranch,
  LeafNode,
  buildSortedBranch,
  type BranchNode,
  type Priority,
  type Scalar,
  type Tree,
  type TreeNode,
} from './node.ts';

// The same dances, states and clubs appear thousands of times in a competition. Leaves are immutable and can be shared;
// fewer allocations save most of the cost of reading a large folder.
const MAX_LEAVES = 20_000;
const MAX_TEXT_CHARACTERS = 80;
const leaves = new Map<Scalar, LeafNode>();

function leafOf(value: Scalar): LeafNode {
  // A Map treats 0 and -0 as equal, so zeros are not shared.
  if (value === 0 || (typeof value === 'string' && value.length > MAX_TEXT_CHARACTERS))
    return new LeafNode(value);
  const kept = leaves.get(value);
  if (kept !== undefined) return kept;
  const leaf = new LeafNode(value);
  if (leaves.size < MAX_LEAVES) leaves.set(value, leaf);
  return leaf;
}

const isRanked = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function branchInOrder(
  keys: readonly string[],
  nodes: readonly TreeNode[],
  priority: Priority,
): BranchNode | null {
  for (let n = 1; n < keys.length; n += 1) {
    // JSON.parse puts integer keys first in an order that may differ from ours; nearly always it doesn't.
    if (compareKeys(keys[n - 1] ?? '', keys[n] ?? '') > 0)
      return buildBranch(
        nodes.map((node, index) => [keys[index] ?? '', node]),
        priority,
      );
  }
  return buildSortedBranch(keys, nodes, priority);
}

/**
 * Parses the output of `formatExport`; undefined for anything else. Keys, depths and sizes were checked
 * before writing; checking a competition's million nodes again would double the startup time.
 */
export function parseExported(value: Json): Tree | undefined {
  if (value === null) return null;
  if (typeof value !== 'object') return leafOf(value);
  if (!isJsonObject(value)) return undefined;
  let priority: Priority = null;
  const all = Object.keys(value);
  const keys: string[] = [];
  const nodes: TreeNode[] = [];
  for (const key of all) {
    const inner = value[key];
    if (key === '.priority') {
      if (!isRanked(inner)) return undefined;
      priority = inner;
    } else if (key === '.value') {
      const leaf = inner === undefined ? undefined : parseExported(inner);
      const rank = Object.hasOwn(value, '.priority') ? value['.priority'] : null;
      return leaf?.kind === 'leaf' && isRanked(rank) ? new LeafNode(leaf.value, rank) : undefined;
    } else {
      const node = inner === undefined ? undefined : parseExported(inner);
      if (node === undefined) return undefined;
      if (node === null) continue;
      keys.push(key);
      nodes.push(node);
    }
  }
  // Sliced to drop the spare capacity of grown arrays: a competition has a hundred thousand of them.
  return branchInOrder(keys.length === all.length ? all : keys.slice(), nodes.slice(), priority);
}
