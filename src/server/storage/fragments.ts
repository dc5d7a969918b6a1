import type { Branch, Tree, TreeNode } from '../tree/node.ts';
import type { Path } from '../tree/paths.ts';
import { exportText } from '../tree/text.ts';

/** A part of the tree that is kept as one row. */
export interface Fragment {
  readonly path: Path;
  readonly node: TreeNode;
}

// Small enough that a busy corner of the tree is rewritten alone; large enough that a competition is some hundred rows and not a
// hundred thousand, of which each costs time at the next start.
const FRAGMENT_CHARACTERS = 262_144;

/**
 * Cuts a tree into parts of bounded size. A part whose node is the very same as at the last snapshot need not be written
 * again: that makes a snapshot cost what has changed, not what there is.
 */
export function* fragments(tree: Tree, path: Path = []): Generator<Fragment> {
  if (tree === null) return;
  if (tree.kind === 'leaf' || tree.priority !== null || !isLarge(tree)) {
    // A branch with a priority stays whole: its priority would have no row of its own.
    yield { path, node: tree };
    return;
  }
  for (const [key, node] of tree.children.forwards()) yield* fragments(node, [...path, key]);
}

const isLarge = (branch: Branch): boolean => exportText(branch).length > FRAGMENT_CHARACTERS;
