import { listRawChildren } from './path.ts';
import type { Json, Patch } from './patch.ts';

function put(raw: unknown, [key, ...deeper]: readonly string[], value: Json): unknown {
  if (key === undefined) return value;
  const children = new Map(listRawChildren(raw));
  return Object.fromEntries(children.set(key, put(children.get(key), deeper, value)));
}

/** @param raw the data at the place before the patch */
export const applyPatchAt = (at: string, raw: unknown, patch: Patch): unknown =>
  Object.entries(patch)
    .filter(([path]) => path.startsWith(`${at}/`))
    .reduce((node, [path, value]) => put(node, path.slice(at.length + 1).split('/'), value), raw);
