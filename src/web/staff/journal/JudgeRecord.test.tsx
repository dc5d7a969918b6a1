import { parseDance } from '../../../domain/event/dances.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEventKey } from '../../../domain/ids.ts';
import type { JournalRecord } from '../../../store/journal/record.ts';
import type { RoundMarks } from '../../../store/sheets/marks.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { clockWrapper } from '../../kit/testing/storeWrapper.tsx';
import { JudgeRecord } from './JudgeRecord.tsx';

const COUPLES = ['101', '102', '103'];
const [B, C, D] = buildJudges('B', 'C', 'D');
const event = buildSimpleEvent(COUPLES, { dances: ['Waltz', 'Tango'] });

const marksOf = (letter: string, byDance: Readonly<Record<string, readonly string[]>>): RoundMarks =>
  new Map([
    [
      buildJudgeKey(letter),
      new Map(
        Object.entries(byDance).map(([dance, numbers]) => [
          parseDance(dance),
          { kind: 'numbers' as const, numbers: buildLeadNumbers(...numbers) },
        ]),
      ),
    ],
  ]);

const onSheet = { event: event.key, round: 1, judge: buildJudgeKey('B'), dance: 'Waltz' };
const by = (who: string) => ({ uid: 'u', who, device: 'd', at: 0 });
const RECORDS: readonly JournalRecord[] = [
  { ...by('Judge B'), ...onSheet, kind: 'marks sent', marks: buildLeadNumbers('103', '101') },
  { ...by('Chris'), ...onSheet, kind: 'sheet reopened', why: 'Wrong rows.' },
  { ...by('Judge C'), ...onSheet, judge: buildJudgeKey('C'), kind: 'marks sent', marks: [] },
];

function show(who: typeof B) {
  if (who === undefined) throw new Error('no judge');
  const marks = [marksOf('B', { Tango: ['103', '101', '102'] }), marksOf('B', { Waltz: ['103', '101'] })];
  const [final, semi] = [
    buildSimpleRound(0, COUPLES, { state: 'posted' }),
    buildSimpleRound(1, COUPLES, { state: 'posted' }),
  ];
  const running = buildSimpleEvent(COUPLES, { key: createEventKey('Gold Waltz'), name: 'Gold Waltz' });
  // While a round runs, its sheet is the judge's own: only the sent one is shown.
  const day = [semi, final].map((round) => ({ event, round }));
  const onFloor = { event: running, round: buildSimpleRound(1, COUPLES, { state: 'running' }) };
  const journal = {
    records: RECORDS.map((record, at) => ({ record, receivedAt: at, hash: String(at), previous: 'x' })),
    unreadable: [],
  };
  render(
    <JudgeRecord
      title="Spring Ball"
      judge={who}
      day={[...day, onFloor]}
      marksOf={({ round }) => marks[round.number]}
      journal={journal}
    />,
    { wrapper: clockWrapper() },
  );
}

test('the judge’s record lists recalls by number, and a final by place', () => {
  show(B);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
    '101',
    '103',
    '1. 103',
    '2. 101',
    '3. 102',
  ]);
});

test('the judge’s record lists a correction under its sheet, with person and reason, but no other judge or running round', () => {
  show(B);
  expect(screen.getByText(/Reopened by Chris\. Why: Wrong rows\./)).toBeTruthy();
  expect(screen.getAllByRole('time')).toHaveLength(1);
  expect(screen.queryByText(/Gold Waltz/)).toBeNull();
  expect(screen.getByText('2 sheets', { exact: false })).toBeTruthy();
});

test('the judge’s record lists a sent sheet without a mark', () => {
  show(C);
  expect(screen.getByText('No marks')).toBeTruthy();
  expect(screen.getByText('1 sheet', { exact: false })).toBeTruthy();
});

test('a judge without marks has nothing to sign', () => {
  show(D);
  expect(screen.getByText('Judge D has no marks yet.')).toBeTruthy();
});
