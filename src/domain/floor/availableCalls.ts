import type { Round, RoundEntry } from '../competition.ts';
import { hasStarted } from '../round/rounds.ts';
import { unreachable } from '../unreachable.ts';
import type { DeckPresence } from './presence.ts';

/** A couple's relation to a round: called by the deck before the start, dancing or absent after it. */
export type CoupleStatus =
  | 'waiting'
  | 'dancing'
  /** The couple was added after the start. */
  | 'late'
  /** The round was started without it. */
  | 'away'
  | 'scratched';

/** @param place the couple's place in the round, if any */
export function findCoupleStatus(
  { state }: Pick<Round, 'state'>,
  place: RoundEntry | undefined,
): CoupleStatus {
  if (place === undefined) return 'scratched';
  if (!hasStarted(state)) return 'waiting';
  if (place.away === undefined) return 'dancing';
  return place.away ? 'away' : 'late';
}

/**
 * The calls the deck captain may make for a couple. Once a round is on the floor, the deck can bring in a late couple
 * and undo that. Only the scrutineer may take out any other couple.
 */
export function listAvailableCalls(
  stands: CoupleStatus,
  { state }: Pick<Round, 'state'>,
): readonly (DeckPresence | 'scratched')[] {
  switch (stands) {
    case 'waiting':
      return ['present', 'missing', 'not called', 'scratched'];
    case 'away':
    case 'late':
      return state === 'running' ? ['present', 'missing'] : [];
    case 'scratched':
      return hasStarted(state) && state !== 'running' ? [] : ['present', 'scratched'];
    case 'dancing':
      return [];
    default:
      return unreachable(stands);
  }
}
