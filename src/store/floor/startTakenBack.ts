import type { Round } from '../../domain/competition.ts';
import type { StartChosen } from '../../domain/floor/startOffered.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { isSince } from '../../domain/round/rounds.ts';
import type { Change } from '../delivery/operation.ts';
import { roundForRecord, addRecordName } from '../rounds/ofRound.ts';
import { roundStateAt } from '../rounds/roundAt.ts';
import { storedState } from '../tree/roundState.ts';
import { floorOf, offTheFloor, type FloorPosition } from './live.ts';
import { dancedPatch, roundStarted } from './roundStarted.ts';

/**
 * Undoes a start. The sheets stay, and count again if the same couples start. If no other round has begun, its couples have
 * not danced.
 */
export const undoStart = (by: Author, { event, round }: ScheduledRound): Change => ({
  record: {
    ...by,
    ...roundForRecord(event, round),
    kind: 'state changed',
    from: 'running',
    to: 'initialized',
  },
  patch: addRecordName(event, round, {
    [roundStateAt(event.key, round.number)]: storedState('initialized'),
    ...offTheFloor(event.key, round.number),
    ...(event.rounds.some(({ number, state }) => number !== round.number && isSince(state))
      ? {}
      : dancedPatch(event, round, null)),
  }),
});

/** Starts a round, and undoes the start of others in the same patch. */
export const startChanges = (
  by: Author,
  { event, round }: ScheduledRound,
  { away, back, floor }: StartChosen,
): readonly Change[] => [
  ...back.map((one) => undoStart(by, one)),
  roundStarted(by, event, round, { away, floor }),
];

function waiting(round: Round): Round {
  const { startedAt: _, ...kept } = round;
  return { ...kept, state: 'initialized' };
}

const awayIn = ({ entries }: Round) =>
  new Set(entries.filter(({ away }) => away === true).map(({ id }) => id));

/**
 * Undoes a start, and restarts the rounds it put back with the same couples.
 * @param onFloor the rounds on the floor before the start
 */
export const startUndone = (
  by: Author,
  at: ScheduledRound,
  { back }: StartChosen,
  onFloor: readonly FloorPosition[],
): readonly Change[] => [
  undoStart(by, at),
  ...back.map(({ event, round }) =>
    roundStarted(by, event, waiting(round), {
      away: awayIn(round),
      floor: floorOf(onFloor, { event, round }),
    }),
  ),
];
