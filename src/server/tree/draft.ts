import { getChild, replaceChildren, type LeafNode, type Tree } from './node.ts';
import type { KeyPath } from './paths.ts';

/** A node, nothing, or a branch opened for changes. */
type Slot = Tree | DraftBranch;

/** A branch changed in place; safe because no one else holds it. */
class DraftBranch {
  /** The original. A leaf that gets children becomes a branch and keeps its priority. */
  private readonly before: Tree;
  private readonly changed = new Map<string, Slot>();
  private size: number;

  constructor(before: Tree) {
    this.before = before;
    this.size = before?.kind === 'branch' ? before.children.size : 0;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  get(key: string): Slot {
    const slot = this.changed.get(key);
    return slot === undefined ? getChild(this.before, key) : slot;
  }

  set(key: string, slot: Slot): void {
    const before = this.get(key);
    if (before === slot) return;
    if (before === null) this.size += 1;
    if (slot === null) this.size -= 1;
    this.changed.set(key, slot);
  }

  finished(): Tree {
    return replaceChildren(
      this.before,
      Array.from(this.changed, ([key, slot]) => [key, finished(slot)] as const),
    );
  }
}

const finished = (slot: Slot): Tree => (slot instanceof DraftBranch ? slot.finished() : slot);

const isLeaf = (slot: Slot): slot is LeafNode => !(slot instanceof DraftBranch) && slot?.kind === 'leaf';

function withPut(slot: Slot, path: KeyPath, node: Tree, depth: number): Slot {
  const key = path[depth];
  if (key === undefined) return node;
  // Below a leaf or an empty place there is nothing to remove.
  if (node === null && (slot === null || isLeaf(slot))) return slot;
  const branch = slot instanceof DraftBranch ? slot : new DraftBranch(slot);
  branch.set(key, withPut(branch.get(key), path, node, depth + 1));
  return branch.isEmpty ? null : branch;
}

/**
 * A tree for many writes before anyone reads it, such as replaying a log. Each written branch is opened once, changed
 * in place, and built at the end.
 */
export class TreeDraft {
  private top: Slot;

  constructor(tree: Tree) {
    this.top = tree;
  }

  /** Like `replaceAll`: puts all nodes in their places (null: removed). No place may be within another. */
  putAll(puts: readonly { readonly path: KeyPath; readonly node: Tree }[]): void {
    // Removals last: a branch that is briefly empty would lose its priority.
    for (const { path, node } of puts) if (node !== null) this.top = withPut(this.top, path, node, 0);
    for (const { path, node } of puts) if (node === null) this.top = withPut(this.top, path, node, 0);
  }

  /** Builds the tree. Don't write to the draft afterwards. */
  finished(): Tree {
    return finished(this.top);
  }
}
