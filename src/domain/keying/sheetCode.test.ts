import { expect, test } from 'vitest';
import { findRound, type CompetitionEvent, type Round, type RoundOrigin } from '../competition.ts';
import { createEventKey } from '../ids.ts';
import { testJudge } from '../schedule/testing/plans.ts';
import { buildTestRound } from '../testing/round.ts';
import { findRoundsByCode, buildSheetCode } from './sheetCode.ts';

const roundOfIts = (number: number): Round =>
  buildTestRound({
    number,
    name: `Round ${number}`,
    state: 'initialized',
    recallSize: 6,
    numHeats: 1,
    scheduleIndex: 9 - number,
    startTime: undefined,
    entries: [],
    panel: [],
  });

const eventOf = (name: string, more: Partial<CompetitionEvent> = {}): CompetitionEvent => ({
  key: createEventKey(name),
  name,
  level: 'Gold',
  style: 'Standard',
  dances: ['Waltz'],
  entries: [],
  rounds: [0, 1, 2].map(roundOfIts),
  ...more,
});
const waltz = eventOf('Gold Waltz');
const tango = eventOf('Gold Tango');
const codeOf = (event: CompetitionEvent, number: number, by = 'C'): string => {
  const round = findRound(event, number);
  if (round === undefined) throw new Error(`no round ${number}`);
  return buildSheetCode(event, round, testJudge(by));
};
const found = (events: readonly CompetitionEvent[], typed: string) => {
  const coded = findRoundsByCode(events, typed);
  return coded.kind === 'rounds'
    ? coded.rounds.map(({ event, round }) => `${event.key} ${round.number}`)
    : coded.kind;
};

test('a sheet is found by its code, in lower case or by its first part', () => {
  const code = codeOf(waltz, 1);
  expect(code).toMatch(/^[2-9A-Z]{4}-1-C$/);
  for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 6)} `, code.replaceAll('-', ' ')])
    expect(found([tango, waltz], typed)).toEqual(['Gold Waltz 1']);
});

test('the first four characters of a sheet’s code identify the event with all its rounds', () => {
  expect(found([tango, waltz], codeOf(waltz, 1).slice(0, 4))).toEqual([
    'Gold Waltz 2',
    'Gold Waltz 1',
    'Gold Waltz 0',
  ]);
});

test('a sheet’s code survives a new plan, a renamed event and added events', () => {
  const later = { ...waltz, name: 'Gold Slow Waltz', rounds: waltz.rounds.toReversed() };
  expect(codeOf(later, 1)).toBe(codeOf(waltz, 1));
  expect(found([later, tango, eventOf('Bronze Jive')], codeOf(waltz, 1))).toEqual(['Gold Waltz 1']);
});

/** The same event with other rounds, each with its permanent origin. */
const withRounds = (event: CompetitionEvent, ...origins: readonly RoundOrigin[]): CompetitionEvent => ({
  ...event,
  renumbered: 9,
  rounds: origins.map((origin, number) => ({ ...roundOfIts(number), origin })),
});

test('a sheet’s code finds its round after renumbering, and never the round that took its number', () => {
  // A semi-final was added: the round numbered 1 is now number 2.
  const grown = withRounds(waltz, '0.0', '1.1', '1.0', '2.0');
  expect(found([grown], codeOf(waltz, 1))).toEqual(['Gold Waltz 2']);
  expect(found([grown], codeOf(waltz, 0))).toEqual(['Gold Waltz 0']);
  for (const number of [0, 1, 2, 3])
    expect(found([grown], codeOf(grown, number))).toEqual([`Gold Waltz ${number}`]);
  expect(codeOf(grown, 1)).toMatch(/^[2-9A-Z]{4}-1\.1-C$/);
});

test('a code of a round that was removed from the plan is reported', () => {
  const smaller = withRounds(waltz, '0.0', '2.0');
  expect(found([smaller], codeOf(waltz, 1))).toBe('gone');
  expect(found([smaller], codeOf(waltz, 2))).toEqual(['Gold Waltz 1']);
  expect(found([tango], codeOf(waltz, 2))).toBe('gone');
  expect(found([waltz], codeOf(waltz, 1).replace('-1-', '-7-'))).toBe('gone');
});

test('an invalid sheet code finds nothing, and events rarely share one', () => {
  for (const typed of ['', '212', 'waltz', 'AEIO-1-C', 'K7HM', codeOf(waltz, 1).slice(0, 3)])
    expect(found([waltz], typed)).toBe('no code');
  const codes = new Set(
    Array.from({ length: 200 }, (_, at) => codeOf(eventOf(`Bronze Standard ${at}`), 0, 'A')),
  );
  expect(codes.size).toBe(200);
});
