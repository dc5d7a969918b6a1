import { expect, test } from 'vitest';
import { roundMarksPath, type RoundMarks } from '../../../store/sheets/marks.ts';
import type { Sheet, Sheets } from '../../../store/sheets/sheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
} from '../../kit/testing/builders.ts';
import { sheetsWords } from '../../kit/words/english/sheets.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { describeOddity } from './describeOddity.ts';
import { gatherSheets, listRecallMarks, type RoundSheets } from '../../../store/models/round/roundSheets.ts';
import { computeFinal } from '../../../store/models/round/finalCount.ts';

const COUPLES = ['101', '117', '126'];
const event = buildSimpleEvent(COUPLES);
const judges = buildJudges('A', 'B', 'C');
const semi = buildSimpleRound(1, COUPLES);
const final = buildSimpleRound(0, COUPLES);

const marksOf = (raw: Readonly<Record<string, unknown>>, dance = 'Waltz'): RoundMarks =>
  roundMarksPath(event.key, 1).parse(
    Object.fromEntries(Object.entries(raw).map(([letter, marks]) => [letter, { [dance]: marks }])),
  );

const sheet = (state: Sheet['state'], reason?: string): Sheet => ({ state, count: 2, at: 0, reason });

const statesOf = (raw: Readonly<Record<string, Sheet>>): Sheets =>
  new Map(
    Object.entries(raw).map(([letter, one]) => [buildJudgeKey(letter), new Map([['Waltz' as const, one]])]),
  );

const said = ({ oddities }: RoundSheets): readonly string[] =>
  oddities.map((one) => describeOddity(one, sheetsWords.english.odd, termsWords.english));

const allSent = statesOf({ A: sheet('sent'), B: sheet('sent'), C: sheet('sent') });

test('a sheet being marked is unfinished, not wrong, and a sent one that is short is wrong', () => {
  const roundMarks = marksOf({ A: ['101'], B: ['101'], C: ['101', '117'] });
  const sheets = gatherSheets(event, semi, judges, {
    roundMarks,
    sheets: statesOf({ A: sheet('draft'), B: sheet('sent'), C: sheet('sent') }),
  });
  expect(said(sheets)).toEqual(['Judge B in Waltz: 1 mark too few.']);
  expect(sheets.missing.map((one) => one.judge)).toEqual(['A']);
  expect(sheets.all.map(({ seat }) => seat)).toEqual(['part', 'in', 'in']);
});

test('a sheet counts for its line-up only: a new couple reopens it, also a keyed one', () => {
  const second = { ...semi, lineUp: 2 };
  const roundMarks = marksOf({ A: ['101'], B: ['101', '117'], C: ['101', '117'] });
  const sheets = gatherSheets(event, second, judges, {
    roundMarks,
    sheets: statesOf({
      A: { ...sheet('short'), lineUp: 1 },
      B: { ...sheet('paper'), lineUp: 1 },
      C: { ...sheet('sent'), lineUp: 2 },
    }),
  });
  expect(sheets.all.map(({ seat }) => seat)).toEqual(['part', 'part', 'in']);
  expect(said(sheets)).toEqual([]);
  expect(gatherSheets(event, second, judges, { roundMarks, sheets: allSent }).missing).toHaveLength(3);
});

test('a draft is not counted, even if judging was closed without it', () => {
  const roundMarks = marksOf({ A: ['101'], B: ['101', '117'] });
  const sheets = gatherSheets(event, buildSimpleRound(1, COUPLES, { state: 'marked' }), judges, {
    roundMarks,
    sheets: statesOf({ A: sheet('draft'), B: sheet('sent') }),
  });
  expect(listRecallMarks(sheets).map((one) => [one.judge, one.recalled])).toEqual([['B', ['101', '117']]]);
});

test('a round from before line-ups were counted agrees with its sheets', () => {
  expect(gatherSheets(event, semi, judges, { roundMarks: new Map(), sheets: allSent }).missing).toEqual([]);
});

test('a judge’s note is shown beside the sheet', () => {
  const roundMarks = marksOf({ A: ['101'], B: ['101', '117'], C: ['101', '117'] });
  const sheets = gatherSheets(event, semi, judges, {
    roundMarks,
    sheets: new Map(allSent).set(buildJudgeKey('A'), new Map([['Waltz', sheet('sent', 'on purpose')]])),
  });
  expect(said(sheets)).toEqual(['Judge A in Waltz: 1 mark too few. The judge did this on purpose.']);
});

test.each([
  ['a number', 7, 'Judge A in Waltz: 7 isn’t a list of couples. Not counted.'],
  ['a word', 'foo', 'Judge A in Waltz: "foo" isn’t a list of couples. Not counted.'],
  ['a list with a word', ['101', 'x'], 'Judge A in Waltz: "x" isn’t a list of couples. Not counted.'],
  ['an object', { a: '101' }, 'Judge A in Waltz: {"a":"101"} isn’t a list of couples. Not counted.'],
  ['a couple that is not there', ['101', '999'], 'Judge A in Waltz: 999 isn’t in this round.'],
  ['a couple twice', ['101', '101', '117'], 'Judge A in Waltz: 101 is listed twice.'],
  ['too many', ['101', '117', '126'], 'Judge A in Waltz: 1 mark too many.'],
])('the source of marks that came another way is shown: %s', (_, marks, says) => {
  const roundMarks = marksOf({ A: marks, B: ['101', '117'], C: ['101', '117'] });
  expect(said(gatherSheets(event, semi, judges, { roundMarks, sheets: allSent }))).toContain(says);
});

test('marks of a judge off the panel, or of a dance not danced, are named and not counted', () => {
  const roundMarks = new Map([...marksOf({ Z: ['101'] }), ...marksOf({ A: ['101'] }, 'Samba')]);
  expect(said(gatherSheets(event, semi, judges, { roundMarks, sheets: new Map() }))).toEqual([
    'Judge Z in Waltz: not on this panel. Not counted.',
    'Judge A: Samba isn’t danced in this event. Not counted.',
  ]);
});

test('a final is computed when every sheet is in and clean', () => {
  const roundMarks = marksOf({ A: COUPLES, B: COUPLES, C: ['117', '101', '126'] });
  const computed = computeFinal(event, gatherSheets(event, final, judges, { roundMarks, sheets: allSent }));
  if (computed.kind !== 'computed') throw new Error(computed.kind);
  expect(computed.result.placings.map(({ couple, place }) => [couple, place])).toEqual([
    ['101', 1],
    ['117', 2],
    ['126', 3],
  ]);
});

test('a final with a missing or double place is returned to the judge, not corrected', () => {
  const roundMarks = marksOf({ A: COUPLES, B: ['101', '101', '126'], C: ['117', '101'] });
  const computed = computeFinal(event, gatherSheets(event, final, judges, { roundMarks, sheets: allSent }));
  expect(computed).toMatchObject({ kind: 'invalid' });
  expect(computed.kind === 'invalid' ? computed.problems : []).toEqual([
    { kind: 'double', judge: 'B', dance: 'Waltz', couple: '101' },
    { kind: 'missing', judge: 'B', dance: 'Waltz', couple: '117' },
    { kind: 'missing', judge: 'C', dance: 'Waltz', couple: '126' },
  ]);
});

test('a final waits while a sheet is missing', () => {
  const roundMarks = marksOf({ A: COUPLES, B: COUPLES });
  const sheets = statesOf({ A: sheet('sent'), B: sheet('sent') });
  expect(computeFinal(event, gatherSheets(event, final, judges, { roundMarks, sheets }))).toEqual({
    kind: 'waiting',
  });
});

test('a number worn by two couples is reported, and counted once', () => {
  const twins = { ...event, entries: [...event.entries, ...buildSimpleEvent(['101']).entries] };
  const both = { ...semi, entries: [...semi.entries, ...buildSimpleRound(1, ['101']).entries] };
  const roundMarks = marksOf({ A: ['101', '117'], B: ['101', '117'], C: ['101', '117'] });
  const sheets = gatherSheets(twins, both, judges, { roundMarks, sheets: allSent });
  expect(sheets.couples).toEqual(COUPLES);
  expect(said(sheets)).toEqual([
    expect.stringMatching(/^101 is worn by 2 couples: .*before they’re judged\.$/),
  ]);
});
