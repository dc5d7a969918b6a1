import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { storedState } from '../tree/roundState.ts';
import { roundForRecord, addRecordName } from '../rounds/ofRound.ts';
import { roundStateAt } from '../rounds/roundAt.ts';
import { offTheFloor, resumeJudging } from './live.ts';

/** No judge can change a mark any more. */
export const markingClosed = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...roundForRecord(event, round), kind: 'state changed', from: round.state, to: 'marked' },
  patch: addRecordName(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('marked'),
    ...offTheFloor(event.key, round.number),
  }),
});

/** Returns a round to the judges' phones. */
export const markingReopened = (by: Author, event: CompetitionEvent, round: Round, why: string): Change => ({
  record: { ...by, ...roundForRecord(event, round), kind: 'reopened', why: why.trim() },
  patch: addRecordName(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('running'),
    ...resumeJudging(event.key, round.number, {
      dance: Math.max(0, event.dances.length - 1),
      heat: round.numHeats,
    }),
  }),
});
