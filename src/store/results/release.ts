import type { CompetitionEvent, FinalRound } from '../../domain/competition.ts';
import type { EventKey } from '../../domain/ids.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Release } from '../../domain/round/release.ts';
import type { Change } from '../delivery/operation.ts';
import { roundForRecord } from '../rounds/ofRound.ts';
import { roundAt } from '../rounds/roundAt.ts';
import { readOutAt } from './resultAt.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

const releaseAt = (event: EventKey): string => `${roundAt(event, 0)}/release`;
const releasedAt = (event: EventKey): string => `${roundAt(event, 0)}/released`;

/** A result that is taken back takes its release back with it, and what was read out of it. */
export const releaseGone = (event: EventKey): Patch => ({
  [releasedAt(event)]: null,
  [readOutAt(event)]: null,
});

/**
 * Written with every posting of a final: when its places are for everybody, whatever is usual later on; and nobody has
 * released these places yet, whatever became of an earlier result.
 */
export const resetRelease = (event: EventKey, release: Release): Patch => ({
  [releaseAt(event)]: release,
  ...releaseGone(event),
});

/** When the places of this final are for everybody, once it is posted. */
export const releaseChosen = (
  by: Author,
  event: CompetitionEvent,
  final: FinalRound,
  release: Release,
): Change => ({
  record: { ...by, ...roundForRecord(event, final), kind: 'release chosen', release },
  patch: { [releaseAt(event.key)]: release },
});

/** Places that went out with the posting wait for the awards after all, whatever released them before. */
export const placingsHeld = (by: Author, event: CompetitionEvent, final: FinalRound): Change => ({
  record: { ...by, ...roundForRecord(event, final), kind: 'release chosen', release: 'awards' },
  patch: resetRelease(event.key, 'awards'),
});

/** The places were read out: from now on they are for everybody. */
export const placingsReleased = (by: Author, event: CompetitionEvent, final: FinalRound): Change => ({
  record: { ...by, ...roundForRecord(event, final), kind: 'placings released' },
  patch: { [releasedAt(event.key)]: SERVER_TIME },
});

/** Released by mistake: the places are the staff's again until somebody releases them. */
export const releaseTakenBack = (by: Author, event: CompetitionEvent, final: FinalRound): Change => ({
  record: { ...by, ...roundForRecord(event, final), kind: 'release taken back' },
  patch: releaseGone(event.key),
});
