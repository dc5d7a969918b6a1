import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { Change } from '../delivery/operation.ts';
import { storedState } from '../tree/roundState.ts';
import { inRound, withRecord } from './ofRound.ts';
import { roundStateAt } from './roundAt.ts';

/** Judging is closed: no judge can change a mark any more. */
export const markingClosed = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'state changed', from: round.state, to: 'marked' },
  patch: withRecord(event, round, { [roundStateAt(event.key, round.number)]: storedState('marked') }),
});

/** Back to the judges, with the reason why: a round whose marks were in too early. */
export const markingReopened = (by: Author, event: CompetitionEvent, round: Round, why: string): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'reopened', why: why.trim() },
  patch: withRecord(event, round, { [roundStateAt(event.key, round.number)]: storedState('running') }),
});
