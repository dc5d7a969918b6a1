import type { Branch, Priority, Tree } from './node.ts';

// Small branches are weighed again each time: what is remembered of each would weigh more than they do.
const REMEMBERED = 4096;
const known = new WeakMap<Branch, number>();

const NUMBER = 8;
/** Quotation marks, a colon and a comma. */
const AROUND = 4;

const weightOfPriority = (priority: Priority): number =>
  priority === null ? 0 : AROUND * 3 + (typeof priority === 'string' ? priority.length : 0);

/** About how many characters the text of a tree has, without making it. The same for equal trees. */
export function weightOf(tree: Tree): number {
  if (tree === null) return 0;
  const own = AROUND + weightOfPriority(tree.priority);
  if (tree.kind === 'leaf') return own + (typeof tree.value === 'string' ? tree.value.length : NUMBER);
  const before = known.get(tree);
  if (before !== undefined) return before;
  let weight = own;
  tree.children.each((key, node) => {
    weight += key.length + AROUND + weightOf(node);
  });
  if (weight > REMEMBERED) known.set(tree, weight);
  return weight;
}
