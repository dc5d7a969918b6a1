import type { Round, RoundEntry } from '../competition.ts';
import { isSince } from '../round/rounds.ts';
import { unreachable } from '../unreachable.ts';
import type { Presence } from './presence.ts';

/** How a couple stands to a round: before the start the deck calls it; since then it dances, or it does not. */
export type StandsIn =
  /** The round has not begun. */
  | 'waiting'
  | 'dancing'
  /** It dances, and was brought in after the start. */
  | 'late'
  /** The round was started without it. */
  | 'away'
  /** It has no place in the round any more. */
  | 'scratched';

/** @param place its place in the round, if it has one */
export function standsIn({ state }: Pick<Round, 'state'>, place: RoundEntry | undefined): StandsIn {
  if (place === undefined) return 'scratched';
  if (!isSince(state)) return 'waiting';
  if (place.away === undefined) return 'dancing';
  return place.away ? 'away' : 'late';
}

/**
 * What the deck captain may say of a couple, the way it is now among it. Once a round is on the floor the deck brings in
 * who comes late, and takes such a couple away again; any other couple is the scrutineer's to take out.
 */
export function callsOffered(
  stands: StandsIn,
  { state }: Pick<Round, 'state'>,
): readonly (Presence | 'scratched')[] {
  switch (stands) {
    case 'waiting':
      return ['present', 'missing', 'not called', 'scratched'];
    case 'away':
    case 'late':
      return state === 'running' ? ['present', 'missing'] : [];
    case 'scratched':
      return isSince(state) && state !== 'running' ? [] : ['present', 'scratched'];
    case 'dancing':
      return [];
    default:
      return unreachable(stands);
  }
}
