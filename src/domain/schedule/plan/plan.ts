import type { StateBefore, CompetitionEvent, ProgramEvent, ProgramRound, Round } from '../../competition.ts';
import { entryId, type EventKey } from '../../ids.ts';

/** The key of something on the schedule that nobody is marked in. */
export type BlockId = string & { readonly is: 'BlockId' };

/** The key of a block, undefined when the text cannot be one (SPEC 5). */
export const blockId = (text: string): BlockId | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind of key has the same alphabet
  entryId(text) === undefined ? undefined : (text as BlockId);

/** What a block is for. A session opens a part of the day under a heading, and usually at a time that is promised. */
export const BLOCK_KINDS = ['session', 'break', 'lunch', 'generalDancing', 'awards', 'other'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Time of the day in which no round is danced: a session's beginning, a costume break, lunch, general dancing, awards. */
export interface Block {
  readonly id: BlockId;
  readonly kind: BlockKind;
  /** 'Latin, afternoon', 'Costume break'. */
  readonly title: string;
  readonly scheduleIndex: number;
  /** 0 for a session that is a heading only. */
  readonly minutes: number;
  /** Promised: it does not begin before, in milliseconds since 1970. Missing: it follows what stands above it. */
  readonly notBefore: number | undefined;
}

/**
 * A round on the plan. `keptUnder` is the number under which the tree keeps its marks, sheets and saved results: while a
 * plan is a draft a round may have another number already. Undefined: a new round, of which nothing is kept yet.
 */
export type PlannedRound = Round & {
  readonly keptUnder: number | undefined;
  /** A judge has marked in it, or a result of it is kept. */
  readonly hasMarks: boolean;
  /** On which floor it runs; missing: on the first. */
  readonly floor?: number;
};

/** Where a round that runs is danced, under the number by which the tree keeps it. */
export interface RunsOn {
  readonly event: EventKey;
  readonly round: number;
  readonly floor: number;
}

/** The round in a state in which it has not been on the floor. */
export function notBegun(round: PlannedRound, state: StateBefore): PlannedRound {
  const { startedAt: _, postedAt: __, ...kept } = round;
  return { ...kept, state };
}

/** The round as one that recalls so many. */
export const asRecall = (round: PlannedRound, recallSize: number): PlannedRound => ({ ...round, recallSize });

/** The round as the final: it recalls nobody. */
export function asFinal(round: PlannedRound): PlannedRound {
  const { recallSize: _, ...kept } = round;
  return kept;
}

/** The check-ins of its entries stand under the numbers by which the tree keeps the rounds: `keptUnder`. */
export interface PlannedEvent extends Omit<CompetitionEvent, 'rounds'> {
  /** From the final outwards: the round at index n is round n. */
  readonly rounds: readonly PlannedRound[];
}

/** A round, as far as its time depends on it. */
export type TimedRound = ProgramRound & { readonly floor?: number };

/** An event, as far as its rounds' times depend on it: on the plan, or on the program that everybody has. */
export interface TimedEvent extends Omit<ProgramEvent, 'rounds'> {
  readonly rounds: readonly TimedRound[];
}

/** All days of a competition as they are planned. Rounds and blocks share one order, their schedule index. */
export interface Plan<E extends TimedEvent = PlannedEvent> {
  readonly events: readonly E[];
  readonly blocks: readonly Block[];
}

/** How somebody points at a line of the plan. */
export type ItemRef =
  | { readonly kind: 'round'; readonly event: EventKey; readonly round: number }
  | { readonly kind: 'block'; readonly block: BlockId };

/** A line of the plan. */
export type PlanItem<E extends TimedEvent = PlannedEvent> =
  | { readonly kind: 'round'; readonly event: E; readonly round: E['rounds'][number] }
  | { readonly kind: 'block'; readonly block: Block };

export const refOf = (item: PlanItem<TimedEvent>): ItemRef =>
  item.kind === 'round'
    ? { kind: 'round', event: item.event.key, round: item.round.number }
    : { kind: 'block', block: item.block.id };

export const sameItem = (a: ItemRef, b: ItemRef): boolean =>
  a.kind === 'round'
    ? b.kind === 'round' && a.event === b.event && a.round === b.round
    : b.kind === 'block' && a.block === b.block;

export const indexOf = (item: PlanItem<TimedEvent>): number =>
  item.kind === 'round' ? item.round.scheduleIndex : item.block.scheduleIndex;

/** By schedule index; where that says nothing, a block before a round and the round danced first before the later one. */
function inOrder(a: PlanItem<TimedEvent>, b: PlanItem<TimedEvent>): number {
  if (indexOf(a) !== indexOf(b)) return indexOf(a) - indexOf(b);
  if (a.kind === 'round' && b.kind === 'round') return b.round.number - a.round.number;
  if (a.kind === b.kind) return 0;
  return a.kind === 'block' ? -1 : 1;
}

/** Every line of the plan in the order of the day. */
export const itemsOf = <E extends TimedEvent>(plan: Plan<E>): readonly PlanItem<E>[] =>
  [
    ...plan.events.flatMap((event): PlanItem<E>[] =>
      event.rounds.map((round) => ({ kind: 'round', event, round })),
    ),
    ...plan.blocks.map((block): PlanItem<E> => ({ kind: 'block', block })),
  ].toSorted(inOrder);

/**
 * The plan as the tree has it. `marked` says of which rounds something is kept that must not be lost; a gap in the
 * numbers of an event's rounds (a broken import) is closed, each round still knowing where its marks are. Who asks when
 * it is danced says which floor each round that runs is on.
 */
export const planOf = (
  events: readonly CompetitionEvent[],
  blocks: readonly Block[],
  marked: (event: EventKey, round: number) => boolean,
  onFloor: readonly RunsOn[] = [],
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
      return number === 0 ? asFinal(placed) : placed;
    }),
  })),
  blocks,
});
