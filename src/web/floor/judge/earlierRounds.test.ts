import { expect, test } from 'vitest';
import type { EventDance } from '../../../domain/event/dances.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import {
  listRoundsToRemember,
  isAnotherJudgesSheet,
  listRoundNews,
  type EarlierRound,
} from './earlierRounds.ts';
import { buildJudgesDay } from '../../../store/models/judge/judgesDay.ts';
import {
  buildJudgeFloorState,
  STANDARD,
  type FloorRoundInput,
} from '../../../store/models/judge/testing/judgeFloorState.ts';

/** Judge A's phone: the floor as it is now, and the rounds that the phone showed before. */
function phone(floor: readonly FloorRoundInput[], had: readonly EarlierRound[] = []) {
  const now = buildJudgeFloorState(floor);
  const { rounds } = buildJudgesDay(now);
  const news = listRoundNews(had, now);
  return { news, had: listRoundsToRemember(had, rounds, news) };
}

/** The panel: judge A until the dance `from`, judge D from then on. */
const seats = (from: EventDance, stays = 'A', comes = 'D') =>
  new Map(
    STANDARD.map((dance) => {
      const [first, second] = STANDARD.indexOf(dance) < STANDARD.indexOf(from) ? [stays, 'B'] : [comes, 'B'];
      return [dance, [buildJudgeKey(first), buildJudgeKey(second)]] as const;
    }),
  );

const SILVER: FloorRoundInput = { name: 'Silver', started: 1 };

test('a judge’s round is remembered with its dances until it is closed', () => {
  const { had, news } = phone([SILVER]);
  expect([had, news]).toEqual([[{ event: 'Silver', round: 1, startedAt: 1, dances: STANDARD }], []]);
  const closed = phone([{ ...SILVER, isOff: true, round: { state: 'marked' } }], had);
  expect([closed.news, closed.had]).toEqual([[], []]);
});

test('a stopped round is reported until it starts again', () => {
  const { had } = phone([SILVER]);
  const back: FloorRoundInput = { ...SILVER, isOff: true, round: { state: 'initialized' } };
  const stopped = phone([back], had);
  expect(stopped.news).toMatchObject([{ kind: 'stopped', event: { name: 'Silver' } }]);
  expect(stopped.had).toEqual(had);
  expect(phone([SILVER], had).news).toEqual([]);
});

test('a replaced judge sees the lost dances, the kept ones and the replacement', () => {
  const { had } = phone([SILVER]);
  const replaced = phone([{ ...SILVER, round: { seats: seats('Tango') } }], had);
  expect(replaced.news).toMatchObject([
    { kind: 'handed over', lost: ['Tango', 'Foxtrot'], kept: ['Waltz'], by: 'D' },
  ]);
  const place = { event: replaced.news[0]?.event.key ?? expect.unreachable(), round: 1 };
  expect(isAnotherJudgesSheet(replaced.news, { ...place, dance: 'Tango' })).toBe(true);
  expect(isAnotherJudgesSheet(replaced.news, { ...place, dance: 'Waltz' })).toBe(false);
  expect(isAnotherJudgesSheet(replaced.news, { ...place, round: 0, dance: 'Tango' })).toBe(false);
  // The news stay after the round has left the floor, and on a phone that was offline then.
  const closed: FloorRoundInput = {
    ...SILVER,
    isOff: true,
    round: { state: 'posted', seats: seats('Tango') },
  };
  expect(phone([closed], replaced.had).news).toMatchObject([{ kind: 'handed over' }]);
  expect(phone([SILVER], replaced.had).news).toEqual([]);
});

test('a judge taken off the panel is notified, even about a round that was stopped', () => {
  const { had } = phone([SILVER]);
  for (const state of ['running', 'initialized'] as const) {
    const off = phone([{ ...SILVER, round: { state, panel: [buildJudgeKey('B')] } }], had);
    expect(off.news).toMatchObject([{ kind: 'handed over', lost: STANDARD, kept: [], by: undefined }]);
    expect(off.had).toEqual(had);
  }
});
