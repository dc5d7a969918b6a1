import type { Patch } from '../tree/patch.ts';
import { textOf, type TreePath } from '../tree/path.ts';

export const announcement: TreePath<string | undefined> = {
  at: 'announcement',
  parse: textOf,
};

/** Everybody is told this until it is taken down; nothing takes it down. */
export const announce = (words: string): Patch => ({
  [announcement.at]: words.trim() === '' ? null : words.trim(),
});
