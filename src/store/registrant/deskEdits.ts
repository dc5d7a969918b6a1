import type { Patch } from '../tree/patch.ts';

// Separate from the notes, which only the competitors desk parses.

export const DESK = 'deskNotes';

/** The counts of edits in a patch, by address. */
export const countEdits = (patch: Patch): readonly (readonly [at: string, edited: number])[] =>
  Object.entries(patch).flatMap(([at, value]) =>
    at.startsWith(`${DESK}/`) && at.endsWith('/edited') && typeof value === 'number'
      ? [[at, value] as const]
      : [],
  );
