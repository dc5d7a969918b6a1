import { roundNamed, type PlanProblem } from './problem.ts';
import { isFinal } from '../../competition.ts';
import { heatsFor } from '../../round/heats.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { withCouples } from '../heats/draw.ts';
import { couplesExpected } from './expected.ts';
import { withoutCouples } from './handOver.ts';
import { withByes } from './seed.ts';
import { finalSize, LADDERS } from './ladder.ts';
import { halfAStep, numbered, type RenumberFlag } from './order.ts';
import { numberedAndNamed, roundOnPlan, withEvent, withRounds } from './onPlan.ts';
import {
  asFinal,
  asRecall,
  itemsOf,
  notBegun,
  refOf,
  sameItem,
  type Plan,
  type PlannedEvent,
  type PlannedRound,
  type PlanItem,
} from './plan.ts';
import { dancedNext } from '../../round/day.ts';
import { hasBegun, begun, settled, whyNotRenumbered } from './states.ts';

/** Halfway between those who come in and those who shall be left; never all of them while there are two. */
const halfway = (couples: number, left: number): number =>
  Math.max(1, Math.min(Math.ceil((couples + left) / 2), couples - 1));

interface RecallSizes {
  readonly source: number;
  /** Missing: the new round is the final. */
  readonly added?: number;
}

/**
 * What the two rounds ask for, so that what is danced after them stays as planned: the new one leaves as many as the
 * source was to leave, the source halfway. A source that has been danced has asked already: then the new one goes
 * halfway to what comes after it, or down to the size of a final.
 */
function recallSizes(event: PlannedEvent, source: PlannedRound, couples: number): RecallSizes {
  const final = finalSize(LADDERS.usual);
  const expected = couplesExpected(event, source);
  const next = dancedNext(event, source.number);
  // The source was the final: it asked for nobody, and now a final comes behind it.
  if (next === undefined || isFinal(source))
    return { source: expected > final ? final : halfway(expected, 0) };
  if (!hasBegun(source)) return { source: halfway(expected, source.recallSize), added: source.recallSize };
  const here = couples > 0 ? couples : source.recallSize;
  const toFinal = here > final ? final : halfway(here, 0);
  return {
    source: source.recallSize,
    added: isFinal(next) ? toFinal : halfway(here, next.recallSize),
  };
}

/** Whose couples the new round takes: nobody's while the source is still to be danced. */
function couplesForIt(event: PlannedEvent, source: PlannedRound): PlannedRound | undefined {
  if (source.state !== 'posted' && source.state !== 'skipped') return undefined;
  return dancedNext(event, source.number) ?? source;
}

/** Those who were seeded into a round begin with the new one that they dance before it. */
const withoutSeeds = (event: PlannedEvent, taken: PlannedRound | undefined): PlannedEvent =>
  withRounds(
    event,
    event.rounds.filter(({ number }) => number === taken?.number).map((round) => withByes(round, [])),
  );

const asWaiting = (round: PlannedRound, recallSize: number | undefined): PlannedRound =>
  recallSize === undefined
    ? asFinal(notBegun(round, 'initialized'))
    : asRecall(notBegun(round, 'initialized'), recallSize);

/** No larger heats than the source has; a new final is danced in one. */
function heatsForIt(source: PlannedRound, couples: number): number {
  if (source.number === 0) return 1;
  if (source.entries.length === 0) return source.numHeats;
  return heatsFor(couples, Math.ceil(source.entries.length / source.numHeats));
}

/**
 * A round more, danced after round `after` (SPEC 4). It takes that number; the old round of this number and all danced
 * before it move up by one, with everything that is kept of them (`keptUnder`), and all are named again. It stands half
 * a step after its source, which is now one number above it.
 *
 * Nobody is in it yet, unless its source is posted or skipped: those who came out of the source stand in the round
 * danced next by then, and dance the new one first. Refused when the round danced next has begun: its couples cannot
 * be called back from it; after a final that has begun; and while a round that would move is on the floor.
 */
export function addRound(
  plan: Plan,
  key: EventKey,
  after: number,
  flag: RenumberFlag,
): Parsed<Plan, PlanProblem> {
  const found = roundOnPlan(plan, key, after);
  if (!found.ok) return found;
  const { event, round: source } = found.value;
  const next = dancedNext(event, after);
  const late = next ?? source;
  if (hasBegun(late))
    return refused(
      next === undefined
        ? { kind: 'no round follows', round: roundNamed(event, late), begun: begun(late) }
        : { kind: 'no round before', round: roundNamed(event, late), begun: begun(late) },
    );

  const marking = whyNotRenumbered(event, after);
  if (marking !== undefined) return refused(marking);

  const taken = couplesForIt(event, source);
  const ids = taken?.entries.map(({ id }) => id) ?? [];
  const sizes = recallSizes(event, source, ids.length);
  const left =
    next === undefined ? event : withoutSeeds(withoutCouples(event, after - 1, new Set(ids)), taken);
  const added = withCouples(
    event,
    {
      ...withByes(asWaiting(source, sizes.added), taken === source ? [] : (taken?.byes ?? [])),
      numHeats: heatsForIt(source, ids.length > 0 ? ids.length : sizes.source),
      startTime: undefined,
      keptUnder: undefined,
      hasMarks: false,
    },
    ids,
  );
  const rounds = left.rounds.toSpliced(after, 1, added, asRecall(source, sizes.source));
  const grown = settled({ ...event, rounds: numberedAndNamed(rounds, event.roundNaming) });
  return parsed(onSchedule(plan, grown, source, flag));
}

/** The new round right behind its source on the schedule. */
function onSchedule(plan: Plan, grown: PlannedEvent, source: PlannedRound, flag: RenumberFlag): Plan {
  const items = itemsOf(plan);
  const sourceRef = { kind: 'round', event: grown.key, round: source.number } as const;
  const place = items.findIndex((item) => sameItem(refOf(item), sourceRef)) + 1;
  const index = halfAStep(items, place);
  const added = grown.rounds.filter((round) => round.number === source.number);
  if (index !== undefined && flag.dontReorderAfterAddRemoveRounds)
    return withEvent(
      plan,
      withRounds(
        grown,
        added.map((round) => ({ ...round, scheduleIndex: index })),
      ),
    );
  // Where no number is left between the two lines the flag cannot be kept: the order matters more than the numbers.
  const lines = items.map((item): PlanItem => {
    if (item.kind === 'block' || item.event.key !== grown.key) return item;
    const now = item.round.number < source.number ? item.round.number : item.round.number + 1;
    return { kind: 'round', event: grown, round: grown.rounds[now] ?? item.round };
  });
  return numbered(
    withEvent(plan, grown),
    lines.toSpliced(place, 0, ...added.map((round) => ({ kind: 'round', event: grown, round }) as const)),
  );
}
