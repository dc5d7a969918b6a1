import { invalidData } from '../refusal.ts';
import { isKey } from './keys.ts';

/** A place in the tree: the keys from the root down. The root is the empty list. */
export type Path = readonly string[];

/** How deep data may lie, counted in keys from the root. */
export const MAX_DEPTH = 32;

/**
 * The path a text names; doubled, leading and trailing slashes are ignored.
 * @throws Refusal `invalid_data` where a key is not allowed or the path is too deep.
 */
export function parsePath(text: string): Path {
  const keys = text.split('/').filter((key) => key !== '');
  if (keys.length > MAX_DEPTH) throw invalidData('Data too deep: at most 32 levels');
  for (const key of keys) if (!isKey(key)) throw invalidData(`Invalid key in path: ${key.slice(0, 100)}`);
  return keys;
}

/** What a write names: a node, or only the node's priority (a path that ends in `/.priority`). */
export interface WritePlace {
  readonly path: Path;
  readonly priorityOnly: boolean;
}

/**
 * The place a write names.
 * @throws Refusal `invalid_data` as parsePath.
 */
export function parseWritePlace(text: string): WritePlace {
  const ending = /(?:^|\/)\.priority\/*$/.exec(text);
  return ending === null
    ? { path: parsePath(text), priorityOnly: false }
    : { path: parsePath(text.slice(0, ending.index)), priorityOnly: true };
}

export const pathText = (path: Path): string => path.join('/');

/** Whether `inner` is `outer` or lies below it. */
export const isWithin = (inner: Path, outer: Path): boolean =>
  inner.length >= outer.length && outer.every((key, depth) => inner[depth] === key);
