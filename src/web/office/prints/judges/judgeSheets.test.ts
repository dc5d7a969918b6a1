import { expect, test } from 'vitest';
import type { CompetitionEvent, Judge } from '../../../../domain/competition.ts';
import { createEventKey } from '../../../../domain/ids.ts';
import type { ScheduledRound } from '../../../../domain/round/day.ts';
import { buildEntry, testCouple } from '../../../../domain/schedule/testing/plans.ts';
import { buildJudges, buildSimpleRound, buildJudgeKey } from '../../../kit/testing/builders.ts';
import { buildJudgeSheets, type JudgeSheet, type EmptyPage, type JudgeSheetOptions } from './judgeSheets.ts';

/** An event with the given number of couples, numbered from 101, in the given number of consecutive heats. */
function danced(
  name: string,
  couples: number,
  heats: number,
  { number = 1, ...more }: Partial<CompetitionEvent> & { readonly number?: number } = {},
): ScheduledRound {
  const entries = Array.from({ length: couples }, (_, at) => buildEntry(101 + at));
  const round = buildSimpleRound(number, [], {
    state: 'initialized',
    recallSize: 60,
    numHeats: heats,
    entries: entries.map(({ id }, at) => ({ id, heats: [(at % heats) + 1] })),
    panel: ['A', 'B'].map(buildJudgeKey),
  });
  const event: CompetitionEvent = {
    key: createEventKey(name),
    name,
    level: 'Gold',
    style: 'Standard',
    dances: ['Waltz'],
    entries,
    rounds: [round],
    ...more,
  };
  return { event, round };
}
const JUDGES: readonly Judge[] = buildJudges('A', 'B', 'C');
const sheets = (rounds: readonly ScheduledRound[], more: Partial<JudgeSheetOptions> = {}) =>
  buildJudgeSheets({ rounds, judges: JUDGES, only: undefined, isBlank: false, isDuplex: false, ...more });
const told = (sheet: JudgeSheet | EmptyPage): string => {
  if (sheet.kind === 'left empty') return 'left empty';
  const of = sheet.kind === 'recall' ? String(sheet.dance) : sheet.dances.join('+');
  return `${sheet.judge} ${sheet.event.name} ${of} ${sheet.page}/${sheet.pages}`;
};
const heatsOf = (sheet: JudgeSheet | EmptyPage | undefined) =>
  sheet?.kind === 'recall' ? sheet.heats.map(({ heat, items }) => [heat, items.length]) : [];

test('each judge has their sheets in the running order of the day, and only of rounds they mark', () => {
  const waltz = danced('Waltz', 20, 2);
  const tango = danced('Tango', 6, 1, { number: 0 });
  const onlyB = {
    ...danced('Jive', 20, 1),
    round: buildSimpleRound(1, ['101'], { state: 'initialized', panel: [buildJudgeKey('B')] }),
  };
  const all = sheets([waltz, { ...onlyB, event: { ...onlyB.event, entries: [buildEntry(101)] } }, tango]);
  expect(all.map(told)).toEqual([
    'A Waltz Waltz 1/1',
    'A Tango Waltz 1/1',
    'B Waltz Waltz 1/1',
    'B Jive Waltz 1/1',
    'B Tango Waltz 1/1',
  ]);
  expect(sheets([waltz], { only: new Set([buildJudgeKey('B')]) }).map(told)).toEqual(['B Waltz Waltz 1/1']);
});

test('94 couples in four heats are one page, and a fifth heat goes to a second page as a whole', () => {
  const [page, none] = sheets([danced('Waltz', 94, 4)], { only: new Set([buildJudgeKey('A')]) });
  expect(heatsOf(page)).toEqual([
    [1, 24],
    [2, 24],
    [3, 23],
    [4, 23],
  ]);
  expect(page).toMatchObject({ mark: 60, couples: 94 });
  expect(none).toBeUndefined();
  const more = sheets([danced('Waltz', 118, 5)], { only: new Set([buildJudgeKey('A')]) });
  expect(more.map(heatsOf)).toEqual([
    [
      [1, 24],
      [2, 24],
      [3, 24],
      [4, 23],
    ],
    [[5, 23]],
  ]);
});

test('a heat longer than a page continues on the next, and no couple is lost', () => {
  const pages = sheets([danced('Waltz', 200, 1)], { only: new Set([buildJudgeKey('A')]) });
  expect(pages.map(heatsOf)).toEqual([[[1, 120]], [[1, 80]]]);
});

test('heats that differ by dance are each on the judge’s sheet of their dance', () => {
  const { event, round } = danced('Waltz', 2, 2, { dances: ['Waltz', 'Tango'] });
  const redrawn = {
    ...round,
    entries: [
      { id: testCouple(101), heats: [1, 2] },
      { id: testCouple(102), heats: [2, 1] },
    ],
  };
  const [waltz, tango] = sheets([{ event, round: redrawn }], { only: new Set([buildJudgeKey('A')]) });
  expect(
    [waltz, tango].map((one) => (one?.kind === 'recall' ? one.heats.map(({ items }) => items) : [])),
  ).toEqual([
    [['101'], ['102']],
    [['102'], ['101']],
  ]);
});

test('a judge who marks only some of the dances has sheets for those', () => {
  const { event, round } = danced('Final', 6, 1, { number: 0, dances: ['Waltz', 'Tango', 'Foxtrot'] });
  const seats = new Map([
    ['Waltz', [buildJudgeKey('A')]],
    ['Tango', [buildJudgeKey('C')]],
    ['Foxtrot', [buildJudgeKey('C')]],
  ] as const);
  expect(sheets([{ event, round: { ...round, seats } }]).map(told)).toEqual([
    'A Final Waltz 1/1',
    'C Final Tango+Foxtrot 1/1',
  ]);
});

test('a final of twelve is one page, and the thirteenth couple is on a second one', () => {
  expect(sheets([danced('Final', 12, 1, { number: 0 })]).map(told)).toEqual([
    'A Final Waltz 1/1',
    'B Final Waltz 1/1',
  ]);
  expect(
    sheets([danced('Final', 13, 1, { number: 0 })], { only: new Set([buildJudgeKey('A')]) }).map(told),
  ).toEqual(['A Final Waltz 1/2', 'A Final Waltz 2/2']);
});

test('a printed sheet never asks for more couples than there are', () => {
  expect(sheets([danced('Waltz', 9, 1)])[0]).toMatchObject({ mark: 9, couples: 9 });
});

test('the next judge’s sheets begin on a new sheet of paper with duplex printing', () => {
  const three = [danced('Waltz', 9, 1), danced('Tango', 9, 1), danced('Jive', 9, 1)];
  expect(sheets(three, { isDuplex: true }).map((sheet) => told(sheet).slice(0, 4))).toEqual([
    'A Wa',
    'A Ta',
    'A Ji',
    'left',
    'B Wa',
    'B Ta',
    'B Ji',
    'left',
  ]);
  expect(sheets(three.slice(1), { isDuplex: true })).toHaveLength(4);
});

test('a blank sheet has a field for each expected couple, also for an empty round', () => {
  const { event, round } = danced('Waltz', 30, 2);
  const final = buildSimpleRound(0, [], { state: 'initialized', panel: [buildJudgeKey('A')] });
  const blank = sheets(
    [
      { event, round },
      { event: { ...event, rounds: [final, { ...round, recallSize: 7 }] }, round: final },
    ],
    {
      isBlank: true,
      only: new Set([buildJudgeKey('A')]),
    },
  );
  expect(heatsOf(blank[0])).toEqual([
    [1, 15],
    [2, 15],
  ]);
  expect(blank[1]).toMatchObject({ couples: 7, fields: Array.from({ length: 7 }, () => undefined) });
  expect(sheets([{ event, round: final }])).toEqual([]);
});
