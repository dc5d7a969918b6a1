import type { EventKey } from '../../domain/ids.ts';
import { toCount, type TreePath } from '../tree/path.ts';
import { INCREMENT, type Patch } from '../tree/patch.ts';
import { roundAt } from './roundAt.ts';

/** The version of a round's line-up; undefined before its first start. */
export const lineUpVersionPath = (event: EventKey, round: number): TreePath<number | undefined> => ({
  at: `${roundAt(event, round)}/lineUp`,
  parse: (raw) => toCount(raw, 1),
});

/**
 * The line-up changes with this patch, so sheets made for an earlier one are open again, with their marks. The backend counts: two
 * captains who each add a couple at the same moment raise it by two.
 */
export const bumpLineUpVersion = (event: EventKey, round: number): Patch => ({
  [lineUpVersionPath(event, round).at]: INCREMENT,
});
