import type { Patch } from '../tree/patch.ts';

// Separate from the notes, which only the competitors desk parses.

export const DESK_NOTES_AT = 'deskNotes';

/** The counts of edits in a patch, by address. */
export const findEditCounts = (patch: Patch): readonly (readonly [at: string, edited: number])[] =>
  Object.entries(patch).flatMap(([at, value]) =>
    at.startsWith(`${DESK_NOTES_AT}/`) && at.endsWith('/edited') && typeof value === 'number'
      ? [[at, value] as const]
      : [],
  );
