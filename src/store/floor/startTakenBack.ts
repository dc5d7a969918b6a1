import type { Round } from '../../domain/competition.ts';
import type { StartChosen } from '../../domain/floor/startOffered.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import type { Change } from '../delivery/operation.ts';
import { inRound, withRecord } from '../rounds/ofRound.ts';
import { roundStateAt } from '../rounds/roundAt.ts';
import { storedState } from '../tree/roundState.ts';
import { floorOf, offTheFloor, type OnTheFloor } from './live.ts';
import { roundStarted } from './roundStarted.ts';

/**
 * A round that was started by mistake, or too early, waits again. Nothing is lost: the sheets stay as they are, and those
 * that were sent count when the same couples go on the floor once more.
 */
export const startTakenBack = (by: Author, { event, round }: ScheduledRound): Change => ({
  record: { ...by, ...inRound(event, round), kind: 'state changed', from: 'running', to: 'initialized' },
  patch: withRecord(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('initialized'),
    ...offTheFloor(event.key, round.number),
  }),
});

/** A round goes on the floor as it was chosen; what goes back to waiting does so in the same patch. */
export const startChanges = (
  by: Author,
  { event, round }: ScheduledRound,
  { away, back, floor }: StartChosen,
): readonly Change[] => [
  ...back.map((one) => startTakenBack(by, one)),
  roundStarted(by, event, round, { away, floor }),
];

/** The round as it waits since it was put back. */
function waiting(round: Round): Round {
  const { startedAt: _, ...kept } = round;
  return { ...kept, state: 'initialized' };
}

const awayIn = ({ entries }: Round) =>
  new Set(entries.filter(({ away }) => away === true).map(({ id }) => id));

/**
 * The start was a slip: the round waits again, and what it had put back is on its floor with the same couples.
 * @param onFloor as it was before the start
 */
export const startUndone = (
  by: Author,
  at: ScheduledRound,
  { back }: StartChosen,
  onFloor: readonly OnTheFloor[],
): readonly Change[] => [
  startTakenBack(by, at),
  ...back.map(({ event, round }) =>
    roundStarted(by, event, waiting(round), {
      away: awayIn(round),
      floor: floorOf(onFloor, { event, round }),
    }),
  ),
];
