import { createHash } from 'node:crypto';
import { compareKeys } from './keys.ts';
import type { BranchNode, LeafNode, Priority, Tree, TreeNode } from './node.ts';
import { comparePriorities } from './order.ts';

const eightBytes = Buffer.alloc(8);

/** The double as big-endian lower-case hex. Minus zero keeps its sign. */
function numberText(value: number): string {
  eightBytes.writeDoubleBE(value);
  return eightBytes.toString('hex');
}

const priorityText = (priority: number | string): string =>
  typeof priority === 'number' ? `number:${numberText(priority)}` : `string:${priority}`;

const prefix = (priority: Priority): string =>
  priority === null ? '' : `priority:${priorityText(priority)}:`;

function leafText(leaf: LeafNode): string {
  const { value } = leaf;
  if (typeof value === 'number') return `number:${numberText(value)}`;
  return typeof value === 'boolean' ? `boolean:${value}` : `string:${value}`;
}

function branchText({ children }: BranchNode): string {
  let text = '';
  const add = (key: string, node: TreeNode): void => {
    text += `:${key}:${calculateHash(node)}`;
  };
  // Branches are in key order; only children with priorities need another order.
  if (children.every((_, node) => node.priority === null)) children.each(add);
  else {
    const byPriority = [...children.forwards()].toSorted(
      ([a, one], [b, other]) => comparePriorities(one.priority, other.priority) || compareKeys(a, b),
    );
    for (const [key, node] of byPriority) add(key, node);
  }
  return text;
}

const sha1 = (text: string): string => createHash('sha1').update(text, 'utf8').digest('base64');

function compute(node: TreeNode): string {
  return sha1(prefix(node.priority) + (node.kind === 'leaf' ? leafText(node) : branchText(node)));
}

/** The hash a client sends for the data it has; '' for none. Cached in the node. */
export function calculateHash(tree: Tree): string {
  if (tree === null) return '';
  tree.hash ??= compute(tree);
  return tree.hash;
}
