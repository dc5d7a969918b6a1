import type { Round } from '../../domain/competition.ts';
import type { StartChoices } from '../../domain/floor/startQuestions.ts';
import type { Author } from '../../domain/journal/record.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { hasStarted } from '../../domain/round/rounds.ts';
import type { Change } from '../delivery/operation.ts';
import { toRecordRound, addRecordName } from '../rounds/roundNumbers.ts';
import { roundStateAt } from '../rounds/roundAt.ts';
import { toStoredState } from '../tree/roundState.ts';
import { findFloorNumber, takeOffFloor, type FloorPosition } from './live.ts';
import { markDanced, startRound } from './startRound.ts';

/**
 * Undoes a start. The sheets stay, and count again if the same couples start. If no other round has begun, its couples have
 * not danced.
 */
export const undoStart = (by: Author, { event, round }: ScheduledRound): Change => ({
  record: {
    ...by,
    ...toRecordRound(event, round),
    kind: 'state changed',
    from: 'running',
    to: 'initialized',
  },
  patch: addRecordName(event, round, {
    [roundStateAt(event.key, round.number)]: toStoredState('initialized'),
    ...takeOffFloor(event.key, round.number),
    ...(event.rounds.some(({ number, state }) => number !== round.number && hasStarted(state))
      ? {}
      : markDanced(event, round, null)),
  }),
});

/** Starts a round, and undoes the start of others in the same patch. */
export const startChanges = (
  by: Author,
  { event, round }: ScheduledRound,
  { away, back, floor }: StartChoices,
): readonly Change[] => [
  ...back.map((one) => undoStart(by, one)),
  startRound(by, event, round, { away, floor }),
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
export const undoStartChanges = (
  by: Author,
  at: ScheduledRound,
  { back }: StartChoices,
  onFloor: readonly FloorPosition[],
): readonly Change[] => [
  undoStart(by, at),
  ...back.map(({ event, round }) =>
    startRound(by, event, waiting(round), {
      away: awayIn(round),
      floor: findFloorNumber(onFloor, { event, round }),
    }),
  ),
];
