import { mayBecome, type EventInPlace, type RoundInPlace } from './states.ts';

/** True if a waiting round can go on the floor now; `mayBecome` has the reason if not. */
export const canStart = ({
  event,
  round,
}: {
  readonly event: EventInPlace;
  readonly round: RoundInPlace;
}): boolean => round.state === 'initialized' && mayBecome(event, round.number, 'running').ok;
