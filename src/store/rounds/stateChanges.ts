import type { CompetitionEvent, Round } from '../../domain/competition.ts';
import { dancedNext } from '../../domain/round/day.ts';
import type { Author } from '../../domain/journal/record.ts';
import { ITS_RECORD, type Change } from '../delivery/operation.ts';
import { storedState } from './roundState.ts';
import type { Patch } from '../tree/patch.ts';
import { closeMarking, reopenMarking, startRound, type Posted } from './rounds.ts';
import { scratchSaved } from '../results/savedResults.ts';

const inRound = (event: CompetitionEvent, { number }: Round) => ({ event: event.key, round: number });

const roundAt = (event: CompetitionEvent, { number }: Round): string =>
  `events/${event.key}/rounds/${number}`;

/** The change of a round together with the name of its record: the rules compare the state it was made from. */
const withLine = (event: CompetitionEvent, round: Round, patch: Patch): Patch => ({
  ...patch,
  [`${roundAt(event, round)}/journal`]: ITS_RECORD,
});

/** The round goes on the floor, with its record. */
export const roundStarted = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'state changed', from: round.state, to: 'running' },
  patch: withLine(event, round, startRound(event, round)),
});

/** No judge can change a mark any more, with its record. */
export const markingClosed = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'state changed', from: round.state, to: 'marked' },
  patch: withLine(event, round, closeMarking(event, round)),
});

/** Back to the judges, with the reason why. */
export const markingReopened = (by: Author, event: CompetitionEvent, round: Round, why: string): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'reopened', why: why.trim() },
  patch: withLine(event, round, reopenMarking(event, round)),
});

const asPosted = (posted: Posted) =>
  'recalled' in posted
    ? { recalled: posted.recalled }
    : { placings: posted.placings.map(({ couple, place }) => ({ couple, place })) };

/** The result is out, with its record. `posting` is what is kept of it. */
export const resultPosted = (
  by: Author,
  event: CompetitionEvent,
  round: Round,
  { patch, posted }: { readonly patch: Patch; readonly posted: Posted },
): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'result posted', ...asPosted(posted) },
  patch: withLine(event, round, patch),
});

/** What was saved when the round was last posted is gone, with its record. */
export const savedScratched = (by: Author, event: CompetitionEvent, round: Round): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'saved result scratched' },
  patch: scratchSaved(event.key, round.number),
});

/**
 * The result is not public any more, with the reason why. What was counted stays where it is, closed to the public until
 * it is posted again; who was recalled by it leaves the round danced next.
 */
export function resultTakenBack(by: Author, event: CompetitionEvent, round: Round, why: string): Change {
  const next = dancedNext(event, round.number);
  return {
    record: { ...by, ...inRound(event, round), kind: 'result taken back', why: why.trim() },
    patch: withLine(event, round, {
      [`${roundAt(event, round)}/roundState`]: storedState('marked'),
      ...(next === undefined ? {} : { [`${roundAt(event, next)}/entries`]: null }),
    }),
  };
}
