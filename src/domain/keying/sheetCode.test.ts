import { expect, test } from 'vitest';
import type { CompetitionEvent } from '../competition.ts';
import { eventKeyFromName } from '../ids.ts';
import { judge } from '../schedule/testing/plans.ts';
import { roundTold } from '../testing/round.ts';
import { roundsByCode, sheetCode } from './sheetCode.ts';

const eventOf = (name: string, more: Partial<CompetitionEvent> = {}): CompetitionEvent => ({
  key: eventKeyFromName(name),
  name,
  level: 'Gold',
  style: 'Standard',
  dances: ['Waltz'],
  entries: [],
  rounds: [0, 1, 2].map((number) =>
    roundTold({
      number,
      name: `Round ${number}`,
      state: 'initialized',
      recallSize: 6,
      numHeats: 1,
      scheduleIndex: 9 - number,
      startTime: undefined,
      entries: [],
      panel: [],
    }),
  ),
  ...more,
});
const waltz = eventOf('Gold Waltz');
const tango = eventOf('Gold Tango');
const found = (events: readonly CompetitionEvent[], typed: string) =>
  roundsByCode(events, typed).map(({ event, round }) => `${event.key} ${round.number}`);

test('a sheet is found by its code, typed in small letters or without its end', () => {
  const code = sheetCode(waltz, 1, judge('C'));
  expect(code).toMatch(/^[2-9A-Z]{4}-1-C$/);
  for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 6)} `, code.replaceAll('-', ' ')])
    expect(found([tango, waltz], typed)).toEqual(['Gold Waltz 1']);
});

test('the first four signs are the event, with all its rounds', () => {
  expect(found([tango, waltz], sheetCode(waltz, 1, judge('C')).slice(0, 4))).toEqual([
    'Gold Waltz 2',
    'Gold Waltz 1',
    'Gold Waltz 0',
  ]);
});

test('the plan is published anew, the event renamed and others added: the code is the same', () => {
  const later = { ...waltz, name: 'Gold Slow Waltz', rounds: waltz.rounds.toReversed() };
  expect(sheetCode(later, 1, judge('C'))).toBe(sheetCode(waltz, 1, judge('C')));
  expect(found([later, tango, eventOf('Bronze Jive')], sheetCode(waltz, 1, judge('C')))).toEqual([
    'Gold Waltz 1',
  ]);
});

test('where the rounds have got other numbers since, it may be any of them; a sheet printed afterwards is sure', () => {
  const code = sheetCode(waltz, 1, judge('C'));
  const renumbered = { ...waltz, renumbered: 1 };
  expect(found([renumbered], code)).toHaveLength(3);
  expect(found([renumbered], sheetCode(renumbered, 1, judge('C')))).toEqual(['Gold Waltz 1']);
});

test('what is no code finds nothing, and events seldom share one', () => {
  for (const typed of [
    '',
    '212',
    'waltz',
    'AEIO-1-C',
    'K7HM',
    `${sheetCode(waltz, 1, judge('C'))}9 `.replace('-1-', '-7-'),
  ])
    expect(found([waltz], typed)).toEqual([]);
  const codes = new Set(
    Array.from({ length: 200 }, (_, at) => sheetCode(eventOf(`Bronze Standard ${at}`), 0, judge('A'))),
  );
  expect(codes.size).toBe(200);
});
