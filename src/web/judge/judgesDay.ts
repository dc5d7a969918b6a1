import { roundOf, type CompetitionEvent, type Round } from '../../domain/competition.ts';
import type { EventKey } from '../../domain/ids.ts';
import {
  inOrder,
  roundKey,
  roundsOf,
  type FloorHeard,
  type JudgesRound,
  type SheetOfRound,
} from './judgesRounds.ts';
import { sheetShown, type Looked } from './sheetShown.ts';
import { waysFrom, type WaysFrom } from './waysFrom.ts';

/** The sheet that is open on the phone, and the ways from it. */
export interface Shown extends SheetOfRound, WaysFrom {}

interface StoppedRound {
  readonly event: CompetitionEvent;
  readonly round: Round;
  /** When it had been started. */
  readonly startedAt: number | undefined;
}

/** A round that was on this judge's phone, as it was started. */
export interface HadRound {
  readonly event: EventKey;
  readonly round: number;
  readonly startedAt: number | undefined;
}

export interface JudgesDay {
  /** The rounds on the floor that this judge marks, the one that was started first at the head. */
  readonly rounds: readonly JudgesRound[];
  readonly shown: Shown | undefined;
  /** Rounds this judge had, and that were put back: they wait to be started again, their marks are kept. */
  readonly stopped: readonly StoppedRound[];
  /** What has gone on the floor last, whoever marks it. */
  readonly lastStarted: { readonly event: CompetitionEvent; readonly round: Round | undefined } | undefined;
}

/** All that a judge's phone has heard and holds. */
export interface JudgeHears extends FloorHeard {
  readonly looked: Looked | undefined;
  /** What was on the phone before, the last of it. */
  readonly had: readonly HadRound[];
}

function lastStartedOf(hears: JudgeHears): JudgesDay['lastStarted'] {
  const { eventOf } = hears;
  const last = inOrder(hears).at(-1);
  const event = last === undefined ? undefined : eventOf(last.event);
  return last === undefined || event === undefined ? undefined : { event, round: roundOf(event, last.round) };
}

function stoppedOf({ had, eventOf }: JudgeHears, rounds: readonly JudgesRound[]): readonly StoppedRound[] {
  return had.flatMap((one) => {
    const event = eventOf(one.event);
    const round = event === undefined ? undefined : roundOf(event, one.round);
    if (event === undefined || round?.state !== 'initialized') return [];
    return rounds.some(({ key }) => key === roundKey(one))
      ? []
      : [{ event, round, startedAt: one.startedAt }];
  });
}

/** What is to be remembered of the rounds on the phone: those there are, and those that were put back. */
export const hadNow = ({ rounds, stopped }: JudgesDay, had: readonly HadRound[]): readonly HadRound[] => [
  ...rounds.map(({ event, round }) => ({
    event: event.key,
    round: round.number,
    startedAt: round.startedAt,
  })),
  ...had.filter((one) =>
    stopped.some(({ event, round }) => event.key === one.event && round.number === one.round),
  ),
];

/** What a judge's phone shows: which rounds and sheets this judge has, in which order, and which of them is open. */
export function judgesDay(hears: JudgeHears): JudgesDay {
  const rounds = roundsOf(hears);
  const shown = sheetShown(rounds, hears.looked);
  return {
    rounds,
    shown: shown && { ...shown, ...waysFrom(shown, rounds) },
    stopped: stoppedOf(hears, rounds),
    lastStarted: lastStartedOf(hears),
  };
}
