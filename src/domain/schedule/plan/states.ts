import type { Round } from '../../competition.ts';
import {
  toEventNameParts,
  getBegunReasonOfState,
  toRoundNameParts,
  type EventNameParts,
  type BegunReason,
  type PlanProblem,
  type StateProblem,
} from './problem.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { findNextDanced } from '../../round/day.ts';
import { hasStarted, type RoundState } from '../../round/rounds.ts';
import { checkTransition } from '../../round/transitions.ts';
import { unreachable } from '../../unreachable.ts';
import { resetRound, type PlannedEvent, type PlannedRound } from './plan.ts';

/** A round in its event, from a plan or from the tree; only planned rounds have `hasMarks`. */
export type RoundWithNeighbors = Round & { readonly hasMarks?: boolean };

export interface EventWithRounds extends EventNameParts {
  readonly rounds: readonly RoundWithNeighbors[];
}

/** True for a round that is or was on the floor, so its position is fixed. */
export const isDanced = ({ state }: Pick<PlannedRound, 'state'>): boolean => hasStarted(state);

/** True for a round that must not be lost: it was started, or a judge has marked couples in it. */
export const hasBegun = (round: RoundWithNeighbors): boolean => round.hasMarks === true || isDanced(round);

export const getBegunReasonOfRound = (round: RoundWithNeighbors): BegunReason =>
  getBegunReasonOfState(round.state);

function emptyOrWaiting(round: PlannedRound, someoneComes: boolean): PlannedRound {
  if (round.state !== 'initialized' && round.state !== 'empty') return round;
  const state = round.entries.length === 0 && !someoneComes && !round.hasMarks ? 'empty' : 'initialized';
  return state === round.state ? round : resetRound(round, state);
}

/** True if couples may still come out of the rounds up to this one; a skipped round passes them on. */
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
 * Sets waiting rounds to empty if they have no couples and none can come any more, and back if a couple enters. A final
 * whose semi-final is still to be danced also has no couples, but is waiting.
 */
export function updateEmptyRounds(event: PlannedEvent): PlannedEvent {
  let someoneComes = false;
  const outsideIn = event.rounds.toReversed().map((round) => {
    const now = emptyOrWaiting(round, someoneComes);
    someoneComes = letsSomeoneCome(now, someoneComes);
    return now;
  });
  return { ...event, rounds: outsideIn.toReversed() };
}

/**
 * The reason the rounds from `from` on must keep their numbers; undefined if they may change. Judges mark a round under
 * its number, some of them offline: their marks would end up in another round.
 */
export function findRenumberProblem(event: PlannedEvent, from: number): PlanProblem | undefined {
  const running = event.rounds.find(({ number, state }) => number >= from && state === 'running');
  return running === undefined
    ? undefined
    : { kind: 'keeps its number', round: toRoundNameParts(event, running) };
}

/** Checks that the couples can go to the next round. */
function mayHandOn(event: EventWithRounds, round: RoundWithNeighbors): StateProblem | undefined {
  const next = findNextDanced(event, round.number);
  return next !== undefined && hasBegun(next)
    ? {
        kind: 'nobody comes in',
        next: toRoundNameParts(event, next),
        begun: getBegunReasonOfRound(next),
        from: round.name,
      }
    : undefined;
}

/** The reason a round can be neither skipped nor deleted; undefined if it can. */
export function findRemovalProblem(
  event: EventWithRounds,
  round: RoundWithNeighbors,
): StateProblem | undefined {
  const named = toRoundNameParts(event, round);
  if (hasBegun(round))
    return { kind: 'neither skipped nor deleted', round: named, begun: getBegunReasonOfRound(round) };
  if (round.number === 0 && event.rounds.length > 1) return { kind: 'final stays', round: named };
  return round.entries.length === 0 ? undefined : mayHandOn(event, round);
}

/** The reason a skipped round cannot be restored; undefined if it can. */
function whyNotUnskipped(event: EventWithRounds, round: RoundWithNeighbors): StateProblem | undefined {
  const below = event.rounds[round.number - 1];
  if (below === undefined) return undefined;
  if (below.state === 'skipped' && below.number > 0)
    return { kind: 'skipped too', round: toRoundNameParts(event, below) };
  return hasBegun(below)
    ? { kind: 'cannot come back', next: toRoundNameParts(event, below), begun: getBegunReasonOfRound(below) }
    : undefined;
}

function whyNotStarted(event: EventWithRounds, round: RoundWithNeighbors): StateProblem | undefined {
  const before = event.rounds.find(({ number, state }) => number > round.number && state !== 'skipped');
  if (before !== undefined && before.state !== 'posted' && before.state !== 'empty')
    return { kind: 'comes first', round: toRoundNameParts(event, before) };
  if (round.entries.length === 0) return { kind: 'nobody in it', round: toRoundNameParts(event, round) };
  const next = findNextDanced(event, round.number);
  return next !== undefined && hasBegun(next)
    ? { kind: 'too late', next: toRoundNameParts(event, next), begun: getBegunReasonOfRound(next) }
    : undefined;
}

/** A result can be undone only while the next round has not begun. */
function whyNotTakenBack(event: EventWithRounds, round: RoundWithNeighbors): StateProblem | undefined {
  const next = findNextDanced(event, round.number);
  return next !== undefined && hasBegun(next)
    ? { kind: 'danced on', next: toRoundNameParts(event, next), begun: getBegunReasonOfRound(next) }
    : undefined;
}

function whyNotEmpty(event: EventWithRounds, round: RoundWithNeighbors): StateProblem | undefined {
  return round.entries.length > 0
    ? { kind: 'not empty', round: toRoundNameParts(event, round), couples: round.entries.length }
    : undefined;
}

function neighborsObject(
  event: EventWithRounds,
  round: RoundWithNeighbors,
  to: RoundState,
): StateProblem | undefined {
  switch (to) {
    case 'running':
      // The round is reopened for a judge. It was on the floor before, so only later rounds matter.
      return round.state === 'marked' ? whyNotTakenBack(event, round) : whyNotStarted(event, round);
    case 'marked':
      return round.state === 'posted' ? whyNotTakenBack(event, round) : undefined;
    case 'skipped':
      return findRemovalProblem(event, round);
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

/** Checks a change of state against the round itself (transitions.ts) and its neighbors. */
export function checkStateChange(
  event: EventWithRounds,
  number: number,
  to: RoundState,
): Parsed<RoundState, StateProblem> {
  const round = event.rounds.find((one) => one.number === number);
  if (round === undefined)
    return refused({ kind: 'no such round', event: toEventNameParts(event), round: number });
  const alone = checkTransition(round.state, to);
  if (!alone.ok) return refused({ kind: 'not from this state', step: alone.problem });
  const objection = neighborsObject(event, round, to);
  return objection === undefined ? parsed(to) : refused(objection);
}
