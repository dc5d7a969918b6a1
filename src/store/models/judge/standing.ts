import type { JudgeHears } from './judgesDay.ts';
import type { RoundPlace } from './judgesRounds.ts';

/**
 * How far rounds are, how often their judges have changed, and which numbers their events have given them. When this
 * changes, what was not taken is tried again: a round that has turned may take it, and so may one whose judge has come
 * back; of one that has another number the judge is told.
 */
export const standingOf = (places: readonly RoundPlace[], eventOf: JudgeHears['eventOf']): string =>
  places
    .map(({ event, round }) => {
      const { renumbered, rounds = [] } = eventOf(event) ?? {};
      const { state = '', seatings = 0 } = rounds.find(({ number }) => number === round) ?? {};
      return `${renumbered ?? 0} ${state} ${seatings}`;
    })
    .join();
