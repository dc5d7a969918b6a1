import { findRound, type CompetitionEvent, type Round } from '../../../domain/competition.ts';
import { sortByStart, type FloorState } from './judgesRounds.ts';

/** The round started last, of any judge. */
export function findLastStarted(heard: Pick<FloorState, 'floor' | 'eventOf'>): {
  readonly event?: CompetitionEvent;
  readonly round?: Round | undefined;
} {
  const last = sortByStart(heard).at(-1);
  const event = last && heard.eventOf(last.event);
  return last === undefined || event === undefined ? {} : { event, round: findRound(event, last.round) };
}
