import { expect, test } from 'vitest';
import { parseDance } from '../../../domain/event/dances.ts';
import { buildJudgeKey } from '../../../web/kit/testing/builders.ts';
import { buildJudgesDay, type JudgesDay } from './judgesDay.ts';
import { findOnlyDance } from './judgesRounds.ts';
import { rememberViewedSheet, type LastViewedSheet } from './findShownSheet.ts';
import {
  buildJudgeFloorState,
  STANDARD,
  type FloorRoundInput,
  type SheetStates,
} from './testing/judgeFloorState.ts';

const day = (...floor: readonly FloorRoundInput[]): JudgesDay => buildJudgesDay(buildJudgeFloorState(floor));

/** The judge opened or marked a sheet while the floor was as in `before`. */
function goes(before: readonly FloorRoundInput[], dance: string, name = 'Silver'): LastViewedSheet {
  const now = buildJudgesDay(buildJudgeFloorState(before));
  const round = now.rounds.find((one) => one.event.name === name);
  if (round === undefined) throw new Error(`${name} is not on the floor`);
  return rememberViewedSheet(now, { round, dance: parseDance(dance) });
}

const shownOf = ({ shown }: JudgesDay): string =>
  shown === undefined ? 'nothing' : `${shown.round.event.name} ${String(shown.dance)}`;
const nextOf = ({ shown }: JudgesDay): string => {
  if (shown === undefined || shown.next.kind === 'end') return 'end';
  return `${shown.next.kind} ${shown.next.at.round.event.name} ${String(shown.next.at.dance)}`;
};
const after = (floor: readonly FloorRoundInput[], looked: LastViewedSheet): string =>
  shownOf(buildJudgesDay(buildJudgeFloorState(floor, looked)));

test('the judge’s phone opens at the dance on the floor', () => {
  expect(shownOf(day({}))).toBe('Silver Waltz');
  expect(shownOf(day({ dance: 'Tango' }))).toBe('Silver Tango');
  expect(shownOf(day())).toBe('nothing');
});

test('a running round is shown to its panel only, and to every judge if it has no panel', () => {
  expect(shownOf(day({ round: { state: 'marked' } }))).toBe('nothing');
  expect(shownOf(day({ round: { state: 'initialized' } }))).toBe('nothing');
  expect(shownOf(day({ round: { panel: [buildJudgeKey('B')] } }))).toBe('nothing');
  expect(shownOf(day({ round: { panel: [] } }))).toBe('Silver Waltz');
});

test('the sheets from the replaced dance on go to the replacement, and the earlier ones to the replaced judge', () => {
  const seats = (waltz: string, since: string) =>
    new Map(STANDARD.map((dance) => [dance, [buildJudgeKey(dance === 'Waltz' ? waltz : since)]] as const));
  const dances = (of: JudgesDay) => of.rounds.map(({ sheets }) => sheets.map(({ dance }) => dance));
  const standsIn = { round: { seats: seats('B', 'A') } };
  expect(dances(day(standsIn))).toEqual([['Tango', 'Foxtrot']]);
  expect(shownOf(day(standsIn))).toBe('Silver Tango');
  const hasLeft = { round: { seats: seats('A', 'B') }, dance: 'Tango' } as const;
  expect(dances(day(hasLeft))).toEqual([['Waltz']]);
  expect(shownOf(day({ ...hasLeft, sheets: { Waltz: 'sent' } }))).toBe('Silver Waltz');
});

test('a judge who marks only one of several dances sees its name', () => {
  const oneOf = (of: JudgesDay) => of.rounds.map((round) => findOnlyDance(round));
  const seats = (waltz: string, since: string) =>
    new Map(STANDARD.map((dance) => [dance, [buildJudgeKey(dance === 'Waltz' ? waltz : since)]] as const));
  expect(oneOf(day({ round: { seats: seats('A', 'B') } }))).toEqual(['Waltz']);
  expect(oneOf(day({ round: { seats: seats('B', 'A') } }))).toEqual([undefined]);
  expect(oneOf(day({ dances: ['Waltz'] }))).toEqual([undefined]);
});

test('after a reload, the judge’s current sheet is open, or the first one due', () => {
  expect(shownOf(day({ dance: 'Foxtrot', sheets: { Waltz: ['101'] } }))).toBe('Silver Waltz');
  expect(shownOf(day({ dance: 'Tango', sheets: { Waltz: ['101'], Tango: ['102'] } }))).toBe('Silver Tango');
  expect(shownOf(day({ sheets: { Waltz: 'sent' } }))).toBe('Silver Tango');
});

test('after a sheet is sent, the phone follows the floor to the next dance', () => {
  const looked = goes([{ dance: 'Waltz' }], 'Waltz');
  const sheets: SheetStates = { Waltz: 'sent' };
  expect(after([{ dance: 'Waltz', sheets }], looked)).toBe('Silver Waltz');
  expect(after([{ dance: 'Tango', sheets }], looked)).toBe('Silver Tango');
});

test('an unsent sheet stays on screen, with a note that the floor is on the next dance', () => {
  const looked = goes([{ dance: 'Waltz' }], 'Waltz');
  for (const sheets of [{}, { Waltz: ['101'] }]) {
    const later = buildJudgesDay(buildJudgeFloorState([{ dance: 'Tango', sheets }], looked));
    expect(shownOf(later)).toBe('Silver Waltz');
    expect(later.shown?.step).toEqual({ kind: 'behind', floor: 'Tango' });
    expect(later.shown?.moved).toEqual({ floor: 'Tango', unfinished: ['Waltz'] });
  }
});

test('a judge’s list names every unfinished dance, but no sent or later one and none of another judge', () => {
  const looked = goes([{ dance: 'Waltz' }], 'Waltz');
  const moved = (floor: FloorRoundInput, from = looked) =>
    buildJudgesDay(buildJudgeFloorState([floor], from)).shown?.moved;
  expect(moved({ dance: 'Foxtrot' })).toEqual({ floor: 'Foxtrot', unfinished: ['Waltz', 'Tango'] });
  expect(moved({ dance: 'Foxtrot', sheets: { Tango: 'sent' } })?.unfinished).toEqual(['Waltz']);
  expect(moved({ dance: 'Waltz' })).toBeUndefined();
  expect(moved({ dance: 'Tango', sheets: { Tango: 'sent' } })).toBeUndefined();
  expect(moved({ dance: 'Waltz' }, goes([{ dance: 'Waltz' }], 'Tango'))).toBeUndefined();
  const seats = new Map(
    STANDARD.map((dance) => [dance, [buildJudgeKey(dance === 'Waltz' ? 'A' : 'B')]] as const),
  );
  expect(moved({ dance: 'Tango', round: { seats } })).toBeUndefined();
});

test('a judge ahead of the floor stays there, and not on a sent sheet', () => {
  const sheets: SheetStates = { Waltz: 'sent', Tango: 'sent' };
  const looked = goes([{ dance: 'Waltz', sheets }], 'Foxtrot');
  const now = buildJudgesDay(buildJudgeFloorState([{ dance: 'Waltz', sheets }], looked));
  expect(shownOf(now)).toBe('Silver Foxtrot');
  expect(now.shown?.step).toEqual({ kind: 'ahead', floor: 'Waltz' });
  expect(after([{ dance: 'Tango', sheets }], looked)).toBe('Silver Foxtrot');
  expect(after([{ dance: 'Foxtrot', sheets }], looked)).toBe('Silver Foxtrot');
});

test('no note is shown while the judge is on the same dance as the floor', () => {
  expect(day({ dance: 'Tango' }).shown?.step).toEqual({ kind: 'together' });
});

test('a sent sheet leads to the following dance, or first to danced ones without marks', () => {
  const first = goes([{}], 'Waltz');
  expect(nextOf(buildJudgesDay(buildJudgeFloorState([{ sheets: { Waltz: 'sent' } }], first)))).toBe(
    'dance Silver Tango',
  );
  const looked = goes([{ dance: 'Foxtrot' }], 'Tango');
  expect(
    nextOf(buildJudgesDay(buildJudgeFloorState([{ dance: 'Foxtrot', sheets: { Tango: 'sent' } }], looked))),
  ).toBe('dance Silver Waltz');
  const last = goes([{ dance: 'Waltz' }], 'Foxtrot');
  const sheets: SheetStates = { Waltz: 'sent', Foxtrot: 'sent' };
  expect(nextOf(buildJudgesDay(buildJudgeFloorState([{ sheets }], last)))).toBe('dance Silver Tango');
});

const SENT: SheetStates = { Waltz: 'sent', Tango: 'sent', Foxtrot: 'sent' };
const SILVER: FloorRoundInput = { name: 'Silver', started: 1 };
const BRONZE: FloorRoundInput = { name: 'Bronze', started: 2 };

test('the older of two rounds on the floor comes first, in any order of arrival', () => {
  for (const both of [day(SILVER, BRONZE), day(BRONZE, SILVER)]) {
    expect(both.rounds.map(({ event }) => event.name)).toEqual(['Silver', 'Bronze']);
    expect(shownOf(both)).toBe('Silver Waltz');
  }
});

test('a sent sheet of the dance on the floor leads to the next dance that is due, before an earlier one', () => {
  const tangoSent: SheetStates = { Tango: 'sent' };
  expect(shownOf(day({ dance: 'Tango', sheets: tangoSent }))).toBe('Silver Foxtrot');
  expect(shownOf(day({ dance: 'Foxtrot', sheets: { ...tangoSent, Foxtrot: 'sent' } }))).toBe('Silver Waltz');
});

test('the last sheet of a round leads to the other round, and the very last one leads nowhere', () => {
  const looked = goes([SILVER, BRONZE], 'Waltz');
  expect(nextOf(buildJudgesDay(buildJudgeFloorState([{ ...SILVER, sheets: SENT }, BRONZE], looked)))).toBe(
    'round Bronze Waltz',
  );
  expect(nextOf(day({ ...SILVER, sheets: SENT }))).toBe('end');
});

test('the judge is led through the waiting sheets of three rounds, and to a sent one if none waits', () => {
  const gold: FloorRoundInput = { name: 'Gold', started: 3 };
  const other = (now: JudgesDay) => now.shown?.other?.round.event.name;
  expect(other(day(SILVER, BRONZE, gold))).toBe('Bronze');
  const atBronze = goes([SILVER, BRONZE, gold], 'Waltz', 'Bronze');
  expect(other(buildJudgesDay(buildJudgeFloorState([SILVER, BRONZE, gold], atBronze)))).toBe('Gold');
  const sent = [{ ...SILVER, sheets: SENT }, BRONZE, { ...gold, sheets: SENT }];
  expect(other(buildJudgesDay(buildJudgeFloorState(sent, atBronze)))).toBe('Gold');
});

test('the judge can go to the newer round and stays there when either floor moves', () => {
  const looked = goes([SILVER, BRONZE], 'Waltz', 'Bronze');
  expect(after([{ ...SILVER, dance: 'Tango' }, BRONZE], looked)).toBe('Bronze Waltz');
  expect(after([SILVER, { ...BRONZE, dance: 'Tango' }], looked)).toBe('Bronze Waltz');
  const sheets: SheetStates = { Waltz: 'sent' };
  expect(after([SILVER, { ...BRONZE, dance: 'Tango', sheets }], looked)).toBe('Bronze Tango');
});

test('a judge stays on a round that is due when another starts, and is offered that one after the last sheet', () => {
  const looked = goes([SILVER], 'Waltz');
  expect(after([SILVER, BRONZE], looked)).toBe('Silver Waltz');
  const done = [{ ...SILVER, sheets: SENT }, BRONZE];
  // The other round was running when the last sheet was sent: the judge must switch by hand.
  expect(after(done, goes([SILVER, BRONZE], 'Foxtrot'))).toBe('Silver Foxtrot');
  // The other round started later: the phone switches to it.
  expect(after(done, goes([{ ...SILVER, sheets: SENT }], 'Foxtrot'))).toBe('Bronze Waltz');
});

test('the other round is shown when one leaves the floor, and its marks come back when it restarts', () => {
  const looked = goes([SILVER, BRONZE], 'Waltz');
  expect(after([BRONZE], looked)).toBe('Bronze Waltz');
  const again = { ...SILVER, started: 3, sheets: { Waltz: ['101'] } };
  expect(after([again, BRONZE], looked)).toBe('Silver Waltz');
});

test('another dance links to a reopened sheet', () => {
  const looked = goes([{ dance: 'Foxtrot' }], 'Foxtrot');
  const floor: FloorRoundInput = {
    dance: 'Foxtrot',
    sheets: { Waltz: 'sent', Tango: 'open again', Foxtrot: ['101'] },
  };
  const now = buildJudgesDay(buildJudgeFloorState([floor], looked));
  expect(shownOf(now)).toBe('Silver Foxtrot');
  expect(now.shown?.again?.dance).toBe('Tango');
  expect(nextOf(now)).toBe('dance Silver Tango');
});

test('a reopened sheet is due again', () => {
  const looked = goes([{ dance: 'Foxtrot', sheets: SENT }], 'Foxtrot');
  const reopened = { dance: 'Foxtrot' as const, sheets: { ...SENT, Waltz: ['101'] } };
  expect(nextOf(buildJudgesDay(buildJudgeFloorState([reopened], looked)))).toBe('dance Silver Waltz');
});
