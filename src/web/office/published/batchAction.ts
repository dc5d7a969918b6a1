import type { Author } from '../../../domain/journal/record.ts';
import { findReleaseStep, type ReleaseTime } from '../../../domain/round/release.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import {
  holdPlacings,
  releasePlacings,
  setFinalRelease,
  undoRelease,
} from '../../../store/results/release.ts';
import { releaseWaitingFinals, type PostedFinal } from './postedFinals.ts';

/** Actions on several finals: make their places public, or hide them again. */
export type BatchAction = 'release' | 'hold';

/** The changes for one of them. Places published with the posting are hidden by making them wait for the awards. */
export function buildBatchChanges(
  by: Author,
  what: BatchAction,
  one: PostedFinal,
  usual: ReleaseTime,
): readonly Change[] {
  const { event, final } = one;
  if (what === 'release') return releaseWaitingFinals(by, { waiting: [one] });
  return findReleaseStep(final, usual) === 'take back'
    ? [undoRelease(by, event, final)]
    : [holdPlacings(by, event, final)];
}

/** The undo: each final as it was before. */
export function buildBatchUndo(
  by: Author,
  what: BatchAction,
  { event, final }: PostedFinal,
  usual: ReleaseTime,
): readonly Change[] {
  if (what === 'release') return [undoRelease(by, event, final)];
  return findReleaseStep(final, usual) === 'take back'
    ? [releasePlacings(by, event, final)]
    : [setFinalRelease(by, event, final, 'at once')];
}
