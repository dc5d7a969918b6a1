import { expect, test } from 'vitest';
import type { DutyPresence } from '../../../domain/floor/dutyPresence.ts';
import { gatherSheets } from '../../../store/models/round/roundSheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { findOfflineJudges } from './offlineJudges.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const phone = (of: string, more: Partial<DutyPresence> = {}): DutyPresence => ({
  uid: `phone ${of}`,
  duty: 'judge',
  of,
  since: NOW - MINUTE,
  seen: NOW,
  ...more,
});

const round = buildSimpleRound(1, ['101', '102']);
const event = buildSimpleEvent(['101', '102'], { rounds: [round] });
const marks = new Map([
  [buildJudgeKey('C'), new Map([['Waltz', { kind: 'numbers', numbers: buildLeadNumbers('101') }]] as const)],
]);
const sent = new Map([
  [buildJudgeKey('C'), new Map([['Waltz', { state: 'sent', count: 1, at: 1, reason: undefined }]] as const)],
]);
/** A and B are missing, C has sent. */
const sheets = gatherSheets(event, round, buildJudges('A', 'B', 'C'), { roundMarks: marks, sheets: sent });

test('the offline judges are those the round waits for whose phones are away, with their unsent sheets', () => {
  const gone = { since: undefined, seen: NOW - MINUTE };
  const online = [phone('A'), phone('B', { ...gone, unsent: 3 }), phone('C', { ...gone, unsent: 1 })];
  expect(findOfflineJudges(sheets, online, NOW)).toEqual([{ judge: 'B', unsent: 3 }]);
});

test('the phones of one judge are added up, and one that fell silent counts as away', () => {
  const online = [
    phone('B', { seen: NOW - 3 * MINUTE, unsent: 1 }),
    phone('B', { since: undefined, unsent: 2 }),
  ];
  expect(findOfflineJudges(sheets, online, NOW)).toEqual([{ judge: 'B', unsent: 3 }]);
  expect(findOfflineJudges(sheets, [...online, phone('B')], NOW)).toEqual([]);
});

test('the offline judges leave out a judge without a phone, other duties and yesterday', () => {
  const yesterday = phone('B', { since: undefined, seen: NOW - 24 * 60 * MINUTE });
  expect(
    findOfflineJudges(sheets, [yesterday, phone('A', { duty: 'display', since: undefined })], NOW),
  ).toEqual([]);
});
