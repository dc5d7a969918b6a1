import { checkStateChange, type EventWithRounds, type RoundWithNeighbors } from './states.ts';

/** True if a waiting round can go on the floor now; `checkStateChange` has the reason if not. */
export const canStart = ({
  event,
  round,
}: {
  readonly event: EventWithRounds;
  readonly round: RoundWithNeighbors;
}): boolean => round.state === 'initialized' && checkStateChange(event, round.number, 'running').ok;
