import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { inRound, withRecord } from '../rounds/ofRound.ts';
import { roundStateAt, startedAt } from '../rounds/roundAt.ts';
import { SERVER_TIME } from '../tree/patch.ts';
import { storedState } from '../tree/roundState.ts';
import { live } from './live.ts';

/** The round goes on the floor: the judges' sheets of this round open, and every live screen turns to it. */
export const roundStarted = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'state changed', from: round.state, to: 'running' },
  patch: withRecord(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('running'),
    [startedAt(event.key, round.number)]: SERVER_TIME,
    [live.at]: { event: event.key, round: round.number, dance: 0, heat: 1, startedAt: SERVER_TIME },
  }),
});
