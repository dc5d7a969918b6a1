import type { BranchNode, Tree } from './node.ts';

/** Approximate overhead of a node. */
const NODE = 16;

// Trees share branches between writes, so weighing again costs only what changed.
const known = new WeakMap<BranchNode, number>();

/** The approximate size of a stored tree, in bytes. */
export function estimateWeight(tree: Tree): number {
  if (tree === null) return 0;
  const priority = typeof tree.priority === 'string' ? tree.priority.length : 0;
  if (tree.kind === 'leaf')
    return NODE + priority + (typeof tree.value === 'string' ? Buffer.byteLength(tree.value) : 0);
  let weight = known.get(tree);
  if (weight === undefined) {
    let below = 0;
    tree.children.each((key, node) => {
      below += Buffer.byteLength(key) + estimateWeight(node);
    });
    weight = NODE + priority + below;
    known.set(tree, weight);
  }
  return weight;
}
