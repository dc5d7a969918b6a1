import type { CompetitionEvent, FinalRound } from '../../domain/competition.ts';
import type { EventKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { ReleaseTime } from '../../domain/round/release.ts';
import type { Change } from '../delivery/operation.ts';
import { toRecordRound } from '../rounds/roundNumbers.ts';
import { roundAt } from '../rounds/roundAt.ts';
import { readOutAt } from './resultAt.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

const releaseAt = (event: EventKey): string => `${roundAt(event, 0)}/release`;
const releasedAt = (event: EventKey): string => `${roundAt(event, 0)}/released`;

/** Clears the release of an unposted result, and its places read out. */
export const clearRelease = (event: EventKey): Patch => ({
  [releasedAt(event)]: null,
  [readOutAt(event)]: null,
});

/**
 * Written with every posting of a final. Fixes when its places become public, even if the default changes later, and clears
 * any earlier release.
 */
export const resetRelease = (event: EventKey, release: ReleaseTime): Patch => ({
  [releaseAt(event)]: release,
  ...clearRelease(event),
});

/** Sets when the places of this final become public, once it is posted. */
export const setFinalRelease = (
  by: Author,
  event: CompetitionEvent,
  final: FinalRound,
  release: ReleaseTime,
): Change => ({
  record: { ...by, ...toRecordRound(event, final), kind: 'release chosen', release },
  patch: { [releaseAt(event.key)]: release },
});

/** Holds places for the awards that were already public. */
export const holdPlacings = (by: Author, event: CompetitionEvent, final: FinalRound): Change => ({
  record: { ...by, ...toRecordRound(event, final), kind: 'release chosen', release: 'awards' },
  patch: resetRelease(event.key, 'awards'),
});

/** Makes the places public after they were read out. */
export const releasePlacings = (by: Author, event: CompetitionEvent, final: FinalRound): Change => ({
  record: { ...by, ...toRecordRound(event, final), kind: 'placings released' },
  patch: { [releasedAt(event.key)]: SERVER_TIME },
});

/** Undoes a release: the places are visible to staff only until they are released again. */
export const undoRelease = (by: Author, event: CompetitionEvent, final: FinalRound): Change => ({
  record: { ...by, ...toRecordRound(event, final), kind: 'release taken back' },
  patch: clearRelease(event.key),
});
