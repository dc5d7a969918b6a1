import { toRoundNameParts, type PlanProblem } from './problem.ts';
import { isFinal } from '../../competition.ts';
import { countHeatsNeeded } from '../../round/heats.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { redrawRound } from '../heats/draw.ts';
import { countExpectedCouples } from './expectedCouples.ts';
import { removeCouples } from './handOver.ts';
import { setByes } from './seed.ts';
import { getFinalSize, LADDERS } from './ladder.ts';
import { findIndexBetween, reindexItems, type RenumberFlag } from './order.ts';
import { numberRounds, findPlannedRound, replaceEvent, replaceRounds } from './planLookup.ts';
import {
  makeFinal,
  makeRecall,
  listItems,
  resetRound,
  toItemRef,
  isSameItem,
  type Plan,
  type PlannedEvent,
  type PlannedRound,
  type PlanItem,
} from './plan.ts';
import { findNextDanced } from '../../round/day.ts';
import { hasBegun, getBegunReasonOfRound, updateEmptyRounds, findRenumberProblem } from './states.ts';

/**
 * Halfway between the incoming couples and the couples that should remain. Eliminates at least one if there
 * are two or more.
 */
const halfway = (couples: number, left: number): number =>
  Math.max(1, Math.min(Math.ceil((couples + left) / 2), couples - 1));

interface RecallSizes {
  readonly source: number;
  /** The recall size of the new round; missing if it is the final. */
  readonly added?: number;
}

/**
 * Recall sizes that keep the later rounds as planned. The new round recalls as many couples as planned for
 * the source, and the source now recalls halfway. If the source has begun, its recall stays. The new round
 * then recalls halfway to the next round's size, or the size of a final.
 */
function recallSizes(event: PlannedEvent, source: PlannedRound, couples: number): RecallSizes {
  const final = getFinalSize(LADDERS.usual);
  const expected = countExpectedCouples(event, source);
  const next = findNextDanced(event, source.number);
  // The source was the final and recalled none; now a final follows it.
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

/** The round that the new round takes its couples from; undefined while the source is not danced. */
function couplesForIt(event: PlannedEvent, source: PlannedRound): PlannedRound | undefined {
  if (source.state !== 'posted' && source.state !== 'skipped') return undefined;
  return findNextDanced(event, source.number) ?? source;
}

/** Couples seeded into a round begin with the new one before it instead. */
const withoutSeeds = (event: PlannedEvent, taken: PlannedRound | undefined): PlannedEvent =>
  replaceRounds(
    event,
    event.rounds.filter(({ number }) => number === taken?.number).map((round) => setByes(round, [])),
  );

const asWaiting = (round: PlannedRound, recallSize: number | undefined): PlannedRound =>
  recallSize === undefined
    ? makeFinal(resetRound(round, 'initialized'))
    : makeRecall(resetRound(round, 'initialized'), recallSize);

/** Heats no larger than the source's; a new final is danced in one. */
function heatsForIt(source: PlannedRound, couples: number): number {
  if (source.number === 0) return 1;
  if (source.entries.length === 0) return source.numHeats;
  return countHeatsNeeded(couples, Math.ceil(source.entries.length / source.numHeats));
}

/**
 * Adds a round danced after round `after` (SPEC 4). It takes that number; the old round of this number and all danced
 * before it shift by one, with all their data (`keptUnder`), and all are renamed. On the schedule it is half a step
 * after its source, which is now one number above it.
 * It has no couples unless its source is posted or skipped: then the couples now in the next round dance the new one
 * first. Refused if the round danced next has begun, because its couples cannot be called back; after a final that has
 * begun; and while a round to be renumbered is on the floor.
 */
export function addRound(
  plan: Plan,
  key: EventKey,
  after: number,
  flag: RenumberFlag,
): Parsed<Plan, PlanProblem> {
  const found = findPlannedRound(plan, key, after);
  if (!found.ok) return found;
  const { event, round: source } = found.value;
  const next = findNextDanced(event, after);
  const late = next ?? source;
  if (hasBegun(late))
    return refused(
      next === undefined
        ? {
            kind: 'no round follows',
            round: toRoundNameParts(event, late),
            begun: getBegunReasonOfRound(late),
          }
        : {
            kind: 'no round before',
            round: toRoundNameParts(event, late),
            begun: getBegunReasonOfRound(late),
          },
    );

  const marking = findRenumberProblem(event, after);
  if (marking !== undefined) return refused(marking);

  const taken = couplesForIt(event, source);
  const ids = taken?.entries.map(({ id }) => id) ?? [];
  const sizes = recallSizes(event, source, ids.length);
  const left =
    next === undefined ? event : withoutSeeds(removeCouples(event, after - 1, new Set(ids)), taken);
  const added = redrawRound(
    event,
    {
      ...setByes(asWaiting(source, sizes.added), taken === source ? [] : (taken?.byes ?? [])),
      numHeats: heatsForIt(source, ids.length > 0 ? ids.length : sizes.source),
      startTime: undefined,
      keptUnder: undefined,
      hasMarks: false,
    },
    ids,
  );
  const rounds = left.rounds.toSpliced(after, 1, added, makeRecall(source, sizes.source));
  const grown = updateEmptyRounds({ ...event, rounds: numberRounds(rounds, event.roundNaming) });
  return parsed(onSchedule(plan, grown, source, flag));
}

/** Inserts the new round directly after its source in the schedule. */
function onSchedule(plan: Plan, grown: PlannedEvent, source: PlannedRound, flag: RenumberFlag): Plan {
  const items = listItems(plan);
  const sourceRef = { kind: 'round', event: grown.key, round: source.number } as const;
  const place = items.findIndex((item) => isSameItem(toItemRef(item), sourceRef)) + 1;
  const index = findIndexBetween(items, place);
  const added = grown.rounds.filter((round) => round.number === source.number);
  if (index !== undefined && flag.dontReorderAfterAddRemoveRounds)
    return replaceEvent(
      plan,
      replaceRounds(
        grown,
        added.map((round) => ({ ...round, scheduleIndex: index })),
      ),
    );
  // Without a number between the two lines, the flag is ignored: the order matters more.
  const lines = items.map((item): PlanItem => {
    if (item.kind === 'block' || item.event.key !== grown.key) return item;
    const now = item.round.number < source.number ? item.round.number : item.round.number + 1;
    return { kind: 'round', event: grown, round: grown.rounds[now] ?? item.round };
  });
  return reindexItems(
    replaceEvent(plan, grown),
    lines.toSpliced(place, 0, ...added.map((round) => ({ kind: 'round', event: grown, round }) as const)),
  );
}
