import type { LeadNumber } from '../../../domain/ids.ts';
import type { SavedResult } from '../../results/results.ts';
import type { JudgesSheet } from './judgesSheet.ts';
import type { RoundSheets } from './roundSheets.ts';

/**
 * Sheets that keep a saved result from being posted: returned ones and drafts, whose current marks would become public.
 * An empty one does not: it may have been left out of the count.
 */
export const findOpenSheets = ({ missing }: Pick<RoundSheets, 'missing'>): readonly JudgesSheet[] =>
  missing.filter(({ marks }) => marks !== undefined);

const couplesOf = (saved: SavedResult): readonly LeadNumber[] =>
  saved.kind === 'final' ? saved.result.placings.map(({ couple }) => couple) : [...saved.counts.keys()];

/** Couples out of the round that the saved result would place or recall. */
export const findRemovedInSaved = (
  saved: SavedResult,
  { out }: Pick<RoundSheets, 'out'>,
): readonly LeadNumber[] => couplesOf(saved).filter((couple) => out.has(couple));
