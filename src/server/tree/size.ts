import type { BranchNode, Tree } from './node.ts';

// Trees share branches between writes, so counting again costs only what changed.
const known = new WeakMap<BranchNode, number>();

/** The number of nodes, leaves and branches. */
export function countNodes(tree: Tree): number {
  if (tree === null) return 0;
  if (tree.kind === 'leaf') return 1;
  let size = known.get(tree);
  if (size === undefined) {
    let below = 0;
    tree.children.each((_, node) => {
      below += countNodes(node);
    });
    size = 1 + below;
    known.set(tree, size);
  }
  return size;
}
