import type { CompetitionEvent, Round } from '../competition.ts';
import { parseEntryId, createEventKey } from '../ids.ts';
import { buildTestRound, type RoundInput } from './round.ts';

const couple = parseEntryId('c101');
if (couple === undefined) throw new Error('a plain key');

/** A round with one couple, at this position of the day. */
export const buildRoundAt = (number: number, scheduleIndex: number, more: RoundInput = {}): Round =>
  buildTestRound({ number, scheduleIndex, entries: [{ id: couple, heats: [1] }], ...more });

export const buildTestEvent = (name: string, ...rounds: readonly Round[]): CompetitionEvent => ({
  key: createEventKey(name),
  name,
  level: 'Gold',
  style: 'Latin',
  dances: ['Rumba'],
  entries: [],
  rounds,
});
