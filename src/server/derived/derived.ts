import { getNode, getChild, replaceAll, shareEqualNodes, type Tree, type TreeNode } from '../tree/node.ts';
import { isWithin, parsePath, type KeyPath } from '../tree/paths.ts';
import type { DerivedDefinition, DerivedDefinitions } from './definition.ts';
import { applyMask } from './applyMask.ts';
import { hasRenames, findNamed } from './named.ts';

/** The root key of all derived data. */
export const DERIVED_KEY = 'derived';

/** The new derived tree and where it differs. */
interface Worked {
  readonly tree: Tree;
  /** The smallest paths that changed, none within another. */
  readonly changed: readonly KeyPath[];
}

interface Change {
  readonly before: Tree;
  readonly after: Tree;
  readonly changed: readonly KeyPath[];
}

/** Beyond this many changed paths, listeners get the whole subtree, which is shorter. */
export const MAX_CHANGED_PATHS = 250;

interface Put {
  readonly path: KeyPath;
  readonly node: Tree;
}

function touched({ before, after, changed }: Change, from: KeyPath): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const path of changed) {
    const next = path[from.length];
    if (next !== undefined && isWithin(path, from)) keys.add(next);
    else if (isWithin(from, path))
      for (const tree of [before, after]) {
        const source = getNode(tree, from);
        if (source?.kind === 'branch')
          source.children.each((key) => {
            keys.add(key);
          });
      }
  }
  return keys;
}

function putsOf(name: string, definition: DerivedDefinition, change: Change): readonly Put[] {
  const from = parsePath(definition.from);
  const [before, after] = [getNode(change.before, from), getNode(change.after, from)];
  return [...touched(change, from)].flatMap((key): readonly Put[] => {
    const [old, fresh] = [getChild(before, key), getChild(after, key)];
    if (old === fresh) return [];
    if (definition.kind === 'masked')
      return [{ path: [DERIVED_KEY, name, key], node: applyMask(fresh, definition.of) }];
    if (!hasRenames(old, fresh, definition)) return [];
    const now = findNamed(fresh, definition);
    const texts = new Set([...findNamed(old, definition).keys(), ...now.keys()]);
    return [...texts].map((text) => ({ path: [DERIVED_KEY, name, text, key], node: now.get(text) ?? null }));
  });
}

/** The smallest paths below `path` where two trees differ; shared nodes are skipped. */
export function findDifferences(before: Tree, after: Tree, path: KeyPath): readonly KeyPath[] {
  if (before === after) return [];
  if (before?.kind !== 'branch' || after?.kind !== 'branch') return [path];
  const keys = new Set<string>();
  const differs = (other: TreeNode) => (key: string, node: TreeNode) => {
    if (getChild(other, key) !== node) keys.add(key);
  };
  before.children.each(differs(after));
  after.children.each(differs(before));
  return [...keys].flatMap((key) =>
    findDifferences(getChild(before, key), getChild(after, key), [...path, key]),
  );
}

/**
 * Keeps derived data in step with the tree, recomputing only what a change touched. It is never stored or
 * exported, and rules don't see it.
 */
export class DerivedData {
  private readonly definitions: readonly (readonly [string, DerivedDefinition])[];

  constructor(definitions: DerivedDefinitions) {
    this.definitions = Object.entries(definitions);
  }

  has([top]: KeyPath): boolean {
    return top === DERIVED_KEY && this.definitions.length > 0;
  }

  of(tree: Tree): Tree {
    return this.after(null, { before: null, after: tree, changed: [[]] }).tree;
  }

  after(derived: Tree, change: Change): Worked {
    const puts = this.definitions
      .flatMap(([name, definition]) => putsOf(name, definition, change))
      .map(({ path, node }) => ({ path, node: shareEqualNodes(getNode(derived, path), node) }))
      .filter(({ path, node }) => getNode(derived, path) !== node);
    if (puts.length === 0) return { tree: derived, changed: [] };
    const changed = puts.flatMap(({ path, node }) => findDifferences(getNode(derived, path), node, path));
    return {
      tree: replaceAll(derived, puts),
      changed: changed.length > MAX_CHANGED_PATHS ? [[DERIVED_KEY]] : changed,
    };
  }
}
