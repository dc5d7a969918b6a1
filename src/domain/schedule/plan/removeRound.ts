import { roundNamed, type PlanProblem } from './problem.ts';
import { byesOf, isFinal } from '../../competition.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { handOn, withoutCouples } from './handOver.ts';
import { renumberedUnless, type RenumberFlag } from './order.ts';
import { withByes } from './seed.ts';
import { numberedAndNamed, roundOnPlan, withEvent, withRounds } from './onPlan.ts';
import { asRecall, notBegun, type Plan, type PlannedEvent } from './plan.ts';
import { hasBegun, mayBecome, settled, whyNotRemoved, whyNotRenumbered } from './states.ts';

/** The round before now recalls straight into what the deleted round recalled into: it asks for as many. */
function askedByTheRoundBefore(event: PlannedEvent, number: number): PlannedEvent {
  const before = event.rounds[number + 1];
  const deleted = event.rounds[number];
  if (before === undefined || deleted === undefined || isFinal(deleted) || hasBegun(before)) return event;
  // Those who were to begin with the deleted round come into the next one now.
  return withRounds(event, [asRecall(before, Math.max(1, deleted.recallSize - byesOf(deleted)))]);
}

/** Couples that were to begin with the deleted round begin with the next one; with a first round everybody does. */
function seedsHandedOn(event: PlannedEvent, number: number): PlannedEvent {
  const deleted = event.rounds[number];
  const next = event.rounds[number - 1];
  if (deleted === undefined || next === undefined) return event;
  const isFirst = event.rounds[number + 1] === undefined;
  const byes = isFirst ? [] : [...new Set([...(next.byes ?? []), ...(deleted.byes ?? [])])];
  return withRounds(event, [withByes(next, byes)]);
}

/**
 * A round less (SPEC 4). Its couples stand in the round danced next, whose heats are drawn again; the rounds danced
 * before it move down by one number, with everything that is kept of them, and all are named again. Refused for a round
 * that has begun, for one whose couples cannot go on, for the final while another round is danced before it, and while a
 * round that would move is on the floor.
 */
export function deleteRound(
  plan: Plan,
  key: EventKey,
  number: number,
  flag: RenumberFlag,
): Parsed<Plan, PlanProblem> {
  const found = roundOnPlan(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  const objection = whyNotRemoved(event, round) ?? whyNotRenumbered(event, number + 1);
  if (objection !== undefined) return refused(objection);
  const handed = seedsHandedOn(askedByTheRoundBefore(handOn(event, number), number), number);
  const rounds = numberedAndNamed(
    handed.rounds.filter((one) => one.number !== number),
    event.roundNaming,
  );
  return parsed(renumberedUnless(withEvent(plan, settled({ ...handed, rounds })), flag));
}

/**
 * A round that stays on the plan but is not danced (SPEC 4): its couples stand in the round danced next as well, whose
 * heats are drawn again. What the rounds around it ask for is left alone, so that it can come back as it was.
 */
export function skipRound(plan: Plan, key: EventKey, number: number): Parsed<Plan, PlanProblem> {
  const found = roundOnPlan(plan, key, number);
  if (!found.ok) return found;
  const { event } = found.value;
  const may = mayBecome(event, number, 'skipped');
  if (!may.ok) return may;
  const handed = handOn(event, number);
  const rounds = handed.rounds.map((round) => (round.number === number ? notBegun(round, 'skipped') : round));
  return parsed(withEvent(plan, settled({ ...handed, rounds })));
}

/** A skipped round is danced after all: its couples come back from the round danced next, if that has not begun. */
export function unskipRound(plan: Plan, key: EventKey, number: number): Parsed<Plan, PlanProblem> {
  const found = roundOnPlan(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  if (round.state !== 'skipped') return refused({ kind: 'not skipped', round: roundNamed(event, round) });
  const back = mayBecome(event, number, 'initialized');
  if (!back.ok) return back;
  const freed = withoutCouples(event, number - 1, new Set(round.entries.map(({ id }) => id)));
  const rounds = freed.rounds.map((one) => (one.number === number ? notBegun(one, 'initialized') : one));
  return parsed(withEvent(plan, settled({ ...freed, rounds })));
}
