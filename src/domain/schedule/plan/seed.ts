import { isFinal } from '../../competition.ts';
import { countHeatsNeeded } from '../../round/heats.ts';
import type { EntryId, EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { drawHeats, DRAW_BY_NUMBER, redrawRound } from '../heats/draw.ts';
import { toRoundNameParts, type PlanProblem } from './problem.ts';
import { findPlannedRound, replaceEvent, replaceRounds } from './planLookup.ts';
import { makeRecall, type Plan, type PlannedEvent, type PlannedRound } from './plan.ts';
import { getBegunReasonOfRound, hasBegun, updateEmptyRounds } from './states.ts';

const idsIn = ({ entries }: PlannedRound): readonly EntryId[] => entries.map(({ id }) => id);

/** Sets the round's byes; an empty list is stored as missing. */
export function setByes(round: PlannedRound, byes: readonly EntryId[]): PlannedRound {
  const { byes: _, ...others } = round;
  return byes.length === 0 ? others : { ...others, byes };
}

/** The round the couple is seeded into, or the first round danced. */
export const findFirstRound = (
  { rounds }: Pick<PlannedEvent, 'rounds'>,
  couple: EntryId,
): PlannedRound | undefined =>
  rounds.find(({ byes }) => byes?.includes(couple)) ??
  rounds.findLast(({ entries }) => entries.some(({ id }) => id === couple));

/** Seeded couples, each with the round it begins with. */
export const listSeededCouples = ({
  entries,
  rounds,
}: Pick<PlannedEvent, 'entries' | 'rounds'>): readonly {
  readonly couple: EntryId;
  readonly round: PlannedRound;
}[] =>
  rounds.toReversed().flatMap((round) =>
    // A couple that left the event may still have a place in a round.
    (round.byes ?? [])
      .filter((couple) => entries.some(({ id }) => id === couple))
      .map((couple) => ({ couple, round })),
  );

/** False if heats were moved or drawn by hand: those stay. */
function isDrawnByNumber(event: PlannedEvent, { entries, numHeats }: PlannedRound): boolean {
  const drawn = drawHeats(
    event,
    entries.map(({ id }) => id),
    numHeats,
    DRAW_BY_NUMBER,
  );
  const heats = new Map(drawn.map((place) => [place.id, place.heats]));
  return entries.every((place) => place.heats.join() === heats.get(place.id)?.join());
}

/** Redraws the round with these couples; adapts the number of heats unless it was set by hand. */
function drawnAgain(
  event: PlannedEvent,
  round: PlannedRound,
  ids: readonly EntryId[],
  largestHeat: number,
): PlannedRound {
  const isUsual = !isFinal(round) && round.numHeats === countHeatsNeeded(round.entries.length, largestHeat);
  const numHeats = isUsual ? countHeatsNeeded(ids.length, largestHeat) : round.numHeats;
  if (numHeats === round.numHeats && !isDrawnByNumber(event, round)) {
    const kept = round.entries.filter(({ id }) => ids.includes(id));
    const come = ids.filter((id) => !kept.some((place) => place.id === id));
    return { ...round, entries: [...kept, ...come.map((id) => ({ id, heats: [numHeats] }))] };
  }
  return redrawRound(event, { ...round, numHeats }, ids);
}

/** The previous round recalls one more or fewer, to keep the planned size of this one. */
function recalling(event: PlannedEvent, number: number, more: 1 | -1): PlannedEvent {
  const before = event.rounds[number + 1];
  return before?.recallSize === undefined || hasBegun(before)
    ? event
    : replaceRounds(event, [makeRecall(before, Math.max(1, before.recallSize + more))]);
}

function without(event: PlannedEvent, number: number, couple: EntryId, largestHeat: number): PlannedEvent {
  const round = event.rounds[number];
  if (round === undefined) return event;
  const left = drawnAgain(
    event,
    round,
    idsIn(round).filter((id) => id !== couple),
    largestHeat,
  );
  const isSeeded = round.byes?.includes(couple) === true;
  const changed = replaceRounds(event, [
    setByes(
      left,
      (round.byes ?? []).filter((id) => id !== couple),
    ),
  ]);
  return isSeeded ? recalling(changed, number, 1) : changed;
}

function within(event: PlannedEvent, number: number, couple: EntryId, largestHeat: number): PlannedEvent {
  const round = event.rounds[number];
  if (round === undefined) return event;
  const isFirst = event.rounds[number + 1] === undefined;
  if (isFirst)
    return replaceRounds(event, [drawnAgain(event, round, [...idsIn(round), couple], largestHeat)]);
  // Keep the number of heats, because this round's heats are drawn after the recall.
  const drawn = redrawRound(event, round, [...idsIn(round), couple]);
  return recalling(replaceRounds(event, [setByes(drawn, [...(round.byes ?? []), couple])]), number, -1);
}

/**
 * The first round loses the couple and redraws its heats; the round before the couple's new first round
 * recalls one fewer.
 */
const withSeed = (
  event: PlannedEvent,
  number: number,
  couple: EntryId,
  largestHeat: number,
): PlannedEvent => {
  const from = findFirstRound(event, couple);
  return from === undefined || from.number === number
    ? event
    : updateEmptyRounds(
        within(without(event, from.number, couple, largestHeat), number, couple, largestHeat),
      );
};

/**
 * Seeds a couple past all rounds danced before this one; choosing the first round removes the seeding.
 * Refused once one of these rounds has begun or is skipped: places were assigned, or couples copied on.
 */
export function seedCouple(
  plan: Plan,
  { event: key, round: number, couple, largestHeat }: SeedChange,
): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, number);
  if (!found.ok) return found;
  const { event, round } = found.value;
  const from = findFirstRound(event, couple);
  if (from === undefined || !event.entries.some(({ id }) => id === couple))
    return refused({ kind: 'couple is gone', round: toRoundNameParts(event, round) });
  const passed = event.rounds.filter((one) => one.number >= Math.min(number, from.number));
  const late = passed.findLast(hasBegun);
  if (late !== undefined)
    return refused({
      kind: 'cannot be changed',
      round: toRoundNameParts(event, late),
      begun: getBegunReasonOfRound(late),
    });
  const skipped = passed.findLast(({ state }) => state === 'skipped');
  if (skipped !== undefined)
    return refused({
      kind: 'events object',
      objections: [{ kind: 'was skipped', round: toRoundNameParts(event, skipped) }],
      more: 0,
    });
  if (from.number === number) return parsed(plan);
  return parsed(replaceEvent(plan, withSeed(event, number, couple, largestHeat)));
}

export interface SeedChange {
  readonly event: EventKey;
  readonly round: number;
  readonly couple: EntryId;
  /** The largest number of couples on the floor at once, from the day's timing. */
  readonly largestHeat: number;
}

/** New rounds keep seeded couples whose round still exists. */
export const keepSeeds = (fresh: PlannedEvent, old: PlannedEvent, largestHeat: number): PlannedEvent =>
  listSeededCouples(old)
    .filter(({ round }) => round.number < fresh.rounds.length - 1)
    .reduce((event, { couple, round }) => withSeed(event, round.number, couple, largestHeat), fresh);
