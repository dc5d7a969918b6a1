import { countField } from '../../round/countField.ts';
import { countHeatsNeeded } from '../../round/heats.ts';
import { countExpectedCouples } from './expectedCouples.ts';
import { findGenerateProblem, addGeneratedRounds } from './generate.ts';
import { calculateRoundSizes } from './ladder.ts';
import { calculateItemLength, hasNoLength } from '../times/lengths.ts';
import { listItems, type Plan, type PlannedEvent } from './plan.ts';
import { hasBegun } from './states.ts';
import { recalculateTimes, hasStart, type DayFinish } from '../times/times.ts';
import {
  getLevelTiming,
  calculateRoundSeconds,
  type RoundLadder,
  type LevelTiming,
  type Timing,
} from '../times/timing.ts';

export interface PlanFigures {
  /** The number of rounds, without skipped and empty ones. */
  readonly rounds: number;
  /** Counts each dance of each heat. */
  readonly danceHeats: number;
  /** Milliseconds of dancing, without pauses and breaks. */
  readonly danced: number;
  /** The end of each day; empty for a plan without a start. */
  readonly days: readonly DayFinish[];
  /** The end in milliseconds. Without a start it counts from an arbitrary one, so only differences are meaningful. */
  readonly ends: number;
}

export interface TimingEffect {
  readonly before: PlanFigures;
  readonly after: PlanFigures;
  /** Delay of the end in milliseconds; negative: earlier. Expected if known, otherwise planned. */
  readonly later: number;
  /** The changed plan; nothing is applied. */
  readonly plan: Plan;
}

const sameLadder = (a: RoundLadder, b: RoundLadder): boolean =>
  a.length === b.length && a.every((rung, at) => rung === b[at]);

/** Applies the new heat size to waiting rounds; the final keeps one heat. */
const inOtherHeats = (event: PlannedEvent, timing: LevelTiming): PlannedEvent => ({
  ...event,
  rounds: event.rounds.map((round) =>
    round.number === 0 || round.state !== 'initialized' || hasBegun(round)
      ? round
      : { ...round, numHeats: countHeatsNeeded(countExpectedCouples(event, round), timing.largestHeat) },
  ),
});

/** Puts new rounds in the old ones' positions; additional ones directly above the first, in order. */
function inTheirPlaces(event: PlannedEvent, old: PlannedEvent): PlannedEvent {
  const first = old.rounds.at(-1);
  if (first === undefined) return old;
  const added = event.rounds.length - old.rounds.length;
  return {
    ...event,
    rounds: event.rounds.map((round) => {
      const place = old.rounds[round.number];
      const above = (round.number - first.number) / (2 * (added + 1));
      return {
        ...round,
        panel: place?.panel ?? round.panel,
        scheduleIndex: place?.scheduleIndex ?? first.scheduleIndex - above,
      };
    }),
  };
}

/** Applies another timing to one event. Manual edits stay unless the change affects them. */
function underTiming(event: PlannedEvent, was: Timing, would: Timing): PlannedEvent {
  const [before, after] = [getLevelTiming(was, event.level), getLevelTiming(would, event.level)];
  const otherLadder = !sameLadder(before.ladder, after.ladder);
  if (otherLadder && event.rounds.length > 0 && findGenerateProblem(event) === undefined)
    return inTheirPlaces(addGeneratedRounds(event, after), event);
  return before.largestHeat === after.largestHeat ? event : inOtherHeats(event, after);
}

function figuresOf(plan: Plan, timing: Timing, now: number | undefined): PlanFigures {
  const danced = listItems(plan).filter((item) => item.kind === 'round' && !hasNoLength(item));
  const times = recalculateTimes(plan, timing, now, now ?? 0);
  const last = times.days.at(-1);
  return {
    rounds: danced.length,
    danceHeats: danced.reduce(
      (sum, item) =>
        item.kind === 'block'
          ? sum
          : sum + Math.max(1, item.event.dances.length) * Math.max(1, item.round.numHeats),
      0,
    ),
    danced: danced.reduce((sum, item) => sum + calculateItemLength(item, timing).danced, 0),
    days: hasStart(times) ? times.days : [],
    ends: last?.end?.likely ?? last?.planned.to ?? 0,
  };
}

/**
 * Previews another timing: ladders, heats, pauses, seconds per dance. Events that have begun keep their rounds; waiting
 * rounds get new heats. Both plans are timed again.
 * @param now milliseconds since 1970, once the day has begun
 */
export function previewTiming(plan: Plan, timing: Timing, changed: Timing, now?: number): TimingEffect {
  const other: Plan = {
    ...plan,
    events: plan.events.map((event) => underTiming(event, timing, changed)),
  };
  const before = figuresOf(plan, timing, now);
  const after = figuresOf(other, changed, now);
  return { before, after, later: after.ends - before.ends, plan: other };
}

/** Seconds on the floor with a ladder, including pauses after rounds. */
function secondsOn(
  ladder: RoundLadder,
  event: Pick<PlannedEvent, 'level' | 'dances' | 'entries'>,
  timing: Timing,
): number {
  const { couples } = countField(event.entries);
  const sizes = couples === 0 ? [] : calculateRoundSizes(couples, ladder);
  const { largestHeat } = getLevelTiming(timing, event.level);
  // A final has one heat, so that judges see all of it at once.
  const heats = sizes.map((size, at) => (at === sizes.length - 1 ? 1 : countHeatsNeeded(size, largestHeat)));
  return heats.reduce(
    (sum, n) => sum + calculateRoundSeconds(event, n, timing) + timing.secondsBetweenRounds,
    0,
  );
}

/** Seconds another ladder adds to all these events, including pauses; negative: saves. Fast enough for every option. */
export function calculateAddedSeconds(
  events: readonly Pick<PlannedEvent, 'level' | 'dances' | 'entries'>[],
  timing: Timing,
  from: RoundLadder,
  to: RoundLadder,
): number {
  return events.reduce(
    (sum, event) => sum + secondsOn(to, event, timing) - secondsOn(from, event, timing),
    0,
  );
}
