import type { PendingState, CompetitionEvent, ProgramEvent, ProgramRound, Round } from '../../competition.ts';
import { parseEntryId, type EventKey } from '../../ids.ts';

/** The key of a block on the schedule. */
export type BlockId = string & { readonly is: 'BlockId' };

/** Undefined if the text is not a valid key (SPEC 5). */
export const parseBlockId = (text: string): BlockId | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind of key has the same alphabet
  parseEntryId(text) === undefined ? undefined : (text as BlockId);

/** A session starts a part of the day under a heading, usually at a fixed time. */
export const BLOCK_KINDS = ['session', 'break', 'lunch', 'generalDancing', 'awards', 'other'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Time without a round: start of a session, costume break, lunch, general dancing, awards. */
export interface Block {
  readonly id: BlockId;
  readonly kind: BlockKind;
  /** Such as 'Latin, afternoon' or 'Costume break'. */
  readonly title: string;
  readonly scheduleIndex: number;
  /** 0 for a session that is only a heading. */
  readonly minutes: number;
  /** The earliest start in milliseconds since 1970. Missing: directly after the line above. */
  readonly notBefore: number | undefined;
}

/**
 * `keptUnder` is the round's number in the tree, with its marks, sheets and saved results: a draft may already number
 * it differently. Undefined: a new round, without stored data.
 */
export type PlannedRound = Round & {
  readonly keptUnder: number | undefined;
  /** A judge has marked couples in it, or it has a saved result. */
  readonly hasMarks: boolean;
  /** The floor it runs on; missing: the first. */
  readonly floor?: number;
};

/** The floor of a running round, by its number in the tree. */
export interface RunningFloor {
  readonly event: EventKey;
  readonly round: number;
  readonly floor: number;
}

export function resetRound(round: PlannedRound, state: PendingState): PlannedRound {
  const { startedAt: _, postedAt: __, ...kept } = round;
  return { ...kept, state };
}

export const makeRecall = (round: PlannedRound, recallSize: number): PlannedRound => ({
  ...round,
  recallSize,
});

export function makeFinal(round: PlannedRound): PlannedRound {
  const { recallSize: _, ...kept } = round;
  return kept;
}

/** Check-ins of its entries use the rounds' numbers in the tree: `keptUnder`. */
export interface PlannedEvent extends Omit<CompetitionEvent, 'rounds'> {
  /** In order, starting with the final: the round at index n is round n. */
  readonly rounds: readonly PlannedRound[];
}

/** The parts of a round that affect its time. */
export type TimedRound = ProgramRound & { readonly floor?: number };

/** The parts of an event that affect its rounds' times, from a plan or the public program. */
export interface TimedEvent extends Omit<ProgramEvent, 'rounds'> {
  readonly rounds: readonly TimedRound[];
}

/** All days of a competition. Rounds and blocks share one order, their schedule index. */
export interface Plan<E extends TimedEvent = PlannedEvent> {
  readonly events: readonly E[];
  readonly blocks: readonly Block[];
}

/** Identifies a line of the plan. */
export type ItemRef =
  | { readonly kind: 'round'; readonly event: EventKey; readonly round: number }
  | { readonly kind: 'block'; readonly block: BlockId };

export type PlanItem<E extends TimedEvent = PlannedEvent> =
  | { readonly kind: 'round'; readonly event: E; readonly round: E['rounds'][number] }
  | { readonly kind: 'block'; readonly block: Block };

export const toItemRef = (item: PlanItem<TimedEvent>): ItemRef =>
  item.kind === 'round'
    ? { kind: 'round', event: item.event.key, round: item.round.number }
    : { kind: 'block', block: item.block.id };

export const isSameItem = (a: ItemRef, b: ItemRef): boolean =>
  a.kind === 'round'
    ? b.kind === 'round' && a.event === b.event && a.round === b.round
    : b.kind === 'block' && a.block === b.block;

export const getScheduleIndex = (item: PlanItem<TimedEvent>): number =>
  item.kind === 'round' ? item.round.scheduleIndex : item.block.scheduleIndex;

/** Orders the plan by schedule index; if equal, blocks before rounds, and earlier danced rounds first. */
function inOrder(a: PlanItem<TimedEvent>, b: PlanItem<TimedEvent>): number {
  if (getScheduleIndex(a) !== getScheduleIndex(b)) return getScheduleIndex(a) - getScheduleIndex(b);
  if (a.kind === 'round' && b.kind === 'round') return b.round.number - a.round.number;
  if (a.kind === b.kind) return 0;
  return a.kind === 'block' ? -1 : 1;
}

export const listItems = <E extends TimedEvent>(plan: Plan<E>): readonly PlanItem<E>[] =>
  [
    ...plan.events.flatMap((event): PlanItem<E>[] =>
      event.rounds.map((round) => ({ kind: 'round', event, round })),
    ),
    ...plan.blocks.map((block): PlanItem<E> => ({ kind: 'block', block })),
  ].toSorted(inOrder);

/**
 * The plan as stored in the tree. Closes gaps in the numbers of an event's rounds (from a broken import), and
 * `keptUnder` still locates their data.
 * @param marked rounds with data that must not be lost
 * @param onFloor floors of running rounds; only needed for times
 */
export const createPlan = (
  events: readonly CompetitionEvent[],
  blocks: readonly Block[],
  marked: (event: EventKey, round: number) => boolean,
  onFloor: readonly RunningFloor[] = [],
): Plan => ({
  events: events.map((event) => ({
    ...event,
    rounds: event.rounds.map((round, number) => {
      const planned = {
        ...round,
        number,
        keptUnder: round.number,
        hasMarks: marked(event.key, round.number),
      };
      const floor = onFloor.find((one) => one.event === event.key && one.round === round.number)?.floor;
      const placed = floor === undefined ? planned : { ...planned, floor };
      return number === 0 ? makeFinal(placed) : placed;
    }),
  })),
  blocks,
});
