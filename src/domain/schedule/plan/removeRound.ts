import { toRoundNameParts, type PlanProblem } from './problem.ts';
import { countByes, isFinal } from '../../competition.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { copyToNextRound, removeCouples } from './handOver.ts';
import { renumberUnlessFlagged, type RenumberFlag } from './order.ts';
import { setByes } from './seed.ts';
import { numberRounds, findPlannedRound, replaceEvent, replaceRounds } from './planLookup.ts';
import { makeRecall, resetRound, type Plan, type PlannedEvent } from './plan.ts';
import {
  hasBegun,
  checkStateChange,
  updateEmptyRounds,
  findRemovalProblem,
  findRenumberProblem,
} from './states.ts';

/**
 * The previous round now recalls into the round after the deleted one, so it takes over the deleted round's
 * recall size.
 */
function askedByTheRoundBefore(event: PlannedEvent, number: number): PlannedEvent {
  const before = event.rounds[number + 1];
  const deleted = event.rounds[number];
  if (before === undefined || deleted === undefined || isFinal(deleted) || hasBegun(before)) return event;
  // Couples that would have begun with the deleted round now begin with the next one.
  return replaceRounds(event, [makeRecall(before, Math.max(1, deleted.recallSize - countByes(deleted)))]);
}

/**
 * Couples seeded into the deleted round begin with the next one. If the next one is now the first round, no
 * couple is seeded.
 */
function seedsHandedOn(event: PlannedEvent, number: number): PlannedEvent {
  const deleted = event.rounds[number];
  const next = event.rounds[number - 1];
  if (deleted === undefined || next === undefined) return event;
  const isFirst = event.rounds[number + 1] === undefined;
  const byes = isFirst ? [] : [...new Set([...(next.byes ?? []), ...(deleted.byes ?? [])])];
  return replaceRounds(event, [setByes(next, byes)]);
}

/**
 * Removes a round (SPEC 4). Its couples go to the next round, whose heats are redrawn; earlier rounds shift down by one
 * number with all their data, and are renamed. Refused if it has begun, if its couples cannot go on, for the final
 * while its event has another round, and while a round to be renumbered is on the floor.
 */
export function deleteRound(
  plan: Plan,
  key: EventKey,
  number: number,
  flag: RenumberFlag,
): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  const objection = findRemovalProblem(event, round) ?? findRenumberProblem(event, number + 1);
  if (objection !== undefined) return refused(objection);
  const handed = seedsHandedOn(askedByTheRoundBefore(copyToNextRound(event, number), number), number);
  const rounds = numberRounds(
    handed.rounds.filter((one) => one.number !== number),
    event.roundNaming,
  );
  return parsed(renumberUnlessFlagged(replaceEvent(plan, updateEmptyRounds({ ...handed, rounds })), flag));
}

/**
 * Keeps a round on the plan without dancing it (SPEC 4): its couples are copied into the next round, whose heats are
 * redrawn. Recall sizes stay, so that it can be restored exactly.
 */
export function skipRound(plan: Plan, key: EventKey, number: number): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, number);
  if (!found.ok) return found;
  const { event } = found.value;
  const may = checkStateChange(event, number, 'skipped');
  if (!may.ok) return may;
  const handed = copyToNextRound(event, number);
  const rounds = handed.rounds.map((round) =>
    round.number === number ? resetRound(round, 'skipped') : round,
  );
  return parsed(replaceEvent(plan, updateEmptyRounds({ ...handed, rounds })));
}

/** Restores a skipped round: its couples leave the next round, which must not have begun. */
export function unskipRound(plan: Plan, key: EventKey, number: number): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  if (round.state !== 'skipped')
    return refused({ kind: 'not skipped', round: toRoundNameParts(event, round) });
  const back = checkStateChange(event, number, 'initialized');
  if (!back.ok) return back;
  const freed = removeCouples(event, number - 1, new Set(round.entries.map(({ id }) => id)));
  const rounds = freed.rounds.map((one) => (one.number === number ? resetRound(one, 'initialized') : one));
  return parsed(replaceEvent(plan, updateEmptyRounds({ ...freed, rounds })));
}
