import { expect, test } from 'vitest';
import type { Round } from '../../../domain/competition.ts';
import type { RoundMarks } from '../../../store/sheets/marks.ts';
import type { Sheets } from '../../../store/sheets/sheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../kit/testing/builders.ts';
import { calculateJudgeFigures } from './judgeStatistics.ts';

const COUPLES = ['101', '102', '103'];
const event = buildSimpleEvent(COUPLES);

const marksOf = (byJudge: Readonly<Record<string, readonly string[]>>): RoundMarks =>
  new Map(
    Object.entries(byJudge).map(([letter, numbers]) => [
      buildJudgeKey(letter),
      new Map([['Waltz', { kind: 'numbers' as const, numbers: buildLeadNumbers(...numbers) }]]),
    ]),
  );

/** Every sheet with these marks has been received. */
const sent = (marks: RoundMarks): Sheets =>
  new Map(
    [...marks].map(([letter, byDance]) => [
      letter,
      new Map(
        [...byDance].map(([dance]) => [
          dance,
          { state: 'sent', count: 0, at: 0, reason: undefined } as const,
        ]),
      ),
    ]),
  );

const danced = (of: Round, marks: RoundMarks, sheets = sent(marks)) => ({ event, round: of, marks, sheets });

const round = (number: number, state: Round['state'] = 'posted') =>
  buildSimpleRound(number, COUPLES, { state });
const JUDGES = buildJudges('A', 'B', 'C', 'D');

test('a recall agrees with the majority if more than half of the panel gave it', () => {
  const marks = marksOf({ A: ['101', '102'], B: ['101', '102'], C: ['101', '103'] });
  const figures = calculateJudgeFigures([danced(round(1), marks)], JUDGES);
  expect(
    figures.map(({ judge: { key }, recalls, recallsWithMajority }) => [key, recalls, recallsWithMajority]),
  ).toEqual([
    ['A', 2, 2],
    ['B', 2, 2],
    ['C', 2, 1],
  ]);
});

test('half of the panel is no majority', () => {
  const marks = marksOf({ A: ['101'], B: ['102'] });
  const figures = calculateJudgeFigures([danced(round(1), marks)], JUDGES);
  expect(figures.map(({ recallsWithMajority }) => recallsWithMajority)).toEqual([0, 0]);
});

test('places in a final are measured from the panel’s median', () => {
  const marks = marksOf({ A: ['101', '102', '103'], B: ['101', '102', '103'], C: ['103', '102', '101'] });
  const figures = calculateJudgeFigures([danced(round(0), marks)], JUDGES);
  expect(figures.map(({ places, placesApart }) => [places, placesApart])).toEqual([
    [3, 0],
    [3, 0],
    [3, 4],
  ]);
});

test('the statistics leave out a round still being marked, and a panel of one judge', () => {
  const marks = marksOf({ A: ['101'], B: ['101'] });
  expect(calculateJudgeFigures([danced(round(1, 'running'), marks)], JUDGES)).toEqual([]);
  expect(calculateJudgeFigures([danced(round(1), marksOf({ A: ['101'] }))], JUDGES)).toEqual([]);
});

test('an unsent draft does not count for its judge', () => {
  const marks = marksOf({ A: ['101'], B: ['101'], C: ['102'] });
  const sheets = new Map(sent(marks)).set(
    buildJudgeKey('C'),
    new Map([['Waltz', { state: 'draft', count: 1, at: 0, reason: undefined }]]),
  );
  const figures = calculateJudgeFigures([danced(round(1), marks, sheets)], JUDGES);
  expect(figures.map(({ judge: { key } }) => key)).toEqual(['A', 'B']);
});
