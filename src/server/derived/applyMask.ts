import { buildBranch, getChild, LeafNode, type BranchNode, type Tree, type TreeNode } from '../tree/node.ts';
import { toPlainValue } from '../tree/text.ts';
import type { ChildCondition, DerivedMask } from './definition.ts';

type Kept = readonly (readonly [string, TreeNode])[];

const kept = (key: string, node: Tree): Kept => (node === null ? [] : [[key, node]]);

function each(node: BranchNode, of: DerivedMask): Tree {
  const children: (readonly [string, TreeNode])[] = [];
  node.children.each((key, below) => {
    children.push(...kept(key, applyMask(below, of)));
  });
  return buildBranch(children);
}

type NodeTest = (key: string, node: TreeNode) => boolean;

const isFlagged =
  (flagged: string): NodeTest =>
  (_, node) => {
    const flag = getChild(node, flagged);
    return flag?.kind === 'leaf' && flag.value === true;
  };

/** Nodes never change, so each is tested once: an update tests only the nodes that it replaced. */
const results = new WeakMap<ChildCondition, WeakMap<TreeNode, boolean>>();

function testsWith(where: ChildCondition): NodeTest {
  const known = results.get(where) ?? new WeakMap<TreeNode, boolean>();
  results.set(where, known);
  return (key, node) => {
    const result = known.get(node) ?? where(toPlainValue(node), key);
    known.set(node, result);
    return result;
  };
}

/** Counts the children that pass; null if there are none. */
function countPassing(node: BranchNode, passes: NodeTest): Tree {
  let count = 0;
  node.children.each((key, below) => {
    if (passes(key, below)) count += 1;
  });
  return count === 0 ? null : new LeafNode(count);
}

function counted(node: BranchNode, { flagged, where }: Extract<DerivedMask, { kind: 'count' }>): Tree {
  if (flagged !== undefined) return countPassing(node, isFlagged(flagged));
  return where === undefined ? new LeafNode(node.children.size) : countPassing(node, testsWith(where));
}

/** Applies a mask, dropping priorities; null if nothing is left. */
export function applyMask(node: Tree, mask: DerivedMask): Tree {
  if (node === null) return null;
  switch (mask.kind) {
    case 'whole':
      return node;
    case 'count':
      return node.kind === 'leaf' ? null : counted(node, mask);
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
