import type { Parsed } from '../../parsed.ts';
import type { PlanDraftProblem, EventProblem } from '../plan/problem.ts';
import { buildTestRound, type RoundInput } from '../../testing/round.ts';
import { parseLevel } from '../../event/terms.ts';
import { parseDance } from '../../event/dances.ts';
import type { Entry, RoundEntry } from '../../competition.ts';
import {
  parseEntryId,
  parseEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type EntryId,
  type EventKey,
  type JudgeKey,
} from '../../ids.ts';
import { getDefaultRecallSize, buildRoundName, type RoundState } from '../../round/rounds.ts';
import {
  parseBlockId,
  listItems,
  type Block,
  type ItemRef,
  type Plan,
  type PlannedEvent,
  type PlannedRound,
} from '../plan/plan.ts';

const known = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`invalid key: “${text}”`);
  return value;
};

export const testEvent = (name: string): EventKey => known(parseEventKey(name), name);
export const testCouple = (number: number): EntryId => known(parseEntryId(`c${number}`), String(number));
export const testJudge = (letter: string): JudgeKey => known(parseJudgeKey(letter), letter);

/** A couple of two unique people, with a school of its own. */
export const buildEntry = (number: number, more: Partial<Entry> = {}): Entry => ({
  id: testCouple(number),
  number: parseLeadNumber(String(number)),
  leadName: `Lead ${number}`,
  followName: `Follow ${number}`,
  affiliation: `School ${number}`,
  placeholder: false,
  checkedIn: new Map(),
  ...more,
});

/** Couples 101, 102, ... */
export const buildEntries = (couples: number): readonly Entry[] =>
  Array.from({ length: couples }, (_, at) => buildEntry(101 + at));

/** The first `count` couples of an event, all in heat 1. */
const couplesIn = (count: number): readonly RoundEntry[] =>
  Array.from({ length: count }, (_, at) => ({ id: testCouple(101 + at), heats: [1] }));

/** A round with defaults. */
export interface PlannedRoundInput extends Omit<RoundInput, 'entries'> {
  readonly keptUnder?: number | undefined;
  readonly hasMarks?: boolean;
  readonly couples?: number;
}

/** An event with its rounds, starting with the final; numbers, names and `keptUnder` are derived. */
export function buildPlannedEvent(
  name: string,
  rounds: readonly PlannedRoundInput[],
  more: Partial<PlannedEvent> = {},
): PlannedEvent {
  const most = Math.max(0, ...rounds.map(({ couples = 0 }) => couples));
  return {
    key: testEvent(name),
    name,
    level: parseLevel(name.split(' ')[0] ?? ''),
    style: 'Standard',
    dances: [parseDance(name.split(' ')[1] ?? 'Waltz')],
    entries: buildEntries(most),
    rounds: rounds.map(({ couples = 0, keptUnder, hasMarks, ...outcomeText }, number) => ({
      ...buildTestRound({
        number,
        name: buildRoundName(number, rounds.length),
        recallSize: number === 0 ? undefined : getDefaultRecallSize(Math.min(number, 4)),
        scheduleIndex: rounds.length - 1 - number,
        entries: couplesIn(couples),
        ...outcomeText,
      }),
      keptUnder: keptUnder ?? number,
      hasMarks: hasMarks ?? (outcomeText.state === 'posted' || outcomeText.state === 'marked'),
    })),
    ...more,
  };
}

export const buildBlock = (title: string, scheduleIndex: number, more: Partial<Block> = {}): Block => ({
  id: known(parseBlockId(title), title),
  kind: 'break',
  title,
  scheduleIndex,
  minutes: 20,
  notBefore: undefined,
  ...more,
});

/** Orders rounds by names such as 'Gold Waltz 1', and blocks by title. */
export function buildPlan(
  events: readonly PlannedEvent[],
  order?: readonly string[],
  blocks: readonly Block[] = [],
): Plan {
  if (order === undefined) return { events, blocks };
  const place = (line: string): number => {
    const at = order.indexOf(line);
    if (at === -1) throw new Error(`not on the plan: “${line}”`);
    return at;
  };
  return {
    events: events.map((one) => ({
      ...one,
      rounds: one.rounds.map((round) => ({ ...round, scheduleIndex: place(`${one.name} ${round.number}`) })),
    })),
    blocks: blocks.map((block) => ({ ...block, scheduleIndex: place(block.title) })),
  };
}

export const buildRoundRef = (name: string, round: number): ItemRef => ({
  kind: 'round',
  event: testEvent(name),
  round,
});
export const buildBlockRef = (title: string): ItemRef => ({
  kind: 'block',
  block: known(parseBlockId(title), title),
});

/** The day as text: 'Semi-Final of Gold Waltz', 'Lunch'. */
export const describeDay = (plan: Plan): readonly string[] =>
  listItems(plan).map((item) =>
    item.kind === 'round' ? `${item.round.name} of ${item.event.name}` : item.block.title,
  );

/** An event's rounds in dance order. */
export const listRoundsInOrder = (plan: Plan, name: string): readonly PlannedRound[] =>
  (plan.events.find(({ key }) => key === testEvent(name))?.rounds ?? []).toReversed();

export const listRoundStates = (plan: Plan, name: string): readonly RoundState[] =>
  listRoundsInOrder(plan, name).map(({ state }) => state);

/** Couples per round, in dance order. */
export const countCouplesPerRound = (plan: Plan, name: string): readonly number[] =>
  listRoundsInOrder(plan, name).map(({ entries }) => entries.length);

/** A short form of a problem: its kind and subject. */
export function formatOutcome(answer: Parsed<unknown, PlanDraftProblem>): string {
  return answer.ok ? 'done' : formatProblem(answer.problem);
}

export function formatProblem({ kind, ...about }: PlanDraftProblem | EventProblem): string {
  const told = Object.values(about).map(inShort);
  return told.length === 0 ? kind : `${kind}: ${told.join(', ')}`;
}

function inShort(value: unknown): string {
  if (Array.isArray(value)) return value.map(inShort).join('; ');
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value !== 'object' || value === null) return 'nothing';
  const { event, name, ...others }: { event?: unknown; name?: unknown } = value;
  if (name === undefined) return Object.values(value).map(inShort).join(' ');
  // A round by its own name and its event's; an event by its name.
  return event === undefined || Object.keys(others).length > 0
    ? inShort(name)
    : `${inShort(name)} of ${inShort(event)}`;
}
