import { toJson } from './toJson.ts';
import { isPatch as isJsonPatch } from './json.ts';
import { getRawChild } from './path.ts';
import type { Patch } from './patch.ts';
import type { ReadAt } from './readAt.ts';

/** An operation's patch, and the values it replaced. Writing `back` undoes it. */
export interface Undo {
  readonly done: Patch;
  readonly back: Patch;
}

/**
 * The undo of a patch, from the tree as it is before.
 * @param also places to keep that the patch does not write
 */
export const buildUndo = (done: Patch, read: ReadAt, also: readonly string[] = []): Undo => ({
  done,
  back: Object.fromEntries([...Object.keys(done), ...also].map((path) => [path, toJson(read(path))])),
});

/** The replaced values of these places, as far as the operation wrote them. */
export const findReplaced = (paths: readonly string[], { done, back }: Undo): Patch =>
  Object.fromEntries(paths.filter((path) => path in done).map((path) => [path, back[path] ?? null]));

const isPatch = (raw: unknown): raw is Patch =>
  isJsonPatch(raw) && Object.keys(raw).every((path) => /^[^.#$[\]]+$/.test(path));

/** The undo data as text, because no key of the tree can be a path. */
export const serializeUndo = ({ done, back }: Undo): string => JSON.stringify({ done, back });

/** Undefined where nothing is stored or it is unreadable. */
export function parseUndoText(raw: unknown): Undo | undefined {
  if (typeof raw !== 'string') return undefined;
  try {
    const kept: unknown = JSON.parse(raw);
    const [done, back] = [getRawChild(kept, 'done'), getRawChild(kept, 'back')];
    return isPatch(done) && isPatch(back) ? { done, back } : undefined;
  } catch {
    // The text is not even JSON.
    return undefined;
  }
}
