import { isPatch as isJsonPatch } from './json.ts';
import { childOf } from './path.ts';
import type { Patch } from './patch.ts';

/** What was done, and what takes it back. */
export interface Undo {
  readonly done: Patch;
  readonly back: Patch;
}

const isPatch = (raw: unknown): raw is Patch =>
  isJsonPatch(raw) && Object.keys(raw).every((path) => /^[^.#$[\]]+$/.test(path));

/** As text: its keys are paths, which no key of the tree can be. */
export const keptUndo = ({ done, back }: Undo): string => JSON.stringify({ done, back });

/** It as it was kept; undefined where it is not there, and where nobody can read it. */
export function undoKept(raw: unknown): Undo | undefined {
  if (typeof raw !== 'string') return undefined;
  try {
    const kept: unknown = JSON.parse(raw);
    const [done, back] = [childOf(kept, 'done'), childOf(kept, 'back')];
    return isPatch(done) && isPatch(back) ? { done, back } : undefined;
  } catch {
    // Not even JSON.
    return undefined;
  }
}
