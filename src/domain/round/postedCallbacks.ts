import { isFinal, type ProgramEvent, type ProgramRound } from '../competition.ts';
import { mapDefined } from '../mapDefined.ts';
import { findNextDanced } from './day.ts';

/** Posted callbacks from `round` to `next`. */
export interface PostedCallbacks {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  readonly next: ProgramRound;
}

/** The number of callbacks shown, enough that a dancer who missed one still finds it. */
const SHOWN = 4;

/** The next round of the recalled couples; undefined if there are none yet. */
export function findNextRound(event: ProgramEvent, round: ProgramRound): ProgramRound | undefined {
  if (isFinal(round) || round.state !== 'posted') return undefined;
  const next = findNextDanced(event, round.number);
  return next === undefined || next.entries.length === 0 ? undefined : next;
}

/** Posting time; falls back to the start of the round. */
export const getPostingTime = ({ postedAt, startedAt }: ProgramRound): number => postedAt ?? startedAt ?? 0;

/**
 * Lists posted callbacks, latest first. Imported results have no posting time, so the start of the round is used.
 * Callbacks whose next round was danced are left out.
 */
export const listPostedCallbacks = (events: readonly ProgramEvent[]): readonly PostedCallbacks[] =>
  events
    .flatMap((event) =>
      mapDefined(event.rounds, (round) => {
        const next = findNextRound(event, round);
        return next === undefined || next.state === 'posted' ? undefined : { event, round, next };
      }),
    )
    .toSorted(
      (a, b) =>
        getPostingTime(b.round) - getPostingTime(a.round) || b.round.scheduleIndex - a.round.scheduleIndex,
    )
    .slice(0, SHOWN);
