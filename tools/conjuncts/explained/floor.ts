import type { Explained } from './explained.ts';

/** Conditions of what is written on the day: sheets, signatures, the deck, presence, the journal. */
export const FLOOR: readonly Explained[] = [];
