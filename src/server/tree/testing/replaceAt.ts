import { replaceAll, type Tree } from '../node.ts';
import type { Path } from '../paths.ts';

/** The tree with `node` at `path` (nothing: removed); a parent left without children vanishes. */
export const replaceAt = (tree: Tree, path: Path, node: Tree): Tree => replaceAll(tree, [{ path, node }]);
