import { replaceAll, type Tree } from '../node.ts';
import type { Path } from '../paths.ts';

/** Puts `node` at `path` (null: removed); a parent without children vanishes. */
export const replaceAt = (tree: Tree, path: Path, node: Tree): Tree => replaceAll(tree, [{ path, node }]);
