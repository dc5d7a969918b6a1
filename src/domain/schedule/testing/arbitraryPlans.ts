import { setRoundState } from './madeUpDay.ts';
import fc from 'fast-check';
import type { Entry } from '../../competition.ts';
import type { EntryId } from '../../ids.ts';
import type { RoundState } from '../../round/rounds.ts';
import type { PlanChange } from '../plan/change.ts';
import { DRAW_BY_NUMBER, drawHeats, type DrawOptions } from '../heats/draw.ts';
import { reindexItems } from '../plan/order.ts';
import {
  listItems,
  toItemRef,
  type ItemRef,
  type Plan,
  type PlannedEvent,
  type PlanItem,
} from '../plan/plan.ts';
import { updateEmptyRounds } from '../plan/states.ts';
import { DEFAULT_TIMING } from '../times/timing.ts';
import { buildBlockRef, buildBlock, buildEntry, buildPlannedEvent, testEvent, testJudge } from './plans.ts';

const NAMES = ['Bronze Waltz', 'Silver Tango', 'Gold Foxtrot'];

/** An event's progress: the first rounds are posted, then one may be in progress, the rest waits. */
interface Course {
  readonly rounds: number;
  readonly couples: number;
  readonly posted: number;
  readonly now: RoundState;
  readonly taken: boolean;
  readonly people: readonly number[];
}

const courses: fc.Arbitrary<Course> = fc.record({
  rounds: fc.constantFrom(0, 1, 2, 3, 3, 4, 5),
  couples: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(0, 1, 2, 110)),
  posted: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 5),
  now: fc.constantFrom<RoundState>('initialized', 'initialized', 'initialized', 'running', 'marked'),
  taken: fc.constantFrom(true, false, false),
  people: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 6 }),
});

/** Couples, some of which share a person. */
const entriesOf = ({ couples, people }: Course): readonly Entry[] =>
  Array.from({ length: couples }, (_, at) => {
    const shared = people[at];
    return buildEntry(101 + at, shared === undefined ? {} : { leadName: `Shared ${shared}` });
  });

function eventInCourse(name: string, course: Course): PlannedEvent {
  const { rounds, posted, now, taken } = course;
  const entries = entriesOf(course);
  const blank = buildPlannedEvent(
    name,
    Array.from({ length: rounds }, () => ({ numHeats: 2 })),
    { entries },
  );
  let standing: readonly EntryId[] = entries.map(({ id }) => id);
  const outsideIn = blank.rounds.toReversed().map((round, at) => {
    const isNow = at === posted;
    let state: RoundState = 'initialized';
    if (standing.length > 0 && at < posted) state = 'posted';
    else if (standing.length > 0 && isNow) state = now;
    const here = at <= posted ? standing : [];
    if (at < posted) standing = standing.slice(0, Math.max(1, Math.ceil(standing.length / 2)));
    return {
      ...setRoundState(round, state),
      // A round that was started by mistake and reset is waiting again, but has a judge's marks.
      hasMarks: state === 'posted' || state === 'marked' || (isNow && taken && here.length > 0),
      entries: drawHeats({ entries, dances: ['Waltz'] }, here, round.numHeats, DRAW_BY_NUMBER),
    };
  });
  return updateEmptyRounds({ ...blank, rounds: outsideIn.toReversed() });
}

/** A random order of lines that keeps each event's dancing order. */
function mixed(events: readonly PlannedEvent[], blocks: Plan['blocks'], lots: readonly number[]): Plan {
  const plan = { events, blocks };
  const queues: PlanItem[][] = [
    ...events.map((one) =>
      one.rounds.toReversed().map((round): PlanItem => ({ kind: 'round', event: one, round })),
    ),
    ...blocks.map((block): PlanItem[] => [{ kind: 'block', block }]),
  ];
  const order: PlanItem[] = [];
  for (let turn = 0; queues.some((queue) => queue.length > 0); turn += 1) {
    const full = queues.filter((queue) => queue.length > 0);
    const item = full[(lots[turn % lots.length] ?? 0) % full.length]?.shift();
    if (item !== undefined) order.push(item);
  }
  return reindexItems(plan, order);
}

/** Plans in the middle of a day, with rounds posted, marked, running, waiting, empty, or reset with marks. */
export const arbitraryPlan: fc.Arbitrary<Plan> = fc
  .tuple(
    fc.array(courses, { minLength: 1, maxLength: NAMES.length }),
    fc.array(fc.nat({ max: 10 }), { minLength: 5, maxLength: 12 }),
    fc.boolean(),
  )
  .map(([all, lots, lunch]) =>
    mixed(
      all.map((course, at) => eventInCourse(NAMES[at] ?? '', course)),
      lunch ? [buildBlock('Lunch', 0)] : [],
      lots,
    ),
  );

const names = fc.constantFrom(...NAMES.map(testEvent));
const numbers = fc.integer({ min: 0, max: 5 });
const rounds = fc.record({ event: names, round: numbers });
const items: fc.Arbitrary<ItemRef> = fc.oneof(
  { weight: 5, arbitrary: rounds.map((round): ItemRef => ({ kind: 'round', ...round })) },
  { weight: 1, arbitrary: fc.constantFrom(buildBlockRef('Lunch'), buildBlockRef('Awards')) },
);
const wishes: fc.Arbitrary<DrawOptions> = fc.record({
  order: fc.oneof(
    fc.constant({ kind: 'byNumber' } as const),
    fc.record({ kind: fc.constant('byChance' as const), seed: fc.nat(), eachDance: fc.boolean() }),
  ),
  schoolsApart: fc.boolean(),
});
const bulk = fc.oneof(fc.constant('all' as const), fc.array(names, { minLength: 1, maxLength: 2 }));

/** Moves a line up or down, or before another one. */
export const arbitraryMove: fc.Arbitrary<PlanChange> = fc.oneof(
  fc
    .tuple(items, fc.constantFrom('up' as const, 'down' as const))
    .map(([item, direction]): PlanChange => ({ kind: 'shift', item, direction })),
  fc
    .tuple(items, fc.option(items, { nil: undefined }))
    .map(([item, before]): PlanChange => ({ kind: 'move', item, before })),
);

/** All kinds of changes, many of them of missing or fixed rounds. */
export const arbitraryChange: fc.Arbitrary<PlanChange> = fc.oneof(
  bulk.map((events): PlanChange => ({ kind: 'generate', events, timing: DEFAULT_TIMING })),
  bulk.map((events): PlanChange => ({ kind: 'clear', events })),
  ...(['addRound', 'deleteRound', 'skipRound', 'unskipRound'] as const).map((kind) => ({
    weight: 4,
    arbitrary: rounds.map((round): PlanChange => ({ kind, ...round })),
  })),
  { weight: 3, arbitrary: arbitraryMove },
  fc.constant<PlanChange>({ kind: 'sort' }),
  fc
    .tuple(rounds, fc.integer({ min: -1, max: 40 }))
    .map(([round, size]): PlanChange => ({ kind: 'setRecall', ...round, size })),
  fc
    .tuple(rounds, fc.integer({ min: -1, max: 6 }), wishes)
    .map(([round, heats, drawn]): PlanChange => ({ kind: 'setHeats', ...round, heats, wishes: drawn })),
  fc
    .tuple(rounds, wishes)
    .map(([round, drawn]): PlanChange => ({ kind: 'drawHeats', ...round, wishes: drawn })),
  fc.tuple(rounds, fc.nat({ max: 30 }), fc.nat({ max: 3 })).map(([round, number, heat]): PlanChange => ({
    kind: 'moveCouple',
    ...round,
    couple: buildEntry(101 + number).id,
    heat,
    dance: undefined,
  })),
  {
    weight: 3,
    arbitrary: fc.tuple(rounds, fc.nat({ max: 30 })).map(([round, number]): PlanChange => ({
      kind: 'seed',
      ...round,
      couple: buildEntry(101 + number).id,
      largestHeat: 14,
    })),
  },
  rounds.map((round): PlanChange => ({ kind: 'setPanel', ...round, panel: ['A', 'B', 'C'].map(testJudge) })),
  fc.constant<PlanChange>({
    kind: 'assignPanels',
    wishes: { judges: 'ABCDEFGHI'.split('').map(testJudge), preliminary: 5, final: 7, inARow: 4 },
  }),
  fc.option(items, { nil: undefined }).map((before): PlanChange => {
    const { scheduleIndex: _, ...block } = buildBlock('Awards', 0);
    return { kind: 'addBlock', block, before };
  }),
  fc
    .constantFrom('Lunch', 'Awards')
    .map((title): PlanChange => ({ kind: 'removeBlock', block: buildBlock(title, 0).id })),
  rounds.map((round): PlanChange => ({
    kind: 'setStartTimes',
    times: [{ ...round, startTime: 1_700_000_001_000 }],
  })),
);

/** A random order of all lines of the plan. */
export const arbitraryReorder = (plan: Plan): fc.Arbitrary<PlanChange> => {
  const refs = listItems(plan).map(toItemRef);
  return fc
    .shuffledSubarray(refs, { minLength: refs.length, maxLength: refs.length })
    .map((order): PlanChange => ({ kind: 'reorder', order }));
};

/** An existing round chosen by `lot`, skipped or not as wanted. */
function aimedRound(plan: Plan, lot: number, skipped: boolean) {
  const all = plan.events.flatMap(({ key, rounds: its }) => its.map((round) => ({ event: key, round })));
  const wanted = all.filter(({ round }) => (round.state === 'skipped') === skipped);
  const list = wanted.length > 0 ? wanted : all;
  const chosen = list[lot % Math.max(1, list.length)];
  return chosen === undefined ? undefined : { event: chosen.event, round: chosen.round.number };
}

/** Redirects the change to existing objects, so that most changes can be applied. */
export function redirectChange(plan: Plan, change: PlanChange, lot: number): PlanChange {
  // Keep some as they are: changes of missing objects have to be refused.
  if (lot % 8 === 0) return change;
  if ('round' in change) {
    const round = aimedRound(plan, lot, change.kind === 'unskipRound');
    const testEvent = plan.events.find(({ key }) => key === round?.event);
    const inRound =
      change.kind === 'seed' ? testEvent?.entries : testEvent?.rounds[round?.round ?? 0]?.entries;
    const couple = inRound?.[lot % Math.max(1, inRound.length)]?.id;
    return {
      ...change,
      ...round,
      ...((change.kind === 'moveCouple' || change.kind === 'seed') && couple !== undefined ? { couple } : {}),
    };
  }
  if (change.kind === 'shift' || change.kind === 'move') {
    const lines = listItems(plan).map(toItemRef);
    const item = lines[lot % Math.max(1, lines.length)] ?? change.item;
    if (change.kind === 'shift') return { ...change, item };
    const before = lines[(lot * 7) % (lines.length + 1)];
    return { ...change, item, before };
  }
  if ((change.kind === 'generate' || change.kind === 'clear') && change.events !== 'all')
    return { ...change, events: plan.events.slice(0, 1 + (lot % plan.events.length)).map(({ key }) => key) };
  return change;
}
