import { expect, test } from 'vitest';
import { buildEntry } from '../../../domain/schedule/testing/plans.ts';
import type { Sheet } from '../../../store/sheets/sheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { countArrived, countCheckedIn, countProgress, countSheets } from './dayFigures.ts';

const sent: Sheet = { state: 'sent', count: 2, at: 1, reason: undefined };

test('a sheet is missing until its judge has sent every dance', () => {
  const event = buildSimpleEvent(['101', '102'], { dances: ['Waltz', 'Tango'] });
  const sheets = new Map([
    [
      buildJudgeKey('A'),
      new Map([
        ['Waltz' as const, sent],
        ['Tango' as const, sent],
      ]),
    ],
    [
      buildJudgeKey('B'),
      new Map([
        ['Waltz' as const, sent],
        ['Tango' as const, { ...sent, state: 'draft' as const }],
      ]),
    ],
  ]);
  expect(
    countSheets({ event, round: buildSimpleRound(1, ['101', '102']) }, buildJudges('A', 'B', 'C'), sheets),
  ).toEqual({
    received: 3,
    of: 6,
    missing: ['B', 'C'],
    judges: [
      { name: 'A', state: 'in' },
      { name: 'B', state: 'part' },
      { name: 'C', state: 'empty' },
    ],
  });
});

test('a coming round counts the couples checked in and those called but missing', () => {
  const event = buildSimpleEvent([], {
    entries: [
      buildEntry(101, { checkedIn: new Map([[1, true]]) }),
      buildEntry(102, { checkedIn: new Map([[1, false]]) }),
      buildEntry(103),
    ],
  });
  expect(countCheckedIn({ event, round: buildSimpleRound(1, ['101', '102', '103']) })).toEqual({
    present: 1,
    of: 3,
    missing: buildLeadNumbers('102'),
  });
});

test('a couple seen once counts as arrived, in any event', () => {
  const seen = buildEntry(101, { leadId: 'k1', followId: 'k2', checkedIn: new Map([[0, true]]) });
  const other = buildEntry(102, { leadId: 'k1', followId: 'k3', checkedIn: new Map([[0, false]]) });
  expect(
    countArrived([
      buildSimpleEvent([], { entries: [seen] }),
      buildSimpleEvent([], { name: 'Tango', entries: [other] }),
    ]),
  ).toEqual({ here: 2, of: 3 });
});

test('skipped and empty rounds do not count, and a result is a posted final', () => {
  const rounds = [
    buildSimpleRound(0, [], { state: 'posted' }),
    buildSimpleRound(1, [], { state: 'skipped' }),
  ];
  const open = [
    buildSimpleRound(0, [], { state: 'empty' }),
    buildSimpleRound(1, ['101'], { state: 'marked' }),
    buildSimpleRound(2, ['101']),
  ];
  expect(
    countProgress([
      buildSimpleEvent([], { rounds }),
      buildSimpleEvent([], { rounds: open }),
      buildSimpleEvent([], { rounds: [] }),
    ]),
  ).toEqual({
    done: 2,
    rounds: 3,
    results: 1,
    events: 2,
  });
});
