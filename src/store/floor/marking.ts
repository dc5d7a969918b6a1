import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { storedState } from '../tree/roundState.ts';
import { inRound, withRecord } from '../rounds/ofRound.ts';
import { roundStateAt } from '../rounds/roundAt.ts';
import { offTheFloor, stillOnTheFloor } from './live.ts';

/** No judge can change a mark any more. */
export const markingClosed = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'state changed', from: round.state, to: 'marked' },
  patch: withRecord(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('marked'),
    ...offTheFloor(event.key, round.number),
  }),
});

/** Returns a round to the judges' phones. */
export const markingReopened = (by: Author, event: CompetitionEvent, round: Round, why: string): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'reopened', why: why.trim() },
  patch: withRecord(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('running'),
    ...stillOnTheFloor(event.key, round.number, {
      dance: Math.max(0, event.dances.length - 1),
      heat: round.numHeats,
    }),
  }),
});
