import { isOnOtherFloor } from './floors.ts';
import { calculateItemLength } from './lengths.ts';
import type { PlanItem, TimedEvent } from '../plan/plan.ts';
import type { Timing } from './timing.ts';

/** The actual speed of the day relative to the organizer's settings. */
export interface Pace {
  /** Actual length of a dance-heat relative to the plan: 1.1 is a tenth slower. */
  readonly dancing: number;
  /** Actual milliseconds between two rounds. */
  readonly pause: number;
  /** Variation of single rounds relative to their length: 0.1 is a tenth. */
  readonly strays: number;
  /** The number of observed rounds. */
  readonly seen: number;
}

/** Weight of the plan's settings, in observed rounds. */
const PLAN_WEIGHT_ROUNDS = 5;
/** Assumed variation of a round without observations. */
const USUAL_STRAY = 0.12;
/** Assumed deviation of a whole day from its plan, before it begins. */
const USUAL_DOUBT = 0.08;
/** Rounds to learn from: the morning of a long day says little about its evening. */
const MAX_ROUNDS_BACK = 60;
/** Least difference in length between two rounds for comparing their pace, in milliseconds. */
const MIN_COMPARED_MS = 60_000;
/** A longer gap between two starts is a night or a long stop. */
const MAX_ROUND_MS = 3 * 3_600_000;

/** The time between two starts, with the planned length in between. */
interface Interval {
  readonly real: number;
  readonly danced: number;
  readonly pause: number;
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Shrinks towards the planned value, more so with fewer observations. */
const shrunk = (learnt: number | undefined, planned: number, seen: number): number =>
  learnt === undefined
    ? planned
    : (seen * learnt + PLAN_WEIGHT_ROUNDS * planned) / (seen + PLAN_WEIGHT_ROUNDS);

type Started = PlanItem<TimedEvent> & { readonly kind: 'round' };

const startOf = (item: PlanItem<TimedEvent>): number | undefined =>
  item.kind === 'round' ? item.round.startedAt : undefined;

/**
 * The time between consecutive starts. Leaves out pairs with a block in between or danced out of order, because the
 * share of dancing is unknown, and rounds on another floor.
 */
function intervalsOf(items: readonly PlanItem<TimedEvent>[], timing: Timing): readonly Interval[] {
  const intervals: Interval[] = [];
  let before: Started | undefined;
  for (const item of items) {
    if (item.kind === 'block') {
      before = undefined;
      continue;
    }
    const start = startOf(item);
    if (start === undefined || isOnOtherFloor(item)) continue;
    const previous = before === undefined ? undefined : startOf(before);
    if (before !== undefined && previous !== undefined && start > previous) {
      const { danced, pause } = calculateItemLength(before, timing);
      if (danced > 0 && start - previous < MAX_ROUND_MS)
        intervals.push({ real: start - previous, danced, pause });
    }
    before = item;
  }
  return intervals.slice(-MAX_ROUNDS_BACK);
}

/**
 * The extra time longer rounds actually take relative to the plan: the median over all pairs of rounds (Theil-Sen).
 * This separates slow dancing from slow changes. Undefined if all rounds are about equally long.
 */
function paceOfDancing(intervals: readonly Interval[]): number | undefined {
  const steps: number[] = [];
  for (const [at, one] of intervals.entries()) {
    for (const other of intervals.slice(at + 1)) {
      const longer = other.danced - one.danced;
      if (Math.abs(longer) >= MIN_COMPARED_MS) steps.push((other.real - one.real) / longer);
    }
  }
  return steps.length < intervals.length ? undefined : median(steps);
}

/**
 * Learns the actual length of dances and pauses from starts. Uses medians, so that one long stop does not affect the
 * rest of the day, and shrinks towards the plan while little has been danced.
 */
export function calculatePace(items: readonly PlanItem<TimedEvent>[], timing: Timing): Pace {
  const intervals = intervalsOf(items, timing);
  const seen = intervals.length;
  const plannedPause = timing.secondsBetweenRounds * 1000;
  const dancing =
    paceOfDancing(intervals) ??
    median(intervals.map(({ real, danced, pause }) => (real - pause) / danced)) ??
    1;
  const pause = median(intervals.map(({ real, danced }) => Math.max(0, real - dancing * danced)));
  const strays = median(
    intervals.map(
      ({ real, danced, pause: planned }) =>
        // 1.5: from the median of the distances to a standard deviation of a normal distribution.
        (1.5 * Math.abs(real - dancing * danced - (pause ?? planned))) / danced,
    ),
  );
  return {
    // Half or double speed for a whole day is not plausible: such starts were recorded late or early.
    dancing: Math.min(2, Math.max(0.5, shrunk(dancing, 1, seen))),
    pause: shrunk(pause, plannedPause, seen),
    strays: shrunk(strays, USUAL_STRAY, seen),
    seen,
  };
}

/** An estimated time with its 80 % range. */
export interface Band {
  readonly likely: number;
  readonly earliest: number;
  readonly latest: number;
}

/** Standard deviations around the mean that cover 80 %. */
const EIGHT_IN_TEN = 1.28;

/** The uncertainty of the pace: from few observations, and from the plan's remaining weight. */
const doubtOf = ({ strays, seen }: Pace): number =>
  // Doubled: the pace is learned from differences between rounds, which vary more than single rounds.
  Math.hypot(
    (2 * strays) / Math.sqrt(1 + seen),
    (USUAL_DOUBT * PLAN_WEIGHT_ROUNDS) / (seen + PLAN_WEIGHT_ROUNDS),
  );

/**
 * Moves an estimate forward over the rounds still to be danced. It widens with the square root of the number of rounds,
 * which vary independently, and linearly with the uncertainty of the pace, which they share.
 */
export class TimeForecast {
  readonly #pace: Pace;
  #danced = 0;
  #squares = 0;
  #width = 0;
  #at: Band;

  /** @param from the time the floor is free; certain for a day that has not begun */
  constructor(pace: Pace, from: number) {
    this.#pace = pace;
    this.#at = { likely: from, earliest: from, latest: from };
  }

  get at(): Band {
    return this.#at;
  }

  /** Waits for a fixed session or the present moment. Waiting absorbs uncertainty. */
  notBefore(time: number): void {
    const { likely, earliest, latest } = this.#at;
    if (latest <= time) {
      this.#danced = 0;
      this.#squares = 0;
      this.#width = 0;
    }
    this.#at = {
      likely: Math.max(likely, time),
      earliest: Math.max(earliest, time),
      latest: Math.max(latest, time),
    };
  }

  /** A round of this planned length is danced. */
  dance(planned: number): void {
    const real = planned * this.#pace.dancing;
    this.#danced += real;
    this.#squares += real * real;
    const width =
      EIGHT_IN_TEN *
      Math.hypot(doubtOf(this.#pace) * this.#danced, this.#pace.strays * Math.sqrt(this.#squares));
    this.#pass(real, width - this.#width);
    this.#width = width;
  }

  /** Time with its planned length: a break. */
  wait(length: number): void {
    this.#pass(length, 0);
  }

  /** The pause between two rounds, at today's pace. */
  pause(): void {
    this.#pass(this.#pace.pause, 0);
  }

  #pass(length: number, wider: number): void {
    const { likely, earliest, latest } = this.#at;
    this.#at = {
      likely: likely + length,
      earliest: earliest + length - wider,
      latest: latest + length + wider,
    };
  }
}
