import type { Patch } from '../tree/patch.ts';
import { toText, type TreePath } from '../tree/path.ts';

export const announcement: TreePath<string | undefined> = {
  at: 'announcement',
  parse: toText,
};

/** Shown to everybody until removed. An empty text removes it. */
export const announce = (words: string): Patch => ({
  [announcement.at]: words.trim() === '' ? null : words.trim(),
});
