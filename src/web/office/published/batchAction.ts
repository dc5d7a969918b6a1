import type { Author } from '../../../domain/journal/record.ts';
import { releaseOffered, type Release } from '../../../domain/round/release.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import {
  holdPlacings,
  placingsReleased,
  releaseChosen,
  undoRelease,
} from '../../../store/results/release.ts';
import { releaseAllWaiting, type PostedFinal } from './postedFinals.ts';

/** Actions on several finals: make their places public, or hide them again. */
export type BatchAction = 'release' | 'hold';

/** The changes for one of them. Places published with the posting are hidden by making them wait for the awards. */
export function buildBatchChanges(
  by: Author,
  what: BatchAction,
  one: PostedFinal,
  usual: Release,
): readonly Change[] {
  const { event, final } = one;
  if (what === 'release') return releaseAllWaiting(by, { waiting: [one] });
  return releaseOffered(final, usual) === 'take back'
    ? [undoRelease(by, event, final)]
    : [holdPlacings(by, event, final)];
}

/** The undo: each final as it was before. */
export function buildBatchUndo(
  by: Author,
  what: BatchAction,
  { event, final }: PostedFinal,
  usual: Release,
): readonly Change[] {
  if (what === 'release') return [undoRelease(by, event, final)];
  return releaseOffered(final, usual) === 'take back'
    ? [placingsReleased(by, event, final)]
    : [releaseChosen(by, event, final, 'at once')];
}
