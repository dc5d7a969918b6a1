import { isFinal, type ProgramEvent, type ProgramRound } from '../competition.ts';
import { mapDefined } from '../defined.ts';
import { dancedNext } from './day.ts';

/** Callbacks that are out: from which round, and into which. */
export interface CallbacksOut {
  readonly event: ProgramEvent;
  readonly round: ProgramRound;
  readonly next: ProgramRound;
}

/** So many postings are named: who missed one finds it. */
const SHOWN = 4;

/** The round that those who were recalled from it dance next; undefined where nobody was recalled yet. */
export function recalledInto(event: ProgramEvent, round: ProgramRound): ProgramRound | undefined {
  if (isFinal(round) || round.state !== 'posted') return undefined;
  const next = dancedNext(event, round.number);
  return next === undefined || next.entries.length === 0 ? undefined : next;
}

/** When a result came out; where nobody has written that down, when its round began. */
export const cameOut = ({ postedAt, startedAt }: ProgramRound): number => postedAt ?? startedAt ?? 0;

/**
 * The callbacks that are out, those that came out last first; where nobody has written down when they did (results from
 * elsewhere), the start of the round is what is known. What somebody was called back into and has danced since is no news.
 */
export const callbacksOut = (events: readonly ProgramEvent[]): readonly CallbacksOut[] =>
  events
    .flatMap((event) =>
      mapDefined(event.rounds, (round) => {
        const next = recalledInto(event, round);
        return next === undefined || next.state === 'posted' ? undefined : { event, round, next };
      }),
    )
    .toSorted((a, b) => cameOut(b.round) - cameOut(a.round) || b.round.scheduleIndex - a.round.scheduleIndex)
    .slice(0, SHOWN);
