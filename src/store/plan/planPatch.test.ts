import type { PlanProblem } from '../../domain/schedule/plan/problem.ts';
import { describe, expect, test } from 'vitest';
import { getRoundOrigin } from '../../domain/competition.ts';
import {
  parseEntryId,
  parseEventKey,
  parseJudgeKey,
  type EntryId,
  type EventKey,
  type JudgeKey,
} from '../../domain/ids.ts';
import type { Parsed } from '../../domain/parsed.ts';
import { addRound } from '../../domain/schedule/plan/addRound.ts';
import { DRAW_BY_NUMBER } from '../../domain/schedule/heats/draw.ts';
import { listItems, createPlan, toItemRef, type Plan } from '../../domain/schedule/plan/plan.ts';
import { moveItemBefore } from '../../domain/schedule/plan/order.ts';
import { deleteRound, skipRound } from '../../domain/schedule/plan/removeRound.ts';
import { seedCouple } from '../../domain/schedule/plan/seed.ts';
import { moveCouple, setHeats, setPanel, setRecall } from '../../domain/schedule/plan/roundEdits.ts';
import { blocks } from './blocks.ts';
import { allEvents } from '../events/events.ts';
import { getRawChild, listRawChildren } from '../tree/path.ts';
import { INCREMENT, type Json, type Patch } from '../tree/patch.ts';
import { listMovedEvents, buildPlanPatch, type StoredEventData } from './planPatch.ts';
import { createReader } from '../tree/readAt.ts';
import { parseUndo, buildPublication, buildPublicationUndo } from './publication.ts';

// Publishes into a tree as the backend would, reads it back, and compares it with the plan.

type Tree = Record<string, unknown>;

const KEY = parseEventKey('Gold Waltz') ?? ('Gold Waltz' as EventKey);
const E101 = parseEntryId('e101') ?? ('e101' as EntryId);
const JUDGE = parseJudgeKey('A') ?? ('A' as JudgeKey);
const FLAG = { dontReorderAfterAddRemoveRounds: false };

const couple = (number: number): Json => ({
  entryId: `e${number}`,
  leadName: `Lead ${number}`,
  followName: `Follow ${number}`,
  leadId: `l${number}`,
  followId: `f${number}`,
  leadNumber: number,
  affiliation: 'Home',
  registeredTime: 1,
});

/** Three rounds: the first is posted and was checked in, the semi-final waits, and so does the final. */
function day(): Tree {
  const numbers = Array.from({ length: 24 }, (_, at) => 101 + at);
  const round = (number: number, more: object): Json => ({
    roundId: `Gold Waltz-R${number}`,
    roundNumber: number,
    roundName: ['Final', 'Semi-Final', 'Quarter-Final'][number] ?? '',
    eventName: 'Gold Waltz',
    scheduleIndex: 2 - number,
    roundState: 0,
    recallSize: 6,
    numHeats: 1,
    ...more,
  });
  return {
    events: {
      'Gold Waltz': {
        name: 'Gold Waltz',
        eventLevel: 'Gold',
        style: 'Standard',
        eventDances: ['Waltz'],
        entries: Object.fromEntries(
          numbers.map((number) => [
            `e${number}`,
            { ...(couple(number) as object), checkedIn: { 2: number !== 103 } },
          ]),
        ),
        rounds: [
          round(0, {}),
          round(1, { entries: Object.fromEntries(numbers.slice(0, 12).map((n) => [`e${n}`, { heat: 1 }])) }),
          round(2, {
            roundState: 5,
            recallSize: 12,
            numHeats: 2,
            journal: 'a line',
            roundActualStartTime: 1000,
            note: 'on the small floor',
            entries: Object.fromEntries(numbers.map((n, at) => [`e${n}`, { heat: at < 12 ? 1 : 2 }])),
            panel: { A: true, B: true },
          }),
        ],
      },
    },
    blocks: { lunch: { kind: 'lunch', title: 'Lunch', scheduleIndex: 3, minutes: 45 } },
    marks: { 'Gold Waltz': [null, null, { A: { Waltz: ['101'] }, B: { Waltz: ['102'] } }] },
    sheets: { 'Gold Waltz': { 2: { A: { Waltz: { state: 'sent' } } } } },
    resultsSaved: {
      'Gold Waltz': { 2: { sumRecalls: { 101: 1, 102: 1 } }, finalResults: { placements: { 101: 1 } } },
    },
    approvals: { 'Gold Waltz': { 2: { decided: { what: 'cut' } } } },
    couplesOut: { 'Gold Waltz': { 2: { 103: { place: 'up' } } } },
    deck: { 'Gold Waltz': { 2: { calls: { e103: { presence: 'missing' } } } } },
    live: { 'Gold Waltz': { 2: { dance: 1, heat: 2 } } },
  };
}

const planIn = (tree: Tree): Plan =>
  createPlan(
    allEvents.parse(tree['events']),
    blocks.parse(tree['blocks']),
    (event, round) => getRawChild(getRawChild(tree['marks'], event), String(round)) !== undefined,
  );

function read(tree: unknown, path: string): unknown {
  return path.split('/').reduce((node, key) => getRawChild(node, key), tree);
}

/** Applies a patch as the backend does: null deletes, and empty parents are removed. */
function put(tree: Tree, patch: Patch): Tree {
  const set = (node: unknown, [key, ...rest]: readonly string[], value: unknown): Record<string, unknown> => {
    const children = Object.fromEntries(listRawChildren(node));
    const next = rest.length === 0 ? value : set(children[key ?? ''], rest, value);
    const isNothing = next === null || (typeof next === 'object' && listRawChildren(next).length === 0);
    if (isNothing) return Object.fromEntries(Object.entries(children).filter(([name]) => name !== key));
    return { ...children, [key ?? '']: next };
  };
  return Object.entries(patch).reduce<Tree>((done, [path, value]) => set(done, path.split('/'), value), tree);
}

const keptIn = (tree: Tree, keys: readonly EventKey[]): ReadonlyMap<EventKey, StoredEventData> =>
  new Map(
    keys.map((key) => [
      key,
      {
        event: read(tree, `events/${key}`),
        marks: read(tree, `marks/${key}`),
        sheets: read(tree, `sheets/${key}`),
        couplesOut: read(tree, `couplesOut/${key}`),
        resultsSaved: read(tree, `resultsSaved/${key}`),
        approvals: read(tree, `approvals/${key}`),
        deck: read(tree, `deck/${key}`),
        live: read(tree, `live/${key}`),
      },
    ]),
  );

function patchFor(
  tree: Tree,
  change: (plan: Plan) => Parsed<Plan, PlanProblem>,
): { patch: Patch; after: Plan } {
  const before = planIn(tree);
  const after = change(before);
  if (!after.ok) throw new Error(JSON.stringify(after.problem));
  const kept = keptIn(tree, listMovedEvents(before, after.value));
  return { patch: buildPlanPatch(before, after.value, kept), after: after.value };
}

/** The plan without the data that only a draft has. */
const asDanced = (plan: Plan): unknown =>
  plan.events.map(({ rounds, ...event }) => ({
    key: event.key,
    // A renumbered round loses its last record and gets a stable name.
    rounds: rounds.map((round) => ({
      ...round,
      lastRecord: undefined,
      origin: undefined,
      keptUnder: 0,
      entries: round.entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    })),
  }));

function lunchBeforeTheFinal(plan: Plan): Parsed<Plan, PlanProblem> {
  const items = listItems(plan).map(toItemRef);
  const lunch = items.find(({ kind }) => kind === 'block');
  const final = items.at(-2);
  return lunch === undefined
    ? { ok: false, problem: { kind: 'row is gone' } }
    : moveItemBefore(plan, lunch, final);
}

describe('a publication stores the planned day', () => {
  test.each<[string, (plan: Plan) => Parsed<Plan, PlanProblem>]>([
    ['a round is added after the semi-final', (plan) => addRound(plan, KEY, 1, FLAG)],
    ['a round is added after the final', (plan) => addRound(plan, KEY, 0, FLAG)],
    ['the semi-final is deleted', (plan) => deleteRound(plan, KEY, 1, FLAG)],
    ['the semi-final is skipped', (plan) => skipRound(plan, KEY, 1)],
    ['other recalls', (plan) => setRecall(plan, KEY, 1, 7)],
    ['more heats', (plan) => setHeats(plan, { event: KEY, round: 1, heats: 2, wishes: DRAW_BY_NUMBER })],
    ['lunch before the final', lunchBeforeTheFinal],
  ])('a publication stores the planned day: %s', (_what, change) => {
    const tree = day();
    const { patch, after } = patchFor(tree, change);
    expect(Object.keys(patch).length).toBeGreaterThan(0);
    expect(asDanced(planIn(put(tree, patch)))).toEqual(asDanced(after));
  });
});

describe('couples that are seeded past a round', () => {
  const seeded = (round: number) => (plan: Plan) =>
    seedCouple(plan, { event: KEY, round, couple: E101, largestHeat: 14 });
  /** The day before its first round. */
  const before = put(day(), {
    'events/Gold Waltz/rounds/2/roundState': 0,
    'events/Gold Waltz/rounds/2/roundActualStartTime': null,
    'events/Gold Waltz/rounds/1/entries': null,
    'marks/Gold Waltz': null,
    'resultsSaved/Gold Waltz': null,
  });
  const { patch, after } = patchFor(before, seeded(1));
  const tree = put(before, patch);
  const byesIn = (round: number): unknown => read(tree, `events/Gold Waltz/rounds/${round}/byes`);

  test('seeded couples are in the round they begin with, and not in the first', () => {
    expect(asDanced(planIn(tree))).toEqual(asDanced(after));
    expect([byesIn(2), byesIn(1)]).toEqual([undefined, { e101: true }]);
    expect(patch['events/Gold Waltz/rounds/2/entries/e101']).toBeNull();
  });

  test('seeded couples can begin with another round, or with the first again', () => {
    for (const round of [0, 2]) {
      const again = patchFor(tree, seeded(round));
      expect(asDanced(planIn(put(tree, again.patch)))).toEqual(asDanced(again.after));
    }
  });

  test('seeded couples move with their round when it is renumbered, except one that left the event', () => {
    const left = put(tree, { 'events/Gold Waltz/rounds/1/byes/gone': true });
    const moved = patchFor(left, (plan) => addRound(plan, KEY, 0, FLAG));
    const now = put(left, moved.patch);
    expect(asDanced(planIn(now))).toEqual(asDanced(moved.after));
    expect(read(now, 'events/Gold Waltz/rounds/2/byes')).toEqual({ e101: true });
  });
});

describe('a renumbered round', () => {
  const tree = day();
  const { patch } = patchFor(tree, (plan) => addRound(plan, KEY, 1, FLAG));
  const after = put(tree, patch);

  test('a renumbered round takes its marks, sheets, results, approvals, calls and check-ins along', () => {
    expect(read(after, 'marks/Gold Waltz')).toEqual({
      3: { A: { Waltz: { 0: '101' } }, B: { Waltz: { 0: '102' } } },
    });
    expect(read(after, 'sheets/Gold Waltz')).toEqual({ 3: { A: { Waltz: { state: 'sent' } } } });
    expect(read(after, 'resultsSaved/Gold Waltz')).toEqual({
      3: { sumRecalls: { 101: 1, 102: 1 } },
      finalResults: { placements: { 101: 1 } },
    });
    expect(read(after, 'approvals/Gold Waltz')).toEqual({ 3: { decided: { what: 'cut' } } });
    expect(read(after, 'couplesOut/Gold Waltz')).toEqual({ 3: { 103: { place: 'up' } } });
    expect(read(after, 'deck/Gold Waltz')).toEqual({ 3: { calls: { e103: { presence: 'missing' } } } });
    expect(read(after, 'events/Gold Waltz/entries/e101/checkedIn')).toEqual({ 3: true });
    expect(read(after, 'events/Gold Waltz/entries/e103/checkedIn')).toEqual({ 3: false });
  });

  test('a renumbered round keeps its other fields and its start time', () => {
    expect(read(after, 'events/Gold Waltz/rounds/3')).toMatchObject({
      note: 'on the small floor',
      roundActualStartTime: 1000,
      roundId: 'Gold Waltz-R3',
      roundNumber: 3,
    });
  });

  test('a renumbered round loses the record of its last change, because the move is not that change', () => {
    expect(read(tree, 'events/Gold Waltz/rounds/2/journal')).toBe('a line');
    expect(read(after, 'events/Gold Waltz/rounds/3/journal')).toBeUndefined();
  });

  test('screens follow a renumbered round', () => {
    expect(read(after, 'live')).toEqual({ 'Gold Waltz': { 3: { dance: 1, heat: 2 } } });
  });
});

test('a publication writes only fields that differ, so other people’s changes are not overwritten', () => {
  const { patch } = patchFor(day(), (plan) => setRecall(plan, KEY, 1, 7));
  expect(patch).toEqual({ 'events/Gold Waltz/rounds/1/recallSize': 7 });
});

test('another panel is written as a seating of a running round, and as the panel of a waiting one', () => {
  const panelSet = (tree: Tree) => patchFor(tree, (plan) => setPanel(plan, KEY, 1, [JUDGE])).patch;
  const panel = { 'events/Gold Waltz/rounds/1/panel': { A: true } };
  expect(panelSet(day())).toEqual(panel);
  const seatings = 'events/Gold Waltz/rounds/1/seatings';
  const running = { 'events/Gold Waltz/rounds/1/roundState': 2, [`${seatings}/3`]: { Waltz: 'B/C' } };
  expect(panelSet(put(day(), running))).toEqual({ ...panel, [`${seatings}/4`]: { Waltz: 'A' } });
});

describe('a plan that changes the couples of a reset round', () => {
  const LINE_UP = 'events/Gold Waltz/rounds/0/lineUp';
  const was = put(day(), {
    [LINE_UP]: 3,
    'events/Gold Waltz/rounds/1/numHeats': 2,
    'events/Gold Waltz/rounds/1/entries/e101/away': true,
  });

  test('a reset round with other couples gets a new line-up number, and so does the undo', () => {
    const { patch } = patchFor(was, (plan) => skipRound(plan, KEY, 1));
    expect(patch[LINE_UP]).toEqual(INCREMENT);
    const made = buildPublication(patch, 1, (path) => read(was, path));
    const undo = parseUndo(made['planning/undo/2']);
    if (!undo.ok) throw new Error(JSON.stringify(undo.problem));
    expect(undo.value.back[LINE_UP]).toEqual(INCREMENT);
    const counted = put(put(was, patch), { [LINE_UP]: 4 });
    expect(buildPublicationUndo(undo.value, (path) => read(counted, path)).ok).toBe(true);
  });

  test('other heats of a reset round keep its line-up, and absent couples stay absent', () => {
    const { patch, after } = patchFor(was, (plan) =>
      moveCouple(plan, { event: KEY, round: 1, couple: E101, heat: 2, dance: undefined }),
    );
    expect(LINE_UP in patch).toBe(false);
    expect(patch['events/Gold Waltz/rounds/1/entries/e101']).toEqual({ heat: 2, away: true });
    expect(asDanced(planIn(put(was, patch)))).toEqual(asDanced(after));
  });
});

const RENUMBERED = 'events/Gold Waltz/renumbered';

test('an event’s renumbering count is incremented only if rounds are renumbered', () => {
  expect(patchFor(day(), (plan) => addRound(plan, KEY, 1, FLAG)).patch[RENUMBERED]).toEqual(INCREMENT);
  expect(patchFor(day(), (plan) => skipRound(plan, KEY, 1)).patch).not.toHaveProperty([RENUMBERED]);
});

test('a round keeps its stable name through further changes, and a new round gets another one', () => {
  const origins = (tree: Tree) => planIn(tree).events[0]?.rounds.map(getRoundOrigin);
  const grown = put(day(), patchFor(day(), (plan) => addRound(plan, KEY, 1, FLAG)).patch);
  expect(origins(day())).toEqual(['0.0', '1.0', '2.0']);
  expect(origins(grown)).toEqual(['0.0', '1.1', '1.0', '2.0']);
  const counted = put(grown, { [RENUMBERED]: 1 });
  const smaller = put(counted, patchFor(counted, (plan) => deleteRound(plan, KEY, 2, FLAG)).patch);
  expect(origins(smaller)).toEqual(['0.0', '1.1', '2.0']);
  const again = put(put(smaller, { [RENUMBERED]: 2 }), {});
  expect(origins(put(again, patchFor(again, (plan) => addRound(plan, KEY, 1, FLAG)).patch))).toEqual([
    '0.0',
    '1.3',
    '1.1',
    '2.0',
  ]);
});

/** Unifies lists and nodes with numeric keys, as the tree does. */
const bare = (node: unknown): unknown =>
  typeof node === 'object' && node !== null
    ? Object.fromEntries(listRawChildren(node).map(([key, value]) => [key, bare(value)]))
    : node;

function publish(): { before: Tree; tree: Tree; undo: { done: Patch; back: Patch } } {
  const before = day();
  const { patch } = patchFor(before, (plan) => addRound(plan, KEY, 1, FLAG));
  const whole = buildPublication(patch, 4, (path) => read(before, path));
  const text = whole['planning/undo/5'];
  const kept: unknown = JSON.parse(typeof text === 'string' ? text : '');
  return { before, tree: put(before, patch), undo: kept as { done: Patch; back: Patch } };
}

describe('the undo of a publication', () => {
  test('undoing a publication restores the same day', () => {
    const { before, tree, undo } = publish();
    const back = buildPublicationUndo(undo, (path) => read(tree, path));
    if (!back.ok) throw new Error(JSON.stringify(back.problem));
    const again = put(tree, back.value);
    expect(bare(put(again, { [RENUMBERED]: null }))).toEqual(bare(before));
    // The round numbers are restored, but the count still goes up.
    expect(read(again, RENUMBERED)).toEqual(INCREMENT);
  });

  test('undoing a publication is refused if something it wrote has been changed since', () => {
    const { tree, undo } = publish();
    const later = put(tree, { 'marks/Gold Waltz/3/A/Waltz': ['101', '104'] });
    const back = buildPublicationUndo(undo, (path) => read(later, path));
    expect(back).toMatchObject({ ok: false });
    expect(back).toMatchObject({
      problem: { code: 'changed since', places: expect.arrayContaining(['marks/Gold Waltz/3']) as unknown },
    });
  });

  /** Undoes a published change of the plan after another patch. */
  const takenBackAfter = (
    change: (plan: Plan) => Parsed<Plan, PlanProblem>,
    since: Patch,
    was: Tree = day(),
  ): ReturnType<typeof buildPublicationUndo> => {
    const { patch } = patchFor(was, change);
    const undo = parseUndo(buildPublication(patch, 1, (path) => read(was, path))['planning/undo/2']);
    if (!undo.ok) throw new Error(JSON.stringify(undo.problem));
    const later = put(put(was, patch), since);
    return buildPublicationUndo(undo.value, (path) => read(later, path));
  };
  const FINAL_RUNS = { 'events/Gold Waltz/rounds/0/roundState': 2 };
  const refusedBy = (...places: readonly string[]) => ({
    ok: false,
    problem: { code: 'changed since', places, events: [KEY] },
  });

  test('undoing a publication is refused if a round that would get other couples has begun since', () => {
    const skipped = (plan: Plan) => skipRound(plan, KEY, 1);
    expect(takenBackAfter(skipped, {}).ok).toBe(true);
    expect(takenBackAfter(skipped, FINAL_RUNS)).toEqual(refusedBy('events/Gold Waltz/rounds/0'));
    expect(takenBackAfter((plan) => deleteRound(plan, KEY, 1, FLAG), FINAL_RUNS)).toEqual(
      refusedBy('events/Gold Waltz/rounds/0'),
    );
    const semiRuns = { 'events/Gold Waltz/rounds/1/roundState': 2 };
    expect(takenBackAfter((plan) => setRecall(plan, KEY, 1, 4), semiRuns)).toEqual(
      refusedBy('events/Gold Waltz/rounds/1'),
    );
  });

  test('undoing a publication is refused if a round would wait again and the next one has begun', () => {
    const nobodyInTheSemi = put(day(), {
      'events/Gold Waltz/rounds/1/entries': null,
      'events/Gold Waltz/rounds/0/entries': { e101: { heat: 1 } },
    });
    const skipped = (plan: Plan) => skipRound(plan, KEY, 1);
    expect(takenBackAfter(skipped, {}, nobodyInTheSemi).ok).toBe(true);
    expect(takenBackAfter(skipped, FINAL_RUNS, nobodyInTheSemi)).toEqual(
      refusedBy('events/Gold Waltz/rounds/0'),
    );
  });

  test('undoing a publication may change the place in the day of a round that has begun', () => {
    const back = takenBackAfter(lunchBeforeTheFinal, FINAL_RUNS);
    if (!back.ok) throw new Error(JSON.stringify(back.problem));
    expect(back.value).toHaveProperty(['events/Gold Waltz/rounds/0/scheduleIndex'], 2);
  });

  test('undoing a publication increments the revision', () => {
    const whole = buildPublication({}, 4, () => undefined);
    expect(whole['planning/revision']).toBe(5);
  });
});

test('building a publication throws for a path that was not read', () => {
  expect(() => createReader(new Map([['blocks', {}]]))('events/Gold Waltz')).toThrow('has not been read');
});
