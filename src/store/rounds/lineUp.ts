import type { EventKey } from '../../domain/ids.ts';
import { countOf, type Path } from '../tree/path.ts';
import { ONE_MORE, type Patch } from '../tree/patch.ts';
import { roundAt } from './roundAt.ts';

/** How often it has changed who dances a round; undefined before its first start. */
export const lineUpOfRound = (event: EventKey, round: number): Path<number | undefined> => ({
  at: `${roundAt(event, round)}/lineUp`,
  parse: (raw) => countOf(raw, 1),
});

/**
 * Who dances changes with this patch: every sheet that was made for the line-up before is open again, with its marks.
 * Counted by the backend: two captains who bring in a couple each at the same moment count it on by two.
 */
export const lineUpCounted = (event: EventKey, round: number): Patch => ({
  [lineUpOfRound(event, round).at]: ONE_MORE,
});
