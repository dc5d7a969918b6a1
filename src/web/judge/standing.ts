import type { JudgeHears } from './judgesDay.ts';
import type { RoundPlace } from './judgesRounds.ts';

/**
 * How far rounds are, and which numbers their events have given them. When this changes, what was not taken is tried
 * again: a round that has turned may take it, and of one that has another number the judge is told.
 */
export const standingOf = (places: readonly RoundPlace[], eventOf: JudgeHears['eventOf']): string =>
  places
    .map(({ event, round }) => {
      const { renumbered, rounds = [] } = eventOf(event) ?? {};
      return `${renumbered ?? 0} ${rounds.find(({ number }) => number === round)?.state ?? ''}`;
    })
    .join();
