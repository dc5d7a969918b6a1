import { expect, test } from 'vitest';
import { buildProgramEvent } from '../../../domain/testing/program.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import { findRoundsAhead, listRoundsToJudge, type UpcomingProgramRound } from './roundsAhead.ts';

const HOUR = 60 * 60_000;
const NOON = 20_000 * 24 * HOUR + 12 * HOUR;
const dayOf = (at: number): number => Math.floor(at / (24 * HOUR));
const A = buildJudgeKey('A');
const B = buildJudgeKey('B');

const round = (startTime: number | undefined): UpcomingProgramRound => {
  const event = buildProgramEvent('Silver', [{ state: 'initialized', couples: 6 }]);
  const [first] = event.rounds;
  return first === undefined ? expect.unreachable() : { event, round: { ...first, startTime } };
};
const ahead = (
  rounds: readonly UpcomingProgramRound[],
  panels: Parameters<typeof findRoundsAhead>[1]['panels'],
  now = NOON,
) => findRoundsAhead(A, { rounds, panels, now, dayOf });

test('a round is ahead of a judge if it waits or runs, and has the judge on its panel or no panel', () => {
  const two = [round(NOON), round(NOON + HOUR)];
  expect(ahead(two, [[B], [A, B]])).toEqual({ kind: 'today' });
  expect(ahead(two, [[B], []])).toEqual({ kind: 'today' });
  expect(ahead(two, [[B], [B]])).toEqual({ kind: 'none' });
  expect(ahead([], [])).toEqual({ kind: 'none' });
});

test('the rounds ahead stay unknown until every panel before the judge’s own is loaded', () => {
  const two = [round(NOON), round(NOON + HOUR)];
  expect(ahead(two, [[B]])).toEqual({ kind: 'unknown' });
  expect(ahead(two, [undefined, [A]])).toEqual({ kind: 'unknown' });
});

test('a round on another day is distinguished from one this evening, even past midnight and without a time', () => {
  const late = NOON + 11 * HOUR;
  const tomorrow = round(NOON + 24 * HOUR);
  expect(ahead([round(NOON), tomorrow], [[B], [A]])).toEqual({
    kind: 'another day',
    at: tomorrow,
    startTime: NOON + 24 * HOUR,
  });
  expect(ahead([round(late + 2 * HOUR)], [[A]], late)).toEqual({ kind: 'today' });
  expect(ahead([round(undefined)], [[A]])).toEqual({ kind: 'today' });
});

test('the rounds ahead are those that wait or run, except sent ones, finished ones and those without couples', () => {
  const program = [
    buildProgramEvent('Silver', [
      { state: 'running', couples: 6 },
      { state: 'marked', couples: 6 },
    ]),
    buildProgramEvent('Bronze', [
      { state: 'initialized', couples: 6 },
      { state: 'posted', couples: 6 },
    ]),
    buildProgramEvent('Gold', [
      { state: 'skipped', couples: 6 },
      { state: 'empty', couples: 6 },
    ]),
    buildProgramEvent('Empty', [{ state: 'initialized', couples: 6 }], 0),
  ];
  const names = (sent: readonly string[] = []) =>
    listRoundsToJudge(program, new Set(sent)).map(
      ({ event, round: { number } }) => `${event.name} ${number}`,
    );
  const all = names();
  expect(all.toSorted()).toEqual(all.filter((name) => /^(Silver|Bronze) /.test(name)).toSorted());
  expect(all).toHaveLength(2);
  const silver = all.find((name) => name.startsWith('Silver')) ?? '';
  expect(names([silver.replace(' ', '/')])).toHaveLength(1);
});
