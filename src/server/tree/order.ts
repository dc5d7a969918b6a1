import { compareKeys } from './keys.ts';
import { getNode, type Priority, type Tree, type TreeNode } from './node.ts';
import type { KeyPath } from './paths.ts';

/** Order of types: null, false, true, numbers, strings, objects. */
function rank(tree: Tree): number {
  if (tree === null) return 0;
  if (tree.kind === 'branch') return 5;
  if (tree.value === false) return 1;
  if (tree.value === true) return 2;
  return typeof tree.value === 'number' ? 3 : 4;
}

/** Compares values; all objects are equal. */
export function compareValues(a: Tree, b: Tree): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0 || a === null || b === null || a.kind === 'branch' || b.kind === 'branch')
    return difference;
  return Number(a.value > b.value) - Number(a.value < b.value);
}

function priorityRank(priority: Priority): number {
  if (priority === null) return 0;
  return typeof priority === 'number' ? 1 : 2;
}

/** Compares priorities: none, numbers, strings. */
export function comparePriorities(a: Priority, b: Priority): number {
  const difference = priorityRank(a) - priorityRank(b);
  if (difference !== 0 || a === null || b === null) return difference;
  return Number(a > b) - Number(a < b);
}

export type QueryOrdering =
  | { readonly by: 'key' }
  | { readonly by: 'value' }
  | { readonly by: 'priority' }
  | { readonly by: 'child'; readonly path: KeyPath };

export interface Child {
  readonly key: string;
  readonly node: TreeNode;
}

/** Compares two children; ties are broken by key. */
export function compareChildren(ordering: QueryOrdering, a: Child, b: Child): number {
  switch (ordering.by) {
    case 'key':
      return compareKeys(a.key, b.key);
    case 'value':
      return compareValues(a.node, b.node) || compareKeys(a.key, b.key);
    case 'priority':
      return comparePriorities(a.node.priority, b.node.priority) || compareKeys(a.key, b.key);
    case 'child':
      return (
        compareValues(getNode(a.node, ordering.path), getNode(b.node, ordering.path)) ||
        compareKeys(a.key, b.key)
      );
  }
}
