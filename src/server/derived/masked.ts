import { branchOf, child, Leaf, type Branch, type Tree, type TreeNode } from '../tree/node.ts';
import type { Mask } from './definition.ts';

type Kept = readonly (readonly [string, TreeNode])[];

const kept = (key: string, node: Tree): Kept => (node === null ? [] : [[key, node]]);

function each(node: Branch, of: Mask): Tree {
  const children: (readonly [string, TreeNode])[] = [];
  node.children.each((key, below) => {
    children.push(...kept(key, masked(below, of)));
  });
  return branchOf(children);
}

/** What a mask leaves of a node, without priorities; nothing where nothing is left. */
export function masked(node: Tree, mask: Mask): Tree {
  if (node === null) return null;
  switch (mask.kind) {
    case 'whole':
      return node;
    case 'count':
      return node.kind === 'leaf' ? null : new Leaf(node.children.size);
    case 'each':
      return node.kind === 'leaf' ? null : each(node, mask.of);
    case 'named':
      return branchOf(
        Object.entries(mask.children).flatMap(([name, { as, of }]) =>
          kept(as, masked(child(node, name), of)),
        ),
      );
  }
}
