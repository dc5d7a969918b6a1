import type { JudgeFloorState } from './judgesDay.ts';
import type { RoundPlace } from './judgesRounds.ts';

/**
 * Changes when a round changes its state, judges or number. Refused operations are retried then.
 */
export const calculateRoundsVersion = (
  places: readonly RoundPlace[],
  eventOf: JudgeFloorState['eventOf'],
): string =>
  places
    .map(({ event, round }) => {
      const { renumbered, rounds = [] } = eventOf(event) ?? {};
      const { state = '', seatings = 0 } = rounds.find(({ number }) => number === round) ?? {};
      return `${renumbered ?? 0} ${state} ${seatings}`;
    })
    .join();
