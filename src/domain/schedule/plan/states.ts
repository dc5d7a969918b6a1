import { parsed, refused, type Parsed } from '../../parsed.ts';
import { dancedNext } from '../../round/day.ts';
import { isSince, type RoundState } from '../../round/rounds.ts';
import { transition } from '../../round/transitions.ts';
import { unreachable } from '../../unreachable.ts';
import { roundTitle } from './onPlan.ts';
import { notBegun, type PlannedEvent, type PlannedRound } from './plan.ts';

/** It has its place in the day: it is on the floor, or has been. */
export const isDanced = ({ state }: Pick<PlannedRound, 'state'>): boolean => isSince(state);

/** Something happened in it that must not be lost: it was danced, or a judge has marked in it. */
export const hasBegun = (round: PlannedRound): boolean => round.hasMarks || isDanced(round);

/** Why a round that has begun cannot be touched: 'is on the floor'. */
export function whyBegun(round: PlannedRound): string {
  switch (round.state) {
    case 'running':
      return 'is on the floor';
    case 'marked':
      return 'has been danced and marked';
    case 'posted':
      return 'has been danced and posted';
    case 'initialized':
    case 'empty':
    case 'skipped':
      return 'has marks';
    default:
      return unreachable(round);
  }
}

function emptyOrWaiting(round: PlannedRound, someoneComes: boolean): PlannedRound {
  if (round.state !== 'initialized' && round.state !== 'empty') return round;
  const state = round.entries.length === 0 && !someoneComes && !round.hasMarks ? 'empty' : 'initialized';
  return state === round.state ? round : notBegun(round, state);
}

/** Whether couples may still come out of the rounds down to this one; a skipped round lets through who comes. */
function letsSomeoneCome(round: PlannedRound, someoneCame: boolean): boolean {
  switch (round.state) {
    case 'initialized':
    case 'running':
    case 'marked':
      return true;
    case 'skipped':
      return someoneCame;
    case 'empty':
    case 'posted':
      return false;
    default:
      return unreachable(round);
  }
}

/**
 * Empty is nobody's decision: a round is it when no couple stands in it and none can come any more, and waits again
 * when one enters. A final whose semi-final is still to be danced has no couples either, but is waiting.
 */
export function settled(event: PlannedEvent): PlannedEvent {
  let someoneComes = false;
  const outsideIn = event.rounds.toReversed().map((round) => {
    const now = emptyOrWaiting(round, someoneComes);
    someoneComes = letsSomeoneCome(now, someoneComes);
    return now;
  });
  return { ...event, rounds: outsideIn.toReversed() };
}

/**
 * Why the rounds from number `from` on keep their numbers; undefined when they may get others. Judges mark a round under
 * its number, some of them without a line just now: their marks would come to a round that is not theirs.
 */
export function whyNotRenumbered(event: PlannedEvent, from: number): string | undefined {
  const running = event.rounds.find(({ number, state }) => number >= from && state === 'running');
  return running === undefined
    ? undefined
    : `The ${roundTitle(event, running)} is on the floor and keeps its number until its marks are in: wait for them.`;
}

/** Whether the couples of a round can be handed to the one danced next. */
function mayHandOn(event: PlannedEvent, round: PlannedRound): string | undefined {
  const next = dancedNext(event, round.number);
  return next !== undefined && hasBegun(next)
    ? `The ${roundTitle(event, next)} ${whyBegun(next)}: no couple can come into it from the ${round.name}.`
    : undefined;
}

/** Why a round can be neither skipped nor deleted; undefined when it can. */
export function whyNotRemoved(event: PlannedEvent, round: PlannedRound): string | undefined {
  const title = roundTitle(event, round);
  if (hasBegun(round)) return `The ${title} ${whyBegun(round)}: it can be neither skipped nor deleted.`;
  if (round.number === 0 && event.rounds.length > 1)
    return `The ${title} stays while another round is danced before it: who should be placed without it?`;
  return round.entries.length === 0 ? undefined : mayHandOn(event, round);
}

/** Why a skipped round cannot be danced after all; undefined when it can. */
function whyNotUnskipped(event: PlannedEvent, round: PlannedRound): string | undefined {
  const below = event.rounds[round.number - 1];
  if (below === undefined) return undefined;
  if (below.state === 'skipped' && below.number > 0)
    return `The ${roundTitle(event, below)} was skipped too: bring that back first.`;
  return hasBegun(below)
    ? `The ${roundTitle(event, below)} ${whyBegun(below)}: the couples cannot come back from it.`
    : undefined;
}

function whyNotStarted(event: PlannedEvent, round: PlannedRound): string | undefined {
  const before = event.rounds.find(({ number, state }) => number > round.number && state !== 'skipped');
  if (before !== undefined && before.state !== 'posted' && before.state !== 'empty')
    return `The ${roundTitle(event, before)} comes first: its result is not posted yet.`;
  if (round.entries.length === 0) return `Nobody is in the ${roundTitle(event, round)}: it cannot start.`;
  const next = dancedNext(event, round.number);
  return next !== undefined && hasBegun(next)
    ? `The ${roundTitle(event, next)} ${whyBegun(next)}: the ${round.name} comes too late.`
    : undefined;
}

/** The result can be taken back only while nobody dances, or has danced, because of it. */
function whyNotTakenBack(event: PlannedEvent, round: PlannedRound): string | undefined {
  const next = dancedNext(event, round.number);
  return next !== undefined && hasBegun(next)
    ? `The ${roundTitle(event, next)} ${whyBegun(next)} with the couples of this result: it cannot be taken back.`
    : undefined;
}

function whyNotEmpty(event: PlannedEvent, round: PlannedRound): string | undefined {
  return round.entries.length > 0
    ? `${round.entries.length === 1 ? '1 couple is' : `${round.entries.length} couples are`} in the ${roundTitle(event, round)}: it is not empty.`
    : undefined;
}

function neighboursObject(event: PlannedEvent, round: PlannedRound, to: RoundState): string | undefined {
  switch (to) {
    case 'running':
      // Reopened for a judge: it was on the floor before, so only the result that came of it counts.
      return round.state === 'marked' ? whyNotTakenBack(event, round) : whyNotStarted(event, round);
    case 'marked':
      return round.state === 'posted' ? whyNotTakenBack(event, round) : undefined;
    case 'skipped':
      return whyNotRemoved(event, round);
    case 'initialized':
      return round.state === 'skipped' ? whyNotUnskipped(event, round) : undefined;
    case 'empty':
      return whyNotEmpty(event, round);
    case 'posted':
      return undefined;
    default:
      return unreachable(to);
  }
}

/**
 * Whether a round may go to another state, seen with the rounds around it: what the round itself allows (rounds.ts), and
 * what its neighbours do. The new state, or the reason in words why not.
 */
export function mayBecome(event: PlannedEvent, number: number, to: RoundState): Parsed<RoundState> {
  const round = event.rounds[number];
  if (round === undefined) return refused(`${event.name} has no round ${number}.`);
  const alone = transition(round.state, to);
  if (!alone.ok) return alone;
  const objection = neighboursObject(event, round, to);
  return objection === undefined ? parsed(to) : refused(objection);
}
