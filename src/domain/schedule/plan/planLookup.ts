import { toEventNameParts, type PlanProblem } from './problem.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { getDefaultRecallSize, buildRoundName } from '../../round/rounds.ts';
import type { RoundNaming } from '../../roundNaming.ts';
import { makeFinal, makeRecall, type Plan, type PlannedEvent, type PlannedRound } from './plan.ts';

export const findPlannedEvent = (plan: Plan, key: EventKey): PlannedEvent | undefined =>
  plan.events.find((event) => event.key === key);

export function findPlannedRound(
  plan: Plan,
  key: EventKey,
  number: number,
): Parsed<{ readonly event: PlannedEvent; readonly round: PlannedRound }, PlanProblem> {
  const event = findPlannedEvent(plan, key);
  if (event === undefined) return refused({ kind: 'no such event', event: key });
  const round = event.rounds[number];
  if (round === undefined)
    return refused({ kind: 'no such round', event: toEventNameParts(event), round: number });
  return parsed({ event, round });
}

export const replaceEvent = (plan: Plan, changed: PlannedEvent): Plan => ({
  ...plan,
  events: plan.events.map((event) => (event.key === changed.key ? changed : event)),
});

/** Replaces the changed rounds, matched by number. */
export const replaceRounds = (event: PlannedEvent, changed: readonly PlannedRound[]): PlannedEvent => ({
  ...event,
  rounds: event.rounds.map((round) => changed.find(({ number }) => number === round.number) ?? round),
});

/** Numbers and names rounds by position: the first one is the final. */
export const numberRounds = (
  rounds: readonly PlannedRound[],
  naming: RoundNaming | undefined,
): readonly PlannedRound[] =>
  rounds.map((round, number) => {
    const named = { ...round, number, name: buildRoundName(number, rounds.length, naming) };
    if (number === 0) return makeFinal(named);
    // The former final recalls as many as is usual for its new position.
    return named.recallSize === undefined ? makeRecall(named, getDefaultRecallSize(number)) : named;
  });

export const buildNumberedKey = (event: PlannedEvent, { number }: Pick<PlannedRound, 'number'>): string =>
  `${number} ${event.key}`;
