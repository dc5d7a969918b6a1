import type { Author } from '../../../domain/journal/record.ts';
import { releaseOffered, type Release } from '../../../domain/round/release.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import {
  placingsHeld,
  placingsReleased,
  releaseChosen,
  releaseTakenBack,
} from '../../../store/results/release.ts';
import { allReleased, type PostedFinal } from './postedFinals.ts';

/** Actions on several finals: make their places public, or hide them again. */
export type Together = 'release' | 'hold';

/** The changes for one of them. Places published with the posting are hidden by making them wait for the awards. */
export function changesOf(by: Author, what: Together, one: PostedFinal, usual: Release): readonly Change[] {
  const { event, final } = one;
  if (what === 'release') return allReleased(by, { waiting: [one] });
  return releaseOffered(final, usual) === 'take back'
    ? [releaseTakenBack(by, event, final)]
    : [placingsHeld(by, event, final)];
}

/** The undo: each final as it was before. */
export function changesBack(
  by: Author,
  what: Together,
  { event, final }: PostedFinal,
  usual: Release,
): readonly Change[] {
  if (what === 'release') return [releaseTakenBack(by, event, final)];
  return releaseOffered(final, usual) === 'take back'
    ? [placingsReleased(by, event, final)]
    : [releaseChosen(by, event, final, 'at once')];
}
