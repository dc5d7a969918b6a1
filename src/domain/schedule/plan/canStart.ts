import { mayBecome, type EventInPlace, type RoundInPlace } from './states.ts';

/** Whether a round that waits can go on the floor now. Why not is what `mayBecome` says. */
export const canStart = ({
  event,
  round,
}: {
  readonly event: EventInPlace;
  readonly round: RoundInPlace;
}): boolean => round.state === 'initialized' && mayBecome(event, round.number, 'running').ok;
