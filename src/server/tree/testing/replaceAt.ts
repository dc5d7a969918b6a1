import { replaceAll, type Tree } from '../node.ts';
import type { KeyPath } from '../paths.ts';

/** Puts `node` at `path` (null: removed); a parent without children vanishes. */
export const replaceAt = (tree: Tree, path: KeyPath, node: Tree): Tree => replaceAll(tree, [{ path, node }]);
