import type { EventKey } from '../../domain/ids.ts';
import { countOf, type TreePath } from '../tree/path.ts';
import { ONE_MORE, type Patch } from '../tree/patch.ts';
import { roundAt } from './roundAt.ts';

/** The version of a round's line-up; undefined before its first start. */
export const lineUpOfRound = (event: EventKey, round: number): TreePath<number | undefined> => ({
  at: `${roundAt(event, round)}/lineUp`,
  parse: (raw) => countOf(raw, 1),
});

/**
 * The line-up changes with this patch, so sheets made for an earlier one are open again, with their marks. The backend counts: two
 * captains who each add a couple at the same moment raise it by two.
 */
export const lineUpCounted = (event: EventKey, round: number): Patch => ({
  [lineUpOfRound(event, round).at]: ONE_MORE,
});
