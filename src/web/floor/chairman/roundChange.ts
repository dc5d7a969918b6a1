import { countKnownCouples } from '../../../domain/round/knownCouples.ts';
import { calculateHeatSizes, countHeatsNeeded } from '../../../domain/round/heats.ts';
import { countByes, type Round } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { RoundEdit } from '../../../store/rounds/roundEdits.ts';
import {
  makeRecall,
  type Plan,
  type PlannedEvent,
  type PlannedRound,
} from '../../../domain/schedule/plan/plan.ts';
import { recalculateTimes, calculateTimes, type DayFinish } from '../../../domain/schedule/times/times.ts';
import { getLevelTiming, type Timing } from '../../../domain/schedule/times/timing.ts';
import { findToday } from '../../staff/hall/lateness.ts';

export interface RoundChangeRequest {
  /** Undefined for a final. */
  readonly recallSize: number | undefined;
  readonly numHeats: number;
}

export interface RoundChangeResult {
  /** The change of the day's end in ms; negative: earlier. */
  readonly later: number;
  /** The new end of the day in ms; undefined in a plan without a start. */
  readonly end: number | undefined;
  /** The round danced next with the sizes of its heats; undefined for a final. */
  readonly next: { readonly name: string; readonly sizes: readonly number[] } | undefined;
}

const endOf = (days: readonly DayFinish[], now: number): number | undefined => {
  const day = findToday(days, now);
  return day?.end?.likely ?? day?.planned.to;
};

const withWish = (round: PlannedRound, { recallSize, numHeats }: RoundChangeRequest): PlannedRound => ({
  ...(recallSize === undefined ? round : makeRecall(round, recallSize)),
  numHeats,
});

/**
 * Applies the change to the event. Adjusts the heats of the next round too, unless it already has couples.
 */
function wished(event: PlannedEvent, number: number, wish: RoundChangeRequest, timing: Timing): PlannedEvent {
  const { largestHeat } = getLevelTiming(timing, event.level);
  return {
    ...event,
    rounds: event.rounds.map((round) => {
      if (round.number === number) return withWish(round, wish);
      const isNext = round.number === number - 1 && round.number > 0;
      return wish.recallSize !== undefined &&
        isNext &&
        countKnownCouples(round) === 0 &&
        round.state === 'initialized'
        ? { ...round, numHeats: countHeatsNeeded(wish.recallSize + countByes(round), largestHeat) }
        : round;
    }),
  };
}

const planWith = (plan: Plan, changed: PlannedEvent): Plan => ({
  ...plan,
  events: plan.events.map((event) => (event.key === changed.key ? changed : event)),
});

/**
 * The effect of a change on the end of the day and on the next round. Both days are computed with fresh times,
 * because times set by hand would hide the difference. `now` in ms since 1970.
 */
export function previewRoundChange(
  plan: Plan,
  timing: Timing,
  { event, round, wish }: ScheduledRound & { readonly wish: RoundChangeRequest },
  now: number,
): RoundChangeResult {
  const endBefore = endOf(calculateTimes(plan, timing, now).days, now);
  const planned = plan.events.find(({ key }) => key === event.key);
  if (planned === undefined) return { later: 0, end: endBefore, next: undefined };
  const after = wished(planned, round.number, wish, timing);
  // Without a start the difference is computed as if the day began now.
  const endIn = (one: Plan): number => endOf(recalculateTimes(one, timing, now, now).days, now) ?? 0;
  const later = endIn(planWith(plan, after)) - endIn(plan);
  const next = after.rounds[round.number - 1];
  return {
    later,
    end: endBefore === undefined ? undefined : endBefore + later,
    next:
      next === undefined || wish.recallSize === undefined
        ? undefined
        : { name: next.name, sizes: calculateHeatSizes(wish.recallSize + countByes(next), next.numHeats) },
  };
}

/**
 * The number of heats of the next round for a recall size. Undefined if unchanged: it has couples, or this is
 * a final.
 */
function heatsOfNext(
  plan: Plan,
  timing: Timing,
  { event, round }: ScheduledRound,
  recallSize: number,
): { readonly number: number; readonly numHeats: number } | undefined {
  const planned = plan.events.find(({ key }) => key === event.key);
  const before = planned?.rounds[round.number - 1];
  if (planned === undefined || before === undefined) return undefined;
  const next = wished(planned, round.number, { recallSize, numHeats: round.numHeats }, timing).rounds[
    round.number - 1
  ];
  return next === undefined || next.numHeats === before.numHeats
    ? undefined
    : { number: next.number, numHeats: next.numHeats };
}

/** The edits for a change: of the round itself, and of the next round's heats if they follow from it. */
export function planRoundEdits(
  plan: Plan,
  timing: Timing,
  at: ScheduledRound,
  { recallSize, numHeats }: RoundChangeRequest,
): readonly { readonly round: Round; readonly edit: RoundEdit }[] {
  const { event, round } = at;
  const otherRecall = recallSize === round.recallSize ? undefined : recallSize;
  const edit = {
    recallSize: otherRecall,
    numHeats: numHeats === round.numHeats ? undefined : numHeats,
  };
  const next = otherRecall === undefined ? undefined : heatsOfNext(plan, timing, at, otherRecall);
  const nextRound = event.rounds.find(({ number }) => number === next?.number);
  return [
    { round, edit },
    ...(next === undefined || nextRound === undefined
      ? []
      : [{ round: nextRound, edit: { numHeats: next.numHeats } }]),
  ];
}
