import { branchOf, child, Leaf, type BranchNode, type Tree, type TreeNode } from '../tree/node.ts';
import type { Mask } from './definition.ts';

type Kept = readonly (readonly [string, TreeNode])[];

const kept = (key: string, node: Tree): Kept => (node === null ? [] : [[key, node]]);

function each(node: BranchNode, of: Mask): Tree {
  const children: (readonly [string, TreeNode])[] = [];
  node.children.each((key, below) => {
    children.push(...kept(key, masked(below, of)));
  });
  return branchOf(children);
}

/** Counts children, or those with `true` under `flagged`; null if no child is flagged. */
function counted(node: BranchNode, flagged: string | undefined): Tree {
  if (flagged === undefined) return new Leaf(node.children.size);
  let count = 0;
  node.children.each((_, below) => {
    const flag = child(below, flagged);
    if (flag?.kind === 'leaf' && flag.value === true) count += 1;
  });
  return count === 0 ? null : new Leaf(count);
}

/** Applies a mask, dropping priorities; null if nothing is left. */
export function masked(node: Tree, mask: Mask): Tree {
  if (node === null) return null;
  switch (mask.kind) {
    case 'whole':
      return node;
    case 'count':
      return node.kind === 'leaf' ? null : counted(node, mask.flagged);
    case 'each':
      return node.kind === 'leaf' ? null : each(node, mask.of);
    case 'named':
      return branchOf(
        Object.entries(mask.children).flatMap(([name, { as, from = name, of }]) =>
          kept(as, masked(child(node, from), of)),
        ),
      );
  }
}
