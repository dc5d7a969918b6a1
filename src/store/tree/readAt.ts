import { getRawChild } from './path.ts';

export type ReadAt = (path: string) => unknown;

/** Reads paths from the data of `roots`. */
export const createReader =
  (roots: ReadonlyMap<string, unknown>): ReadAt =>
  (path) => {
    const root = [...roots.keys()].find((at) => path === at || path.startsWith(`${at}/`));
    if (root === undefined) throw new Error(`${path} has not been read.`);
    return path
      .slice(root.length)
      .split('/')
      .filter((key) => key !== '')
      .reduce((node, key) => getRawChild(node, key), roots.get(root));
  };
