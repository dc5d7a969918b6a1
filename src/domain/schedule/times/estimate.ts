import { runsElsewhere } from './floors.ts';
import { lengthOf } from './lengths.ts';
import type { PlanItem, TimedEvent } from '../plan/plan.ts';
import type { Timing } from './timing.ts';

/** How fast the day really goes, against the organizer's figures. */
export interface Pace {
  /** Real length of a dance-heat against the planned one: 1.1 is a tenth slower. */
  readonly dancing: number;
  /** Real milliseconds between two rounds. */
  readonly pause: number;
  /** How far one round strays from this pace, against its own length: 0.1 is a tenth. */
  readonly strays: number;
  /** From how many rounds this was learnt. */
  readonly seen: number;
}

/** What the plan's own word is worth: as much as this many rounds that were danced. */
const PLAN_COUNTS_FOR = 5;
/** How far a round strays as long as nobody has seen one. */
const USUAL_STRAY = 0.12;
/** How far a whole day strays from its plan, before anything of it is danced. */
const USUAL_DOUBT = 0.08;
/** So many rounds tell what today is like; the morning of a long day says little about its evening. */
const LOOKED_BACK = 60;
/** Rounds must differ by this much before the longer one says anything about the dances of it. */
const WORTH_COMPARING = 60_000;
/** Two starts further apart have a night or a long stop between them, not a round. */
const NOT_ONE_ROUND = 3 * 3_600_000;

/** From one start to the next, with the planned length of what was danced in between. */
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

/** Drawn towards what the plan says, the more the less has been seen. */
const shrunk = (learnt: number | undefined, planned: number, seen: number): number =>
  learnt === undefined ? planned : (seen * learnt + PLAN_COUNTS_FOR * planned) / (seen + PLAN_COUNTS_FOR);

type Started = PlanItem<TimedEvent> & { readonly kind: 'round' };

const startOf = (item: PlanItem<TimedEvent>): number | undefined =>
  item.kind === 'round' ? item.round.startedAt : undefined;

/**
 * The time from each round's start to the start of the one behind it. Where a block stands between the two, or where
 * they were danced against the order, nobody knows how much of the time was dancing: left out. So is what runs on
 * another floor, beside those.
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
    if (start === undefined || runsElsewhere(item)) continue;
    const previous = before === undefined ? undefined : startOf(before);
    if (before !== undefined && previous !== undefined && start > previous) {
      const { danced, pause } = lengthOf(before, timing);
      if (danced > 0 && start - previous < NOT_ONE_ROUND)
        intervals.push({ real: start - previous, danced, pause });
    }
    before = item;
  }
  return intervals.slice(-LOOKED_BACK);
}

/**
 * How much longer a longer round really is, against the plan: the median over all pairs of rounds (Theil and Sen). So
 * slow dancing is told from slow changes between rounds. Undefined when all rounds are about equally long.
 */
function paceOfDancing(intervals: readonly Interval[]): number | undefined {
  const steps: number[] = [];
  for (const [at, one] of intervals.entries()) {
    for (const other of intervals.slice(at + 1)) {
      const longer = other.danced - one.danced;
      if (Math.abs(longer) >= WORTH_COMPARING) steps.push((other.real - one.real) / longer);
    }
  }
  return steps.length < intervals.length ? undefined : median(steps);
}

/**
 * Learns from the actual starts how long dances and pauses really take. Medians, so that one long stop (a doctor on the
 * floor) says nothing about the rest of the day; drawn towards the plan while little has been danced.
 */
export function paceOf(items: readonly PlanItem<TimedEvent>[], timing: Timing): Pace {
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
        // 1.5: from the median of the distances to a standard deviation, for the bell curve.
        (1.5 * Math.abs(real - dancing * danced - (pause ?? planned))) / danced,
    ),
  );
  return {
    // Nobody dances at half speed for a whole day: such starts were keyed late or early.
    dancing: Math.min(2, Math.max(0.5, shrunk(dancing, 1, seen))),
    pause: shrunk(pause, plannedPause, seen),
    strays: shrunk(strays, USUAL_STRAY, seen),
    seen,
  };
}

/** A time that is not known: most likely, and between which two it lies eight times in ten. */
export interface Band {
  readonly likely: number;
  readonly earliest: number;
  readonly latest: number;
}

/** Eight in ten lie this many standard deviations around the middle. */
const EIGHT_IN_TEN = 1.28;

/** How far the pace itself may be off: what was learnt from few rounds, and what is still drawn towards the plan. */
const doubtOf = ({ strays, seen }: Pace): number =>
  // Twice: the pace is learnt from how rounds differ, and differences stray more than rounds.
  Math.hypot((2 * strays) / Math.sqrt(1 + seen), (USUAL_DOUBT * PLAN_COUNTS_FOR) / (seen + PLAN_COUNTS_FOR));

/**
 * A band that goes forward over what is still to be danced, and widens on its way: with the root of many rounds that
 * stray each for itself, and in proportion with the doubt about the pace, which is the same for all of them.
 */
export class Outlook {
  readonly #pace: Pace;
  #danced = 0;
  #squares = 0;
  #width = 0;
  #at: Band;

  /** @param from when the floor is free; a day that has not begun has no doubt about it yet */
  constructor(pace: Pace, from: number) {
    this.#pace = pace;
    this.#at = { likely: from, earliest: from, latest: from };
  }

  get at(): Band {
    return this.#at;
  }

  /** Nothing begins before this: a session that is promised, or the present moment. Waiting swallows doubt. */
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

  /** Time that is kept as it is planned: a break. */
  wait(length: number): void {
    this.#pass(length, 0);
  }

  /** The time between two rounds, as it is today. */
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
