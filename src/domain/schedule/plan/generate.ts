import { mapDefined } from '../../mapDefined.ts';
import { toRoundNameParts, type EventProblem, type PlanProblem } from './problem.ts';
import { countHeatsNeeded } from '../../round/heats.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { countField } from '../../round/countField.ts';
import { buildRoundName } from '../../round/rounds.ts';
import { DRAW_BY_NUMBER, drawHeats } from '../heats/draw.ts';
import { calculateRoundSizes } from './ladder.ts';
import { reindexItems, renumberUnlessFlagged, type RenumberFlag } from './order.ts';
import { findPlannedEvent } from './planLookup.ts';
import { listItems, type Plan, type PlannedEvent, type PlannedRound, type PlanItem } from './plan.ts';
import { keepSeeds } from './seed.ts';
import { hasBegun, isDanced, updateEmptyRounds, getBegunReasonOfRound } from './states.ts';
import { getLevelTiming, type LevelTiming, type Timing } from '../times/timing.ts';
import { sortInUsualOrder } from './usualOrder.ts';

/** The events of a bulk change: some, or all of the plan. */
export type EventSelection = readonly EventKey[] | 'all';

function chosen(plan: Plan, events: EventSelection): Parsed<readonly PlannedEvent[], PlanProblem> {
  if (events === 'all') return parsed(plan.events);
  const found = [...new Set(events)].map((key) => ({ key, event: findPlannedEvent(plan, key) }));
  const missing = found.find(({ event }) => event === undefined);
  return missing === undefined
    ? parsed(mapDefined(found, ({ event }) => event))
    : refused({ kind: 'no such event', event: missing.key });
}

/** Show a few reasons; a whole competition's would be too long to read. */
const SHOWN = 3;

/** Returns the events to change. If any event can't be changed, returns only the reasons. */
function ifNoneObjects(
  events: Parsed<readonly PlannedEvent[], PlanProblem>,
  objection: (event: PlannedEvent) => EventProblem | undefined,
): Parsed<readonly PlannedEvent[], PlanProblem> {
  if (!events.ok) return events;
  const objections = mapDefined(events.value, (event) => objection(event));
  if (objections.length === 0) return events;
  return refused({
    kind: 'events object',
    objections: objections.slice(0, SHOWN),
    more: Math.max(0, objections.length - SHOWN),
  });
}

/**
 * The reason an event's rounds cannot be regenerated; undefined if all of them are waiting and have no marks.
 */
export function findGenerateProblem(event: PlannedEvent): EventProblem | undefined {
  const danced = event.rounds.findLast(hasBegun);
  if (danced !== undefined)
    return {
      kind: 'cannot be regenerated',
      round: toRoundNameParts(event, danced),
      begun: getBegunReasonOfRound(danced),
    };
  const skipped = event.rounds.findLast(({ state }) => state === 'skipped');
  return skipped === undefined ? undefined : { kind: 'was skipped', round: toRoundNameParts(event, skipped) };
}

/** The events with couples and no rounds yet. An empty one would get a final without dancers. */
export const listEventsWithoutRounds = ({ events }: Plan): readonly PlannedEvent[] =>
  events.filter(({ rounds, entries }) => rounds.length === 0 && countField(entries).couples > 0);

/** The reason an event's rounds cannot be cleared; undefined if they can. */
function whyNotCleared(event: PlannedEvent): EventProblem | undefined {
  const danced = event.rounds.findLast(hasBegun);
  return danced === undefined
    ? undefined
    : {
        kind: 'cannot be cleared',
        round: toRoundNameParts(event, danced),
        begun: getBegunReasonOfRound(danced),
      };
}

/** One round of a new event. A final recalls none; it is danced in one heat, so that judges see all of it at once. */
function newRound(
  event: PlannedEvent,
  sizes: readonly number[],
  number: number,
  timing: LevelTiming,
): PlannedRound {
  const outermost = sizes.length - 1;
  const couples = sizes[outermost - number] ?? 0;
  const numHeats = number === 0 ? 1 : countHeatsNeeded(couples, timing.largestHeat);
  const ids = number === outermost ? event.entries.map(({ id }) => id) : [];
  const round = {
    number,
    name: buildRoundName(number, sizes.length, event.roundNaming),
    state: 'initialized' as const,
    numHeats,
    scheduleIndex: 0,
    startTime: undefined,
    entries: drawHeats(event, ids, numHeats, DRAW_BY_NUMBER),
    panel: [],
    keptUnder: undefined,
    hasMarks: false,
  };
  return number === 0 ? round : { ...round, recallSize: Math.max(1, sizes[outermost - number + 1] ?? 1) };
}

/**
 * The event with generated rounds, as many as its couples need. All entries are in the first danced one, except seeded ones:
 * a dancer who finds a partner later is already there.
 */
export function addGeneratedRounds(event: PlannedEvent, timing: LevelTiming): PlannedEvent {
  const sizes = calculateRoundSizes(countField(event.entries).couples, timing.ladder);
  const rounds = sizes.map((_, number) => newRound(event, sizes, number, timing));
  return keepSeeds(updateEmptyRounds({ ...event, rounds }), event, timing.largestHeat);
}

/**
 * Generates rounds with heats from entries (SPEC 9), in the usual order of the day. They replace the events' previous
 * rounds in place, or go to the end of the day, but never before a danced round. Refused as a whole if one of the
 * events has begun or skipped a round.
 */
export function generateRounds(
  plan: Plan,
  events: EventSelection,
  timing: Timing,
): Parsed<Plan, PlanProblem> {
  const free = ifNoneObjects(chosen(plan, events), findGenerateProblem);
  if (!free.ok) return free;
  const fresh = new Map(
    free.value.map((event) => [event.key, addGeneratedRounds(event, getLevelTiming(timing, event.level))]),
  );
  const items = listItems(plan);
  const replaced = (item: PlanItem): boolean => item.kind === 'round' && fresh.has(item.event.key);
  const first = items.findIndex(replaced);
  const after = items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round)) + 1;
  const place = Math.max(first === -1 ? items.length : first, after);
  const rounds = sortInUsualOrder(
    [...fresh.values()].flatMap((event) =>
      event.rounds.map((round) => ({ kind: 'round', event, round }) as const),
    ),
  );
  return parsed(
    reindexItems({ ...plan, events: plan.events.map((event) => fresh.get(event.key) ?? event) }, [
      ...items.slice(0, place).filter((item) => !replaced(item)),
      ...rounds,
      ...items.slice(place).filter((item) => !replaced(item)),
    ]),
  );
}

/** Removes the rounds of events and keeps entries. Refused as a whole if one of the events has begun. */
export function clearRounds(
  plan: Plan,
  events: EventSelection,
  flag: RenumberFlag,
): Parsed<Plan, PlanProblem> {
  const free = ifNoneObjects(chosen(plan, events), whyNotCleared);
  if (!free.ok) return free;
  const cleared = new Set(free.value.map(({ key }) => key));
  return parsed(
    renumberUnlessFlagged(
      {
        ...plan,
        events: plan.events.map((event) => (cleared.has(event.key) ? { ...event, rounds: [] } : event)),
      },
      flag,
    ),
  );
}
