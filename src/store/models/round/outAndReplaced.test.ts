import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { expect, test } from 'vitest';
import { roundMarksPath, type RoundMarks } from '../../sheets/marks.ts';
import { couplesOutPath } from '../../rounds/couplesOut.ts';
import type { Sheet, Sheets } from '../../sheets/sheets.ts';
import {
  buildSimpleEvent,
  buildJudges,
  buildSimpleRound,
  buildJudgeKey,
  buildLeadNumbers,
} from '../../../web/kit/testing/builders.ts';
import { gatherSheets } from './roundSheets.ts';
import { computeFinal } from './finalCount.ts';

const COUPLES = ['101', '117', '126'];
const event = buildSimpleEvent(COUPLES, { dances: ['Waltz', 'Tango'] });
const judges = buildJudges('A', 'B', 'C', 'D');
const sent: Sheet = { state: 'sent', count: 3, at: 0, reason: undefined };
const out117 = (raw: unknown) => couplesOutPath(event.key, 0).parse({ 117: raw });

/** Marks by judge and dance. */
const marksOf = (raw: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>): RoundMarks =>
  roundMarksPath(event.key, 0).parse(raw);
const allSent = (roundMarks: RoundMarks): Sheets =>
  new Map(
    [...roundMarks].map(([letter, dances]) => [
      letter,
      new Map([...dances.keys()].map((one) => [one, sent])),
    ]),
  );

const both = (order: readonly string[]) => ({ Waltz: order, Tango: order });
const marked = marksOf({ A: both(COUPLES), B: both(COUPLES), C: both(COUPLES) });

const resultWith = (out: unknown) => {
  const left = buildSimpleRound(0, ['101', '126']);
  const sheets = gatherSheets(event, left, judges, {
    roundMarks: marked,
    sheets: allSent(marked),
    out: out117(out),
  });
  const computed = computeFinal(event, sheets);
  if (computed.kind !== 'computed') throw new Error(computed.kind);
  expect(sheets.oddities).toEqual([]);
  expect(computed.twice.kind).toBe('agree');
  return computed.result.placings.map(({ couple, place }) => [couple, place]);
};

test.each([
  [
    'the couples behind move up',
    { place: 'up' },
    [
      ['101', 1],
      ['126', 2],
    ],
  ],
  [
    'their place stays empty',
    { place: 'empty' },
    [
      ['101', 1],
      ['126', 3],
    ],
  ],
  [
    'they keep the dance they have danced and are last in the other',
    { place: 'last', danced: 1 },
    [
      ['101', 1],
      ['117', 2.5],
      ['126', 2.5],
    ],
  ],
])('a couple is out of a final: %s', (_, out, placings) => {
  expect(resultWith(out)).toEqual(placings);
});

test.each([
  [
    'the couples behind move up with every judge',
    { place: 'up' },
    [
      ['101', 1],
      ['126', 2],
    ],
  ],
  [
    'who marks after it has it last, also in a dance that it has danced',
    { place: 'last', danced: 1 },
    [
      ['101', 1],
      ['126', 2],
      ['117', 3],
    ],
  ],
  [
    'and so where its place stays empty',
    { place: 'empty' },
    [
      ['101', 1],
      ['126', 2.5],
    ],
  ],
])(
  'some judges sent their sheets before a couple was out of a final, and some after: %s',
  (_, out, placings) => {
    const since = both(['101', '126']);
    const roundMarks = marksOf({ A: both(COUPLES), B: { Waltz: COUPLES, Tango: ['101', '126'] }, C: since });
    const left = buildSimpleRound(0, ['101', '126']);
    const sheets = gatherSheets(event, left, judges, {
      roundMarks,
      sheets: allSent(roundMarks),
      out: out117(out),
    });
    const computed = computeFinal(event, sheets);
    if (computed.kind !== 'computed') throw new Error(computed.kind);
    expect(computed.twice.kind).toBe('agree');
    expect(computed.result.placings.map(({ couple, place }) => [couple, place])).toEqual(placings);
  },
);

test.each([
  [
    'it keeps its place behind the others all the same',
    { place: 'last', danced: 1 },
    [
      ['101', 1],
      ['126', 2],
      ['117', 3],
    ],
  ],
  [
    'nobody moves up',
    { place: 'up' },
    [
      ['101', 1],
      ['126', 2],
    ],
  ],
  [
    'the place behind the others stays empty',
    { place: 'empty' },
    [
      ['101', 1],
      ['126', 2],
    ],
  ],
])('a couple out of a final is on no judge’s sheet that counts: %s', (_, out, placings) => {
  const since = both(['101', '126']);
  // The sheet of a judge who is not on the panel.
  const roundMarks = marksOf({ A: since, B: since, C: since, D: both(COUPLES) });
  const left = buildSimpleRound(0, ['101', '126'], { panel: ['A', 'B', 'C'].map(buildJudgeKey) });
  const sheets = gatherSheets(event, left, judges, {
    roundMarks,
    sheets: allSent(roundMarks),
    out: out117(out),
  });
  const computed = computeFinal(event, sheets);
  if (computed.kind !== 'computed') throw new Error(computed.kind);
  expect(computed.twice.kind).toBe('agree');
  expect(computed.result.placings.map(({ couple, place }) => [couple, place])).toEqual(placings);
});

test('a couple out of a preliminary round has no marks, and its sheets are one mark short', () => {
  const semi = buildSimpleRound(1, ['101', '126'], { recallSize: 2 });
  const roundMarks = marksOf({ A: both(['101', '117']), B: both(['101', '126']), C: both(['101', '126']) });
  const sheets = gatherSheets(event, semi, judges, {
    roundMarks,
    sheets: allSent(roundMarks),
    out: out117({ place: 'up' }),
  });
  expect(sheets.oddities).toMatchObject([
    { kind: 'marks', problem: { kind: 'short', by: 1, judge: 'A', dance: 'Waltz' } },
    { kind: 'marks', problem: { kind: 'short', by: 1, judge: 'A', dance: 'Tango' } },
  ]);
  expect(sheets.couples).toEqual(buildLeadNumbers('101', '126'));
});

test('a replacement marks the later dances, and the replaced judge’s marks of them do not count', () => {
  const seats = new Map([
    ['Waltz', ['A', 'B', 'C'].map(buildJudgeKey)],
    ['Tango', ['A', 'B', 'D'].map(buildJudgeKey)],
  ] as const);
  const final = buildSimpleRound(0, COUPLES, { panel: ['A', 'B', 'C', 'D'].map(buildJudgeKey), seats });
  const roundMarks = marksOf({ A: both(COUPLES), B: both(COUPLES), C: both(COUPLES), D: { Tango: COUPLES } });
  const sheets = gatherSheets(event, final, judges, { roundMarks, sheets: allSent(roundMarks) });
  expect(sheets.all.map((one) => `${one.judge} ${toStoredTerm(one.dance)}`)).toEqual([
    'A Waltz',
    'A Tango',
    'B Waltz',
    'B Tango',
    'C Waltz',
    'D Tango',
  ]);
  expect(sheets.oddities).toEqual([{ kind: 'another judge', judge: 'C', dance: 'Tango' }]);
  expect(computeFinal(event, sheets).kind).toBe('computed');
});

test('a couple keeps the dances it has danced on the floor, however the event lists them', () => {
  const listed = { ...event, dances: event.dances.toReversed() };
  const roundMarks = marksOf(
    Object.fromEntries(
      ['A', 'B', 'C'].map((letter) => [
        letter,
        { Waltz: ['117', '101', '126'], Tango: ['101', '126', '117'] },
      ]),
    ),
  );
  const sheets = gatherSheets(listed, buildSimpleRound(0, ['101', '126']), judges, {
    roundMarks,
    sheets: allSent(roundMarks),
    out: out117({ place: 'last', danced: 1 }),
  });
  const computed = computeFinal(listed, sheets);
  if (computed.kind !== 'computed') throw new Error(computed.kind);
  expect(computed.result.placings.map(({ couple, place }) => [couple, place])).toEqual([
    ['101', 1],
    ['117', 2],
    ['126', 3],
  ]);
});
