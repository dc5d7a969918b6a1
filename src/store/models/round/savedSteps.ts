import type { LeadNumber } from '../../../domain/ids.ts';
import type { SavedResult } from '../../results/results.ts';
import type { JudgesSheet } from './judgesSheet.ts';
import type { RoundSheets } from './roundSheets.ts';

/**
 * Sheets that keep a saved result from going out as it is. It was counted from them, or without them, and it would bring
 * the marks that stand on them now before everybody: of a sheet that was given back, or a draft that nobody has sent.
 * One with nothing on it keeps nothing back: it may be the one that was left out when the result was counted.
 */
export const openUnderSaved = ({ missing }: Pick<RoundSheets, 'missing'>): readonly JudgesSheet[] =>
  missing.filter(({ marks }) => marks !== undefined);

const couplesOf = (saved: SavedResult): readonly LeadNumber[] =>
  saved.kind === 'final' ? saved.result.placings.map(({ couple }) => couple) : [...saved.counts.keys()];

/** Who is out of the round and stands in its saved result: it would place them, or take them into the round danced next. */
export const outUnderSaved = (saved: SavedResult, { out }: Pick<RoundSheets, 'out'>): readonly LeadNumber[] =>
  couplesOf(saved).filter((couple) => out.has(couple));
