import { createInvalidData } from '../refusal.ts';
import { isKey } from './keys.ts';

/** The keys from the root down; empty for the root. */
export type KeyPath = readonly string[];

/** Maximum depth of data, in keys. */
export const MAX_DEPTH = 32;

/**
 * Parses a path; extra slashes are ignored.
 * @throws Refusal `invalid_data` for an invalid key or a path that is too deep
 */
export function parsePath(text: string): KeyPath {
  const keys = text.split('/').filter((key) => key !== '');
  if (keys.length > MAX_DEPTH) throw createInvalidData('Data too deep: at most 32 levels');
  for (const key of keys)
    if (!isKey(key)) throw createInvalidData(`Invalid key in path: ${key.slice(0, 100)}`);
  return keys;
}

/** The target of a write: a node, or only its priority (a path ending in `/.priority`). */
export interface WritePlace {
  readonly path: KeyPath;
  readonly priorityOnly: boolean;
}

/** @throws Refusal `invalid_data` for an invalid path, as `parsePath` does */
export function parseWritePlace(text: string): WritePlace {
  const ending = /(?:^|\/)\.priority\/*$/.exec(text);
  return ending === null
    ? { path: parsePath(text), priorityOnly: false }
    : { path: parsePath(text.slice(0, ending.index)), priorityOnly: true };
}

export const formatPath = (path: KeyPath): string => path.join('/');

/** True if `inner` is `outer` or below it. */
export const isWithin = (inner: KeyPath, outer: KeyPath): boolean =>
  inner.length >= outer.length && outer.every((key, depth) => inner[depth] === key);
