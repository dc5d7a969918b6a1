import { countKnownCouples } from '../../../domain/round/couplesKnown.ts';
import { heatSizes, heatsFor } from '../../../domain/round/heats.ts';
import { byesOf, type Round } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import type { RoundEdit } from '../../../store/rounds/roundEdits.ts';
import {
  makeRecall,
  type Plan,
  type PlannedEvent,
  type PlannedRound,
} from '../../../domain/schedule/plan/plan.ts';
import { freshTimesOf, timesOf, type DayFinish } from '../../../domain/schedule/times/times.ts';
import { levelTiming, type Timing } from '../../../domain/schedule/times/timing.ts';
import { findToday } from '../../staff/hall/lateness.ts';

export interface RoundChangeWish {
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

const withWish = (round: PlannedRound, { recallSize, numHeats }: RoundChangeWish): PlannedRound => ({
  ...(recallSize === undefined ? round : makeRecall(round, recallSize)),
  numHeats,
});

/**
 * Applies the change to the event; the next round gets the heats its new couples need, unless couples are in it
 * already.
 */
function wished(event: PlannedEvent, number: number, wish: RoundChangeWish, timing: Timing): PlannedEvent {
  const { largestHeat } = levelTiming(timing, event.level);
  return {
    ...event,
    rounds: event.rounds.map((round) => {
      if (round.number === number) return withWish(round, wish);
      const isNext = round.number === number - 1 && round.number > 0;
      return wish.recallSize !== undefined &&
        isNext &&
        countKnownCouples(round) === 0 &&
        round.state === 'initialized'
        ? { ...round, numHeats: heatsFor(wish.recallSize + byesOf(round), largestHeat) }
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
export function effectOf(
  plan: Plan,
  timing: Timing,
  { event, round, wish }: ScheduledRound & { readonly wish: RoundChangeWish },
  now: number,
): RoundChangeResult {
  const endBefore = endOf(timesOf(plan, timing, now).days, now);
  const planned = plan.events.find(({ key }) => key === event.key);
  if (planned === undefined) return { later: 0, end: endBefore, next: undefined };
  const after = wished(planned, round.number, wish, timing);
  // Without a start the difference is computed as if the day began now.
  const endIn = (one: Plan): number => endOf(freshTimesOf(one, timing, now, now).days, now) ?? 0;
  const later = endIn(planWith(plan, after)) - endIn(plan);
  const next = after.rounds[round.number - 1];
  return {
    later,
    end: endBefore === undefined ? undefined : endBefore + later,
    next:
      next === undefined || wish.recallSize === undefined
        ? undefined
        : { name: next.name, sizes: heatSizes(wish.recallSize + byesOf(next), next.numHeats) },
  };
}

/** The heats of the next round for a recall size; undefined if they stay: couples are in it, or it is a final. */
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
export function editsFor(
  plan: Plan,
  timing: Timing,
  at: ScheduledRound,
  { recallSize, numHeats }: RoundChangeWish,
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
