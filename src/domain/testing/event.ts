import type { CompetitionEvent, Round } from '../competition.ts';
import { entryId, eventKeyFromName } from '../ids.ts';
import { buildTestRound, type RoundInput } from './round.ts';

const couple = entryId('c101');
if (couple === undefined) throw new Error('a plain key');

/** A round with one couple, at this position of the day. */
export const buildRoundAt = (number: number, scheduleIndex: number, more: RoundInput = {}): Round =>
  buildTestRound({ number, scheduleIndex, entries: [{ id: couple, heats: [1] }], ...more });

export const eventOf = (name: string, ...rounds: readonly Round[]): CompetitionEvent => ({
  key: eventKeyFromName(name),
  name,
  level: 'Gold',
  style: 'Latin',
  dances: ['Rumba'],
  entries: [],
  rounds,
});
