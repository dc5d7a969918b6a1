import { heatsFor } from '../../round/heats.ts';
import type { EntryId } from '../../ids.ts';
import { withCouples } from '../heats/draw.ts';
import { withRounds } from './onPlan.ts';
import type { PlannedEvent, PlannedRound } from './plan.ts';

const idsIn = (round: PlannedRound): readonly EntryId[] => round.entries.map(({ id }) => id);

/** Of a round and those danced after it: up to the first that is not skipped. */
function wayIn(event: PlannedEvent, number: number): readonly PlannedRound[] {
  const way: PlannedRound[] = [];
  for (let below = number; below >= 0; below -= 1) {
    const round = event.rounds[below];
    if (round === undefined) break;
    way.push(round);
    if (round.state !== 'skipped') break;
  }
  return way;
}

/** As many heats as keep them no larger than those of the round the couples come from; the final is danced in one. */
function heatsLike(from: PlannedRound, to: PlannedRound, couples: number): number {
  if (to.number === 0) return to.numHeats;
  const largest = Math.ceil(from.entries.length / from.numHeats);
  return Math.max(to.numHeats, heatsFor(couples, largest));
}

/**
 * The couples of round `number` also stand in the round danced next, which is drawn again (SPEC 4: skipping copies the
 * entries). Where that one is skipped too they are copied on, so that they stand where they will dance.
 */
export function handOn(event: PlannedEvent, number: number): PlannedEvent {
  const from = event.rounds[number];
  if (from === undefined || from.entries.length === 0) return event;
  const changed = wayIn(event, number - 1).map((round) => {
    const ids = [...new Set([...idsIn(round), ...idsIn(from)])];
    return withCouples(event, { ...round, numHeats: heatsLike(from, round, ids.length) }, ids);
  });
  return withRounds(event, changed);
}

/** The event without these couples in round `number` and, where that one is skipped, in those they were handed on to. */
export function withoutCouples(
  event: PlannedEvent,
  number: number,
  couples: ReadonlySet<EntryId>,
): PlannedEvent {
  if (couples.size === 0) return event;
  const changed = wayIn(event, number).map((round) =>
    withCouples(
      event,
      round,
      idsIn(round).filter((id) => !couples.has(id)),
    ),
  );
  return withRounds(event, changed);
}
