import { buildBranch, getChild, LeafNode, type BranchNode, type Tree, type TreeNode } from '../tree/node.ts';
import type { DerivedMask } from './definition.ts';

type Kept = readonly (readonly [string, TreeNode])[];

const kept = (key: string, node: Tree): Kept => (node === null ? [] : [[key, node]]);

function each(node: BranchNode, of: DerivedMask): Tree {
  const children: (readonly [string, TreeNode])[] = [];
  node.children.each((key, below) => {
    children.push(...kept(key, applyMask(below, of)));
  });
  return buildBranch(children);
}

/** Counts children, or those with `true` under `flagged`; null if no child is flagged. */
function counted(node: BranchNode, flagged: string | undefined): Tree {
  if (flagged === undefined) return new LeafNode(node.children.size);
  let count = 0;
  node.children.each((_, below) => {
    const flag = getChild(below, flagged);
    if (flag?.kind === 'leaf' && flag.value === true) count += 1;
  });
  return count === 0 ? null : new LeafNode(count);
}

/** Applies a mask, dropping priorities; null if nothing is left. */
export function applyMask(node: Tree, mask: DerivedMask): Tree {
  if (node === null) return null;
  switch (mask.kind) {
    case 'whole':
      return node;
    case 'count':
      return node.kind === 'leaf' ? null : counted(node, mask.flagged);
    case 'each':
      return node.kind === 'leaf' ? null : each(node, mask.of);
    case 'named':
      return buildBranch(
        Object.entries(mask.children).flatMap(([name, { as, from = name, of }]) =>
          kept(as, applyMask(getChild(node, from), of)),
        ),
      );
  }
}
