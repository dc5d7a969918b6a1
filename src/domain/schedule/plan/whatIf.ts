import { heatsFor } from '../../round/heats.ts';
import { couplesExpected } from './expected.ts';
import { whyNotGenerated, withNewRounds } from './generate.ts';
import { roundsFor } from './ladder.ts';
import { lengthOf, takesNoTime } from '../times/lengths.ts';
import { itemsOf, type Plan, type PlannedEvent } from './plan.ts';
import { hasBegun } from './states.ts';
import { freshTimesOf, hasStart, type DayEnd } from '../times/times.ts';
import { levelTiming, roundSeconds, type Ladder, type LevelTiming, type Timing } from '../times/timing.ts';

/** What a plan comes to. */
export interface PlanFigures {
  /** Rounds that somebody dances. */
  readonly rounds: number;
  /** One dance of one heat counts as one. */
  readonly danceHeats: number;
  /** Milliseconds of dancing, without pauses and breaks. */
  readonly danced: number;
  /** None in a plan without a start. */
  readonly days: readonly DayEnd[];
  /** When the whole ends, counted from any start in a plan without one: only two of them compare. In milliseconds. */
  readonly ends: number;
}

export interface Effect {
  readonly before: PlanFigures;
  readonly after: PlanFigures;
  /** How much later the whole ends, in milliseconds; below 0: earlier. Expected where that is known, else planned. */
  readonly later: number;
  /** The plan as it would be; nothing is applied. */
  readonly plan: Plan;
}

const sameLadder = (a: Ladder, b: Ladder): boolean =>
  a.length === b.length && a.every((rung, at) => rung === b[at]);

/** The waiting rounds in heats of the new size; the final keeps its one. */
const inOtherHeats = (event: PlannedEvent, timing: LevelTiming): PlannedEvent => ({
  ...event,
  rounds: event.rounds.map((round) =>
    round.number === 0 || round.state !== 'initialized' || hasBegun(round)
      ? round
      : { ...round, numHeats: heatsFor(couplesExpected(event, round), timing.largestHeat) },
  ),
});

/** New rounds in the places of the old: what is danced before them comes directly above the first, in order. */
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

/** One event under another timing. What the organizer has edited by hand stays where the change does not touch it. */
function underTiming(event: PlannedEvent, was: Timing, would: Timing): PlannedEvent {
  const [before, after] = [levelTiming(was, event.level), levelTiming(would, event.level)];
  const otherLadder = !sameLadder(before.ladder, after.ladder);
  if (otherLadder && event.rounds.length > 0 && whyNotGenerated(event) === undefined)
    return inTheirPlaces(withNewRounds(event, after), event);
  return before.largestHeat === after.largestHeat ? event : inOtherHeats(event, after);
}

function figuresOf(plan: Plan, timing: Timing, now: number | undefined): PlanFigures {
  const danced = itemsOf(plan).filter((item) => item.kind === 'round' && !takesNoTime(item));
  const times = freshTimesOf(plan, timing, now, now ?? 0);
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
    danced: danced.reduce((sum, item) => sum + lengthOf(item, timing).danced, 0),
    days: hasStart(times) ? times.days : [],
    ends: last?.end?.likely ?? last?.planned.to ?? 0,
  };
}

/**
 * What another timing would do to the plan: other ladders, heats, pauses, seconds per dance. Events that have begun keep
 * their rounds; rounds that wait get other heats. Both sides are timed anew. `now` in milliseconds since 1970, once the
 * day has begun.
 */
export function whatIf(plan: Plan, timing: Timing, changed: Timing, now?: number): Effect {
  const other: Plan = {
    ...plan,
    events: plan.events.map((event) => underTiming(event, timing, changed)),
  };
  const before = figuresOf(plan, timing, now);
  const after = figuresOf(other, changed, now);
  return { before, after, later: after.ends - before.ends, plan: other };
}

/** Seconds an event takes on the floor under a ladder, with the pauses behind its rounds. */
function secondsOn(
  ladder: Ladder,
  event: Pick<PlannedEvent, 'level' | 'dances' | 'entries'>,
  timing: Timing,
): number {
  const couples = event.entries.length;
  const sizes = couples === 0 ? [] : roundsFor(couples, ladder);
  const { largestHeat } = levelTiming(timing, event.level);
  // The final is danced in one heat, as judges have to see all of it at once.
  const heats = sizes.map((size, at) => (at === sizes.length - 1 ? 1 : heatsFor(size, largestHeat)));
  return heats.reduce((sum, n) => sum + roundSeconds(event, n, timing) + timing.secondsBetweenRounds, 0);
}

/**
 * Seconds on the floor that another ladder adds to all these events together, heats and pauses included; below 0: so
 * much is won. Quick enough to stand beside every choice.
 */
export function addedByLadder(
  events: readonly Pick<PlannedEvent, 'level' | 'dances' | 'entries'>[],
  timing: Timing,
  from: Ladder,
  to: Ladder,
): number {
  return events.reduce(
    (sum, event) => sum + secondsOn(to, event, timing) - secondsOn(from, event, timing),
    0,
  );
}
