import type { CompetitionEvent } from '../../../domain/competition.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../../domain/round/day.ts';
import type { EventKey } from '../../../domain/ids.ts';

/** Of which rounds something is printed: the next ones on the floor, those of one event, or all there are. */
export type RoundsAsked =
  | { readonly kind: 'next' }
  | { readonly kind: 'event'; readonly event: EventKey }
  | { readonly kind: 'all' };

/** So many are printed while the day runs: about an hour. */
const NEXT = 6;

/**
 * The rounds that are meant, in the running order of the day.
 * @param isMeant of which of them there is something to print
 */
export function roundsChosen(
  events: readonly CompetitionEvent[],
  asked: RoundsAsked,
  isMeant: (at: ScheduledRound) => boolean,
): readonly ScheduledRound[] {
  const all = roundsOfTheDay(events).filter(isMeant);
  switch (asked.kind) {
    case 'next':
      return all.slice(0, NEXT);
    case 'event':
      return all.filter(({ event }) => event.key === asked.event);
    case 'all':
      return all;
  }
}

/** It is danced, and its marks are still to come. */
export const isToBeMarked = ({ round: { state } }: ScheduledRound): boolean =>
  state === 'initialized' || state === 'running';
