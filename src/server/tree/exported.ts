import { isJsonObject, type Json } from './json.ts';
import { compareKeys } from './keys.ts';
import {
  branchOf,
  Leaf,
  sortedBranch,
  type Branch,
  type Priority,
  type Scalar,
  type Tree,
  type TreeNode,
} from './node.ts';

// The same dances, states and clubs stand in a competition thousands of times. A leaf never changes, so one is enough;
// what is not made is not collected either, and that is most of what reading a large folder costs.
const MOST_LEAVES = 20_000;
const LONGEST_TEXT = 80;
const leaves = new Map<Scalar, Leaf>();

function leafOf(value: Scalar): Leaf {
  // To a map 0 and -0 are one.
  if (value === 0 || (typeof value === 'string' && value.length > LONGEST_TEXT)) return new Leaf(value);
  const kept = leaves.get(value);
  if (kept !== undefined) return kept;
  const leaf = new Leaf(value);
  if (leaves.size < MOST_LEAVES) leaves.set(value, leaf);
  return leaf;
}

const isRanked = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function branchInOrder(
  keys: readonly string[],
  nodes: readonly TreeNode[],
  priority: Priority,
): Branch | null {
  for (let n = 1; n < keys.length; n += 1) {
    // JSON.parse puts some numbers first that we do not; nearly always the order is ours already.
    if (compareKeys(keys[n - 1] ?? '', keys[n] ?? '') > 0)
      return branchOf(
        nodes.map((node, index) => [keys[index] ?? '', node]),
        priority,
      );
  }
  return sortedBranch(keys, nodes, priority);
}

/**
 * Reads back what `exportText` wrote; undefined for what it never writes. Keys, depths and sizes were checked before it
 * was written, and a competition is a million nodes: checked again, they would double the time of a start.
 */
export function exportedNode(value: Json): Tree | undefined {
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
      const leaf = inner === undefined ? undefined : exportedNode(inner);
      const rank = Object.hasOwn(value, '.priority') ? value['.priority'] : null;
      return leaf?.kind === 'leaf' && isRanked(rank) ? new Leaf(leaf.value, rank) : undefined;
    } else {
      const node = inner === undefined ? undefined : exportedNode(inner);
      if (node === undefined) return undefined;
      if (node === null) continue;
      keys.push(key);
      nodes.push(node);
    }
  }
  // Not the lists that have grown: they have room to spare, and a competition is a hundred thousand of them.
  return branchInOrder(keys.length === all.length ? all : keys.slice(), nodes.slice(), priority);
}
