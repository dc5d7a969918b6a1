import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../../domain/round/day.ts';
import type { EventKey } from '../../../../domain/ids.ts';

export type RoundSelection =
  | { readonly kind: 'near' }
  | { readonly kind: 'event'; readonly event: EventKey }
  | { readonly kind: 'all' };

/** Printed while the day runs: about an hour. */
const MAX_NEAR_ROUNDS = 6;

/**
 * The chosen rounds, in the running order of the day.
 * @param isMeant true for rounds with something to print
 * @param near the coming rounds, or the last ones
 */
export function selectRounds(
  events: readonly CompetitionEvent[],
  asked: RoundSelection,
  isMeant: (at: ScheduledRound) => boolean,
  near: 'next' | 'last',
): readonly ScheduledRound[] {
  const all = listRoundsOfDay(events).filter(isMeant);
  switch (asked.kind) {
    case 'near':
      return near === 'next' ? all.slice(0, MAX_NEAR_ROUNDS) : all.slice(-MAX_NEAR_ROUNDS);
    case 'event':
      return all.filter(({ event }) => event.key === asked.event);
    case 'all':
      return all;
  }
}

/** True if the round has not been judged yet. */
export const isUnmarked = ({ round: { state } }: ScheduledRound): boolean =>
  state === 'initialized' || state === 'running';

/** True if its result is public, or waits for the awards. */
export const isPosted = ({ round: { state } }: ScheduledRound): boolean => state === 'posted';
