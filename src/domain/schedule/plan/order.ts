import { mapDefined } from '../../mapDefined.ts';
import { toItemNameParts, toRoundNameParts, type PlanProblem } from './problem.ts';
import type { EventKey } from '../../ids.ts';
import { parsed, refused, type Parsed } from '../../parsed.ts';
import { sortInUsualOrder } from './usualOrder.ts';
import {
  getScheduleIndex,
  listItems,
  toItemRef,
  isSameItem,
  type BlockId,
  type ItemRef,
  type Plan,
  type PlanItem,
} from './plan.ts';
import { isDanced, getBegunReasonOfRound } from './states.ts';

/** The setting that keeps schedule indexes when a round is added or removed (SPEC 3). */
export interface RenumberFlag {
  readonly dontReorderAfterAddRemoveRounds: boolean;
}

/** The plan with these indexes; `lines` has to contain every line. */
function withIndexes(
  plan: Plan,
  lines: readonly { readonly item: PlanItem; readonly index: number }[],
): Plan {
  const rounds = new Map<EventKey, Map<number, number>>();
  const blocks = new Map<BlockId, number>();
  for (const { item, index } of lines) {
    if (item.kind === 'block') blocks.set(item.block.id, index);
    else {
      const ofEvent = rounds.get(item.event.key) ?? new Map<number, number>();
      rounds.set(item.event.key, ofEvent.set(item.round.number, index));
    }
  }
  return {
    // Unchanged events stay identical objects, so that changes are cheap to detect when publishing and rendering.
    events: plan.events.map((event) => {
      const indexes = rounds.get(event.key);
      const moved = event.rounds.some(({ number, scheduleIndex }) => indexes?.get(number) !== scheduleIndex);
      if (!moved) return event;
      return {
        ...event,
        rounds: event.rounds.map((round) => {
          const scheduleIndex = indexes?.get(round.number) ?? round.scheduleIndex;
          return scheduleIndex === round.scheduleIndex ? round : { ...round, scheduleIndex };
        }),
      };
    }),
    blocks: plan.blocks.map((block) => {
      const scheduleIndex = blocks.get(block.id) ?? block.scheduleIndex;
      return scheduleIndex === block.scheduleIndex ? block : { ...block, scheduleIndex };
    }),
  };
}

/** Indexes 0, 1, 2, ... in the given order. */
export const reindexItems = (plan: Plan, items: readonly PlanItem[]): Plan =>
  withIndexes(
    plan,
    items.map((item, index) => ({ item, index })),
  );

/** Indexes 0 to n−1 over rounds and blocks, in the current order. */
export const renumberItems = (plan: Plan): Plan => reindexItems(plan, listItems(plan));

/** Renumbers after a round was added or removed. */
export const renumberUnlessFlagged = (plan: Plan, flag: RenumberFlag): Plan =>
  flag.dontReorderAfterAddRemoveRounds ? plan : renumberItems(plan);

/** The lines in another order with the same indexes; if two are equal, all are renumbered. */
function inThisOrder(plan: Plan, items: readonly PlanItem[]): Plan {
  const indexes = items.map(getScheduleIndex).toSorted((a, b) => a - b);
  const clear = indexes.every((index, at) => at === 0 || index > (indexes[at - 1] ?? index));
  return clear
    ? withIndexes(
        plan,
        items.map((item, at) => ({ item, index: indexes[at] ?? at })),
      )
    : reindexItems(plan, items);
}

/**
 * The index of a new line at position `at`: half a step after the line above (SPEC 4), or less if the next one is
 * closer. Undefined if there is no number in between: then the schedule is renumbered.
 */
export function findIndexBetween(items: readonly PlanItem[], at: number): number | undefined {
  const above = items[at - 1];
  const below = items[at];
  if (above === undefined) return below === undefined ? 0 : getScheduleIndex(below) - 0.5;
  const step = below === undefined ? 1 : Math.min(1, getScheduleIndex(below) - getScheduleIndex(above));
  const index = getScheduleIndex(above) + step / 2;
  return index > getScheduleIndex(above) && (below === undefined || index < getScheduleIndex(below))
    ? index
    : undefined;
}

const isDancedItem = (item: PlanItem): boolean => item.kind === 'round' && isDanced(item.round);

/** Danced and running rounds cannot move; undefined for all other lines. */
const whyNotMoved = (item: PlanItem): PlanProblem | undefined =>
  item.kind === 'round' && isDanced(item.round)
    ? {
        kind: 'stays where it is',
        round: toRoundNameParts(item.event, item.round),
        begun: getBegunReasonOfRound(item.round),
      }
    : undefined;

/** An event has to be danced from its first round to its final; undefined if it is. */
function outOfDancingOrder(items: readonly PlanItem[]): PlanProblem | undefined {
  const last = new Map<EventKey, PlanItem & { kind: 'round' }>();
  for (const item of items) {
    if (item.kind === 'block') continue;
    const earlier = last.get(item.event.key);
    if (earlier !== undefined && earlier.round.number < item.round.number)
      return {
        kind: 'danced before',
        round: toRoundNameParts(item.event, item.round),
        later: earlier.round.name,
      };
    last.set(item.event.key, item);
  }
  return undefined;
}

const keyOf = (item: PlanItem): string =>
  item.kind === 'round' ? `round ${item.round.number} ${item.event.key}` : `block ${item.block.id}`;

/** No line may move before a danced round, and danced rounds keep their order. */
function beforeTheDanced(before: readonly PlanItem[], after: readonly PlanItem[]): PlanProblem | undefined {
  const dancedAbove = new Map<string, number>();
  const danced: PlanItem[] = [];
  for (const item of before) {
    dancedAbove.set(keyOf(item), danced.length);
    if (isDancedItem(item)) danced.push(item);
  }
  let seen = 0;
  for (const item of after) {
    const next = danced[seen];
    if (isDancedItem(item)) {
      if (next === undefined || keyOf(next) !== keyOf(item)) return whyNotMoved(item);
      seen += 1;
    } else if (next?.kind === 'round' && seen < (dancedAbove.get(keyOf(item)) ?? 0))
      return {
        kind: 'nothing before it',
        round: toRoundNameParts(next.event, next.round),
        begun: getBegunReasonOfRound(next.round),
      };
  }
  return undefined;
}

/** The plan in this order, or the reason against it. */
function proposed(
  plan: Plan,
  before: readonly PlanItem[],
  after: readonly PlanItem[],
): Parsed<Plan, PlanProblem> {
  const problem = beforeTheDanced(before, after) ?? outOfDancingOrder(after);
  return problem === undefined ? parsed(inThisOrder(plan, after)) : refused(problem);
}

const GONE = { kind: 'row is gone' } as const;

/** Swaps a line with the one above or below (SPEC 4: shifting). Refused at the edges. */
export function shiftItem(plan: Plan, ref: ItemRef, direction: 'up' | 'down'): Parsed<Plan, PlanProblem> {
  const items = listItems(plan);
  const at = items.findIndex((item) => isSameItem(toItemRef(item), ref));
  const item = items[at];
  if (item === undefined) return refused(GONE);
  const fixed = whyNotMoved(item);
  if (fixed !== undefined) return refused(fixed);
  const to = direction === 'up' ? at - 1 : at + 1;
  const neighbor = items[to];
  if (neighbor === undefined)
    return refused({
      kind: 'at the edge',
      item: toItemNameParts(item),
      edge: direction === 'up' ? 'first' : 'last',
    });
  return proposed(plan, items, items.with(at, neighbor).with(to, item));
}

/** Moves a line before another one, or to the end of the day if none is given. */
export function moveItemBefore(
  plan: Plan,
  ref: ItemRef,
  before: ItemRef | undefined,
): Parsed<Plan, PlanProblem> {
  const items = listItems(plan);
  const item = items.find((one) => isSameItem(toItemRef(one), ref));
  if (item === undefined) return refused(GONE);
  const fixed = whyNotMoved(item);
  if (fixed !== undefined) return refused(fixed);
  if (before !== undefined && isSameItem(ref, before)) return parsed(plan);
  const others = items.filter((one) => one !== item);
  const to =
    before === undefined ? others.length : others.findIndex((one) => isSameItem(toItemRef(one), before));
  if (to === -1) return refused(GONE);
  return proposed(plan, items, others.toSpliced(to, 0, item));
}

const keyOfRef = (ref: ItemRef): string =>
  ref.kind === 'round' ? `round ${ref.round} ${ref.event}` : `block ${ref.block}`;

/** Applies a complete order. It has to name every line once, which fails if the plan has changed since. */
export function reorderItems(plan: Plan, order: readonly ItemRef[]): Parsed<Plan, PlanProblem> {
  const items = listItems(plan);
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const named = mapDefined(new Set(order.map(keyOfRef)), (key) => byKey.get(key));
  if (named.length !== items.length || order.length !== items.length) return refused({ kind: 'other rows' });
  return proposed(plan, items, named);
}

/**
 * Sorts by level, then dance order (SPEC 9), within each style and with levels interleaved (usualOrder.ts). Blocks and
 * everything up to the last danced round stay in place.
 */
export function sortByLevel(plan: Plan): Plan {
  const items = listItems(plan);
  const open = items.findLastIndex(isDancedItem) + 1;
  const rounds = sortInUsualOrder(items.slice(open).filter((item) => item.kind === 'round'));
  let next = 0;
  const after = items.map((item, at) => {
    if (at < open || item.kind === 'block') return item;
    next += 1;
    return rounds[next - 1] ?? item;
  });
  return inThisOrder(plan, after);
}
