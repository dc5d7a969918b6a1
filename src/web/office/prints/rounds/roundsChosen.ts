import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../../../domain/round/day.ts';
import type { EventKey } from '../../../../domain/ids.ts';

/** Of which rounds something is printed: those that are near in the day, those of one event, or all there are. */
export type RoundsAsked =
  | { readonly kind: 'near' }
  | { readonly kind: 'event'; readonly event: EventKey }
  | { readonly kind: 'all' };

/** So many are printed while the day runs: about an hour. */
const NEAR = 6;

/**
 * The rounds that are meant, in the running order of the day.
 * @param isMeant of which of them there is something to print
 * @param near what is near: what comes next, or what came last
 */
export function roundsChosen(
  events: readonly CompetitionEvent[],
  asked: RoundsAsked,
  isMeant: (at: ScheduledRound) => boolean,
  near: 'next' | 'last',
): readonly ScheduledRound[] {
  const all = roundsOfTheDay(events).filter(isMeant);
  switch (asked.kind) {
    case 'near':
      return near === 'next' ? all.slice(0, NEAR) : all.slice(-NEAR);
    case 'event':
      return all.filter(({ event }) => event.key === asked.event);
    case 'all':
      return all;
  }
}

/** It is danced, and its marks are still to come. */
export const isToBeMarked = ({ round: { state } }: ScheduledRound): boolean =>
  state === 'initialized' || state === 'running';

/** What came out of it is public, or waits for the awards. */
export const isPosted = ({ round: { state } }: ScheduledRound): boolean => state === 'posted';
