import { childOf } from './path.ts';

/** What lies at a path of the tree. */
export type ReadAt = (path: string) => unknown;

/** Lets paths be read out of what was read of the tree at `roots`. */
export const readerOf =
  (roots: ReadonlyMap<string, unknown>): ReadAt =>
  (path) => {
    const root = [...roots.keys()].find((at) => path === at || path.startsWith(`${at}/`));
    if (root === undefined) throw new Error(`${path} has not been read.`);
    return path
      .slice(root.length)
      .split('/')
      .filter((key) => key !== '')
      .reduce((node, key) => childOf(node, key), roots.get(root));
  };
