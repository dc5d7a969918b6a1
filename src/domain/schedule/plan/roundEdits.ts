import { toEventNameParts, toRoundNameParts, type PlanProblem } from './problem.ts';
import { isFinal } from '../../competition.ts';
import { hasReplacements } from '../../panels.ts';
import { awaitsCallbacks, countKnownCouples } from '../../round/knownCouples.ts';
import { calculateHeatSizes } from '../../round/heats.ts';
import type { EntryId, EventKey, JudgeKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { redrawRound, type DrawOptions } from '../heats/draw.ts';
import { findPlannedRound, replaceEvent, replaceRounds } from './planLookup.ts';
import type { Plan, PlannedEvent, PlannedRound } from './plan.ts';
import { isDanced, getBegunReasonOfRound } from './states.ts';
import { MAX_COUNT } from '../../bounds.ts';
import { isPlannable } from '../times/plannable.ts';

export interface RoundAddress {
  readonly event: EventKey;
  readonly round: number;
}

export interface CoupleMove extends RoundAddress {
  readonly couple: EntryId;
  readonly heat: number;
  /** Index of one of the event's dances; undefined: all of them. */
  readonly dance: number | undefined;
}

/** Edits a round that is not on the floor and was not danced. */
function edited(
  plan: Plan,
  key: EventKey,
  number: number,
  edit: (event: PlannedEvent, round: PlannedRound) => Parsed<PlannedRound, PlanProblem>,
): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  if (isDanced(round))
    return refused({
      kind: 'cannot be changed',
      round: toRoundNameParts(event, round),
      begun: getBegunReasonOfRound(round),
    });
  const changed = edit(event, round);
  return changed.ok ? parsed(replaceEvent(plan, replaceRounds(event, [changed.value]))) : changed;
}

/** SPEC 5: a recall size or heat count of 0 becomes 1. */
function countFrom(typed: number, what: 'couples' | 'heats'): Parsed<number, PlanProblem> {
  if (!Number.isSafeInteger(typed) || typed < 0) return refused({ kind: 'no number', of: what, typed });
  const max = what === 'heats' ? MAX_COUNT.heatsPerRound : MAX_COUNT.recalledCouples;
  if (typed > max) return refused({ kind: 'too many', of: what, typed });
  return parsed(Math.max(1, typed));
}

export const setRecall = (
  plan: Plan,
  key: EventKey,
  number: number,
  size: number,
): Parsed<Plan, PlanProblem> =>
  edited(plan, key, number, (event, round) => {
    if (isFinal(round)) return refused({ kind: 'recalls nobody', round: toRoundNameParts(event, round) });
    const count = countFrom(size, 'couples');
    return count.ok ? parsed({ ...round, recallSize: count.value }) : count;
  });

/** A warning, never a refusal: recalling all couples eliminates none. False while the couples are unknown. */
export const isEveryoneRecalled = (round: PlannedRound): boolean =>
  !isFinal(round) &&
  round.state === 'initialized' &&
  countKnownCouples(round) > 0 &&
  round.recallSize >= round.entries.length;

/** Changes the number of heats and redraws the couples. */
export const setHeats = (
  plan: Plan,
  { event: key, round: number, heats, wishes }: RoundAddress & { heats: number; wishes: DrawOptions },
): Parsed<Plan, PlanProblem> =>
  edited(plan, key, number, (event, round) => {
    const count = countFrom(heats, 'heats');
    if (!count.ok) return count;
    return parsed(
      redrawRound(
        event,
        { ...round, numHeats: count.value },
        round.entries.map(({ id }) => id),
        wishes,
      ),
    );
  });

export const drawRound = (
  plan: Plan,
  key: EventKey,
  number: number,
  wishes: DrawOptions,
): Parsed<Plan, PlanProblem> =>
  edited(plan, key, number, (event, round) =>
    parsed(
      redrawRound(
        event,
        round,
        round.entries.map(({ id }) => id),
        wishes,
      ),
    ),
  );

/** A couple's heats with one changed, in one dance or in all. */
function heatsWith(heats: readonly number[], heat: number, dance: number | undefined, dances: number) {
  if (dance === undefined) return heats.length === 0 ? [heat] : heats.map(() => heat);
  // A couple with a single heat for all dances now needs one for each.
  const each = Array.from({ length: Math.max(dances, heats.length) }, (_, at) => heats[at] ?? heats[0] ?? 1);
  return each.with(dance, heat);
}

/** Moves one couple to another heat, in all dances or in one. */
export const moveCouple = (
  plan: Plan,
  { event: key, round: number, couple, heat, dance }: CoupleMove,
): Parsed<Plan, PlanProblem> =>
  edited(plan, key, number, (event, round) => {
    if (!round.entries.some(({ id }) => id === couple))
      return refused({ kind: 'couple is gone', round: toRoundNameParts(event, round) });
    if (!Number.isInteger(heat) || heat < 1 || heat > round.numHeats)
      return refused({
        kind: 'no such heat',
        round: toRoundNameParts(event, round),
        heat,
        heats: round.numHeats,
      });
    if (dance !== undefined && event.dances[dance] === undefined)
      return refused({ kind: 'no such dance', event: toEventNameParts(event), dance: dance + 1 });
    return parsed({
      ...round,
      entries: round.entries.map((entry) =>
        entry.id === couple
          ? { ...entry, heats: heatsWith(entry.heats, heat, dance, event.dances.length) }
          : entry,
      ),
    });
  });

/** Couples per heat in the first dance that is not evenly split; undefined if all are. */
export function findUnevenHeats(round: PlannedRound): readonly number[] | undefined {
  if (awaitsCallbacks(round)) return undefined;
  const dances = Math.max(0, ...round.entries.map(({ heats }) => heats.length));
  const largest = calculateHeatSizes(round.entries.length, round.numHeats)[0] ?? 0;
  for (let dance = 0; dance < dances; dance += 1) {
    const sizes = Array.from({ length: round.numHeats }, () => 0);
    for (const { heats } of round.entries) {
      const heat = (heats[dance] ?? heats[0] ?? 1) - 1;
      sizes[heat] = (sizes[heat] ?? 0) + 1;
    }
    if (Math.max(...sizes) > largest) return sizes;
  }
  return undefined;
}

/**
 * Sets the judges of a round in all its dances; an empty list means every judge of the competition. Allowed while the
 * round is on the floor, to replace a judge who falls ill. Not allowed once a replacement marks from a later dance on:
 * then only the scrutineer and the chairman, who see the seats, may change them.
 */
export function setPanel(
  plan: Plan,
  key: EventKey,
  number: number,
  panel: readonly JudgeKey[],
): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  if (round.state === 'marked' || round.state === 'posted')
    return refused({
      kind: 'panel stays',
      round: toRoundNameParts(event, round),
      begun: getBegunReasonOfRound(round),
    });
  if (round.seats !== undefined && hasReplacements(round.seats))
    return refused({ kind: 'judge stands in', round: toRoundNameParts(event, round) });
  return parsed(replaceEvent(plan, replaceRounds(event, [{ ...round, panel: [...new Set(panel)] }])));
}

/** Planned starts computed for the order of the day; danced rounds keep theirs. */
export interface StartTime {
  readonly event: EventKey;
  readonly round: number;
  /** The start in milliseconds since 1970; undefined removes the time. */
  readonly startTime: number | undefined;
}

export function setStartTimes(plan: Plan, times: readonly StartTime[]): Parsed<Plan, PlanProblem> {
  const byEvent = new Map<EventKey, Map<number, number | undefined>>();
  for (const { event, round, startTime } of times) {
    const found = findPlannedRound(plan, event, round);
    if (!found.ok) return found;
    if (startTime !== undefined && !(Number.isSafeInteger(startTime) && isPlannable(startTime)))
      return refused({
        kind: 'no such start',
        round: toRoundNameParts(found.value.event, found.value.round),
      });
    const ofEvent = byEvent.get(event) ?? new Map<number, number | undefined>();
    byEvent.set(event, ofEvent.set(round, startTime));
  }
  return parsed({
    ...plan,
    events: plan.events.map((event) => {
      const ofEvent = byEvent.get(event.key);
      return ofEvent === undefined
        ? event
        : {
            ...event,
            rounds: event.rounds.map((round) =>
              ofEvent.has(round.number) && !isDanced(round)
                ? { ...round, startTime: ofEvent.get(round.number) }
                : round,
            ),
          };
    }),
  });
}
