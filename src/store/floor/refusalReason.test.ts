import { expect, test } from 'vitest';
import {
  parseEntryId,
  createEventKey,
  parseJudgeKey,
  parseLeadNumber,
  type EntryId,
} from '../../domain/ids.ts';
import { buildTestEvent, buildRoundAt } from '../../domain/testing/event.ts';
import { getFeeModel } from '../../domain/fees/models.ts';
import { saveNextEdition } from '../competition/nextEdition.ts';
import { editedFees } from '../competition/fees.ts';
import type { Operation } from '../delivery/operation.ts';
import { exchangeJudges } from '../rounds/coupleAndJudgeChanges.ts';
import { signResult } from '../results/chairmanDecisions.ts';
import { recordKeyedSheet } from '../sheets/sheetChanges.ts';
import { toStoredState } from '../tree/roundState.ts';
import { drawDisplayCode } from '../../domain/floor/display.ts';
import { displayPath, replaceQueue } from './displays.ts';
import { startRound } from './startRound.ts';
import { findRemainingOperation } from './remainingOperation.ts';

const by = { uid: 'u', who: 'Sam', device: 'laptop', at: 1 };
const judge = parseJudgeKey('B');
const couple = parseLeadNumber('101');
if (judge === undefined || couple === undefined) throw new Error('no judge, or no couple');
function entryOf(text: string): EntryId {
  const id = parseEntryId(text);
  if (id === undefined) throw new Error(text);
  return id;
}
const event = createEventKey('Waltz');
const place = { event, round: 1, renumbered: 2, judge, dance: 'Tango' } as const;
const typed = { marks: [couple], lineUp: 3 };
const keyed: Operation = { key: 'a', changes: [recordKeyedSheet(by, place, typed)] };
const keyedAnew: Operation = {
  key: 'b',
  changes: [recordKeyedSheet(by, place, typed, { from: [], why: 'a slip' })],
};

/** The reason shown for a refused paper sheet, given this tree. */
async function told(operation: Operation, stands: Readonly<Record<string, unknown>>) {
  const tree: Readonly<Record<string, unknown>> = {
    'events/Waltz/renumbered': 2,
    'events/Waltz/rounds/1/lineUp': 3,
    'events/Waltz/rounds/1/roundState': toStoredState('running'),
    ...stands,
  };
  const look = (at: string) => Promise.resolve({ kind: 'known', raw: tree[at] ?? null } as const);
  const resolution = await findRemainingOperation(operation, look, 10);
  return resolution.kind === 'refused' ? resolution.problem : resolution;
}

const sent = { 'sheets/Waltz/1/B': { Tango: { state: 'sent', count: 1, at: 5, lineUp: 3 } } };

test.each([keyed, keyedAnew])(
  'a paper sheet is refused with that reason if the judge’s sheet has arrived ($key)',
  async (paper) => {
    expect(await told(paper, sent)).toEqual({ code: 'sheet is in' });
  },
);

test('a paper sheet for a posted round is refused with that reason', async () => {
  const posted = { 'events/Waltz/rounds/1/roundState': toStoredState('posted') };
  expect(await told(keyed, { ...sent, ...posted })).toEqual({ code: 'posted' });
});

test('an operation on a renumbered round is refused with its reason', async () => {
  expect(await told(keyed, { ...sent, 'events/Waltz/renumbered': 3 })).toEqual({ code: 'renumbered' });
});

test('a start of a round without couples is refused with its reason', async () => {
  const round = buildRoundAt(1, 0);
  const waltz = { ...buildTestEvent('Waltz', round), renumbered: 2 };
  const start: Operation = { key: 'c', changes: [startRound(by, waltz, round)] };
  expect(await told(start, {})).toEqual({ code: 'nobody in it' });
  const waits = { 'events/Waltz/rounds/1/roundState': toStoredState('initialized') };
  expect(
    await told(start, { ...waits, 'events/Waltz/rounds/1/entries': { e1: { heat: 1 } } }),
  ).toBeUndefined();
});

test('a start without a couple that was scratched meanwhile is refused with its reason', async () => {
  const places = [{ id: entryOf('e1'), heats: [1] }];
  const round = { ...buildRoundAt(1, 0), entries: places };
  const waltz = { ...buildTestEvent('Waltz', round), renumbered: 2 };
  const away = new Set([entryOf('e1')]);
  const start: Operation = { key: 'c', changes: [startRound(by, waltz, round, { away })] };
  const toldOf = (left: string) =>
    told(start, {
      'events/Waltz/rounds/1/roundState': toStoredState('initialized'),
      'events/Waltz/rounds/1/entries': { [left]: { heat: 1 } },
    });
  expect(await toldOf('e2')).toEqual({ code: 'other line-up' });
  expect(await toldOf('e1')).toBeUndefined();
});

test('a start of a started round is refused with its reason', async () => {
  const round = buildRoundAt(1, 0);
  const waltz = { ...buildTestEvent('Waltz', round), renumbered: 2 };
  const start: Operation = { key: 'c', changes: [startRound(by, waltz, round)] };
  const toldIn = (state: Parameters<typeof toStoredState>[0]) =>
    told(start, {
      'events/Waltz/rounds/1/entries': { e1: { heat: 1 } },
      'events/Waltz/rounds/1/roundState': toStoredState(state),
    });
  expect(await toldIn('running')).toEqual({ code: 'overtaken' });
  expect(await toldIn('marked')).toEqual({ code: 'overtaken' });
  expect(await toldIn('initialized')).toBeUndefined();
});

test('a start before the previous round is posted is refused with its reason', async () => {
  const round = buildRoundAt(1, 0);
  const start: Operation = {
    key: 'c',
    changes: [startRound(by, { ...buildTestEvent('Waltz', round), renumbered: 2 }, round)],
  };
  const toldWith = (...states: readonly Parameters<typeof toStoredState>[0][]) =>
    told(start, {
      'events/Waltz/rounds/1/entries': { e1: { heat: 1 } },
      'events/Waltz/rounds/1/roundState': toStoredState('initialized'),
      'events/Waltz/rounds': Object.fromEntries(
        ['initialized' as const, 'initialized' as const, ...states].map((state, number) => [
          number,
          { roundState: toStoredState(state) },
        ]),
      ),
    });
  expect(await toldWith('marked')).toEqual({ code: 'comes first' });
  expect(await toldWith('skipped', 'initialized')).toEqual({ code: 'comes first' });
  expect(await toldWith('skipped', 'posted', 'running')).toBeUndefined();
  expect(await toldWith('empty')).toBeUndefined();
});

test('replacing a judge after another seating, or after judging, is refused with its reason', async () => {
  const round = buildRoundAt(1, 0);
  const waltz = { ...buildTestEvent('Waltz', round), renumbered: 2 };
  const change = { judge, by: judge, why: 'ill' };
  const exchange: Operation = {
    key: 'd',
    changes: [
      exchangeJudges(
        by,
        { event: waltz, round: { ...round, seatings: 1 } },
        new Map([['Tango', [judge]]]),
        change,
      ),
    ],
  };
  expect(await told(exchange, { 'events/Waltz/rounds/1/seatings': { 1: { Tango: 'A' } } })).toBeUndefined();
  const others = { 'events/Waltz/rounds/1/seatings': { 1: { Tango: 'A' }, 2: { Tango: 'C' } } };
  expect(await told(exchange, others)).toEqual({ code: 'overtaken' });
  const inState = (state: 'marked' | 'posted') =>
    told(exchange, { 'events/Waltz/rounds/1/roundState': toStoredState(state) });
  expect(await inState('marked')).toEqual({ code: 'overtaken' });
  expect(await inState('posted')).toEqual({ code: 'posted' });
});

test('fees that someone else saved first are refused with their reason', async () => {
  const saving: Operation = {
    key: 'e',
    changes: [saveNextEdition(by, editedFees, getFeeModel('by person'), 2)],
  };
  expect(await told(saving, { 'settings/fees': { edition: 3 } })).toEqual({ code: 'overtaken' });
  expect(await told(saving, { 'settings/fees': { edition: 2 } })).toBeUndefined();
  expect(await told(saving, {})).toBeUndefined();
});

test('a queue that someone else changed first is refused with its reason', async () => {
  const board = displayPath(drawDisplayCode(() => 0)).parse({
    name: 'Left',
    slot: 1,
    at: 1,
    queue: { version: 1 },
  });
  if (board === undefined) throw new Error('no board');
  const change: Operation = { key: 'f', changes: [{ patch: replaceQueue(board, [{ layout: 'clock' }]) }] };
  const versionAt = 'jumbotron/displays/AAAA/queue/version';
  expect(await told(change, { [versionAt]: 2 })).toEqual({ code: 'overtaken' });
  expect(await told(change, { [versionAt]: 1 })).toBeUndefined();
});

test('a refusal without an earlier change has no reason', async () => {
  expect(await told(keyed, {})).toBeUndefined();
  const draft = { 'sheets/Waltz/1/B': { Tango: { state: 'draft', count: 1, at: 5, lineUp: 3 } } };
  expect(await told(keyed, draft)).toBeUndefined();
  const ofAnotherLineUp = { 'sheets/Waltz/1/B': { Tango: { state: 'sent', count: 1, at: 5, lineUp: 2 } } };
  expect(await told(keyed, ofAnotherLineUp)).toBeUndefined();
});

test('a signature of a result that was taken back or posted again is refused with its reason', async () => {
  const round = { ...buildRoundAt(1, 0), lastRecord: 'r7' };
  const waltz = { ...buildTestEvent('Waltz', round), renumbered: 2 };
  const signed: Operation = {
    key: 'e',
    changes: [signResult(by, { uid: 'u', name: 'Ruth' }, { event: waltz, round }, '')],
  };
  expect(await told(signed, { 'events/Waltz/rounds/1/journal': 'r8' })).toEqual({ code: 'result changed' });
  expect(await told(signed, {})).toEqual({ code: 'result changed' });
  expect(await told(signed, { 'events/Waltz/rounds/1/journal': 'r7' })).toBeUndefined();
});
