import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { toStoredState } from '../tree/roundState.ts';
import { toRecordRound, addRecordName } from '../rounds/roundNumbers.ts';
import { roundStateAt } from '../rounds/roundAt.ts';
import { takeOffFloor, resumeJudging } from './live.ts';

/** No judge can change a mark any more. */
export const closeMarking = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...toRecordRound(event, round), kind: 'state changed', from: round.state, to: 'marked' },
  patch: addRecordName(event, round, {
    [roundStateAt(event.key, round.number)]: toStoredState('marked'),
    ...takeOffFloor(event.key, round.number),
  }),
});

/** Returns a round to the judges' phones. */
export const reopenMarking = (by: Author, event: CompetitionEvent, round: Round, why: string): Change => ({
  record: { ...by, ...toRecordRound(event, round), kind: 'reopened', why: why.trim() },
  patch: addRecordName(event, round, {
    [roundStateAt(event.key, round.number)]: toStoredState('running'),
    ...resumeJudging(event.key, round.number, {
      dance: Math.max(0, event.dances.length - 1),
      heat: round.numHeats,
    }),
  }),
});
