import { expect, test } from 'vitest';
import { danceOf } from '../../../domain/event/dances.ts';
import { buildJudgeKey } from '../../../web/kit/testing/builders.ts';
import { judgesDay, type JudgesDay } from './judgesDay.ts';
import { onlyDance } from './judgesRounds.ts';
import { lookedAt, type Looked } from './sheetShown.ts';
import { hears, STANDARD, type OnFloor, type SheetsTold } from './testing/hears.ts';

const day = (...floor: readonly OnFloor[]): JudgesDay => judgesDay(hears(floor));

/** The judge goes to a sheet by hand, or has marked it, while the floor stands as `before`. */
function goes(before: readonly OnFloor[], dance: string, name = 'Silver'): Looked {
  const now = judgesDay(hears(before));
  const round = now.rounds.find((one) => one.event.name === name);
  if (round === undefined) throw new Error(`${name} is not on the floor`);
  return lookedAt(now, { round, dance: danceOf(dance) });
}

const shownOf = ({ shown }: JudgesDay): string =>
  shown === undefined ? 'nothing' : `${shown.round.event.name} ${String(shown.dance)}`;
const nextOf = ({ shown }: JudgesDay): string => {
  if (shown === undefined || shown.next.kind === 'end') return 'end';
  return `${shown.next.kind} ${shown.next.at.round.event.name} ${String(shown.next.at.dance)}`;
};
const after = (floor: readonly OnFloor[], looked: Looked): string => shownOf(judgesDay(hears(floor, looked)));

test('the phone opens at the dance that is danced', () => {
  expect(shownOf(day({}))).toBe('Silver Waltz');
  expect(shownOf(day({ dance: 'Tango' }))).toBe('Silver Tango');
  expect(shownOf(day())).toBe('nothing');
});

test('a round is a judge’s only while it runs, and only on its panel; a round without a panel is everybody’s', () => {
  expect(shownOf(day({ round: { state: 'marked' } }))).toBe('nothing');
  expect(shownOf(day({ round: { state: 'initialized' } }))).toBe('nothing');
  expect(shownOf(day({ round: { panel: [buildJudgeKey('B')] } }))).toBe('nothing');
  expect(shownOf(day({ round: { panel: [] } }))).toBe('Silver Waltz');
});

test('who stands in from a dance on has the sheets from there on, and who has left those before it', () => {
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

test('a judge with one dance of several is told which; nobody is told what the tabs or the name of the event say', () => {
  const oneOf = (of: JudgesDay) => of.rounds.map((round) => onlyDance(round));
  const seats = (waltz: string, since: string) =>
    new Map(STANDARD.map((dance) => [dance, [buildJudgeKey(dance === 'Waltz' ? waltz : since)]] as const));
  expect(oneOf(day({ round: { seats: seats('A', 'B') } }))).toEqual(['Waltz']);
  expect(oneOf(day({ round: { seats: seats('B', 'A') } }))).toEqual([undefined]);
  expect(oneOf(day({ dances: ['Waltz'] }))).toEqual([undefined]);
});

test('loaded anew, the phone opens the sheet the judge was at, or the first that is due', () => {
  expect(shownOf(day({ dance: 'Foxtrot', sheets: { Waltz: ['101'] } }))).toBe('Silver Waltz');
  expect(shownOf(day({ dance: 'Tango', sheets: { Waltz: ['101'], Tango: ['102'] } }))).toBe('Silver Tango');
  expect(shownOf(day({ sheets: { Waltz: 'sent' } }))).toBe('Silver Tango');
});

test('a sheet that is sent follows the floor to the next dance', () => {
  const looked = goes([{ dance: 'Waltz' }], 'Waltz');
  const sheets: SheetsTold = { Waltz: 'sent' };
  expect(after([{ dance: 'Waltz', sheets }], looked)).toBe('Silver Waltz');
  expect(after([{ dance: 'Tango', sheets }], looked)).toBe('Silver Tango');
});

test('a sheet that is not sent is never taken away: it says that the floor has gone on', () => {
  const looked = goes([{ dance: 'Waltz' }], 'Waltz');
  for (const sheets of [{}, { Waltz: ['101'] }]) {
    const later = judgesDay(hears([{ dance: 'Tango', sheets }], looked));
    expect(shownOf(later)).toBe('Silver Waltz');
    expect(later.shown?.step).toEqual({ kind: 'behind', floor: 'Tango' });
    expect(later.shown?.moved).toEqual({ floor: 'Tango', unfinished: ['Waltz'] });
  }
});

test('names every dance that is not finished, and calls to none that is sent, ahead or of another judge', () => {
  const looked = goes([{ dance: 'Waltz' }], 'Waltz');
  const moved = (floor: OnFloor, from = looked) => judgesDay(hears([floor], from)).shown?.moved;
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

test('who has gone ahead stays there, and is not taken back to a sheet that is sent', () => {
  const sheets: SheetsTold = { Waltz: 'sent', Tango: 'sent' };
  const looked = goes([{ dance: 'Waltz', sheets }], 'Foxtrot');
  const now = judgesDay(hears([{ dance: 'Waltz', sheets }], looked));
  expect(shownOf(now)).toBe('Silver Foxtrot');
  expect(now.shown?.step).toEqual({ kind: 'ahead', floor: 'Waltz' });
  expect(after([{ dance: 'Tango', sheets }], looked)).toBe('Silver Foxtrot');
  expect(after([{ dance: 'Foxtrot', sheets }], looked)).toBe('Silver Foxtrot');
});

test('with the floor nothing is said', () => {
  expect(day({ dance: 'Tango' }).shown?.step).toEqual({ kind: 'together' });
});

test('next is the following dance; whoever was left behind marks first what was danced', () => {
  const first = goes([{}], 'Waltz');
  expect(nextOf(judgesDay(hears([{ sheets: { Waltz: 'sent' } }], first)))).toBe('dance Silver Tango');
  const looked = goes([{ dance: 'Foxtrot' }], 'Tango');
  expect(nextOf(judgesDay(hears([{ dance: 'Foxtrot', sheets: { Tango: 'sent' } }], looked)))).toBe(
    'dance Silver Waltz',
  );
  const last = goes([{ dance: 'Waltz' }], 'Foxtrot');
  const sheets: SheetsTold = { Waltz: 'sent', Foxtrot: 'sent' };
  expect(nextOf(judgesDay(hears([{ sheets }], last)))).toBe('dance Silver Tango');
});

const SENT: SheetsTold = { Waltz: 'sent', Tango: 'sent', Foxtrot: 'sent' };
const SILVER: OnFloor = { name: 'Silver', started: 1 };
const BRONZE: OnFloor = { name: 'Bronze', started: 2 };

test('of two rounds on the floor the older comes first, in whatever order they are heard of', () => {
  for (const both of [day(SILVER, BRONZE), day(BRONZE, SILVER)]) {
    expect(both.rounds.map(({ event }) => event.name)).toEqual(['Silver', 'Bronze']);
    expect(shownOf(both)).toBe('Silver Waltz');
  }
});

test('leads from a sent sheet on the floor to the next dance that is due, before an earlier one', () => {
  const tangoSent: SheetsTold = { Tango: 'sent' };
  expect(shownOf(day({ dance: 'Tango', sheets: tangoSent }))).toBe('Silver Foxtrot');
  expect(shownOf(day({ dance: 'Foxtrot', sheets: { ...tangoSent, Foxtrot: 'sent' } }))).toBe('Silver Waltz');
});

test('after the last sheet of a round comes the other one; after the last of all, nothing', () => {
  const looked = goes([SILVER, BRONZE], 'Waltz');
  expect(nextOf(judgesDay(hears([{ ...SILVER, sheets: SENT }, BRONZE], looked)))).toBe('round Bronze Waltz');
  expect(nextOf(day({ ...SILVER, sheets: SENT }))).toBe('end');
});

test('of three rounds the ways lead through those that wait, and to one that is sent when none waits', () => {
  const gold: OnFloor = { name: 'Gold', started: 3 };
  const other = (now: JudgesDay) => now.shown?.other?.round.event.name;
  expect(other(day(SILVER, BRONZE, gold))).toBe('Bronze');
  const atBronze = goes([SILVER, BRONZE, gold], 'Waltz', 'Bronze');
  expect(other(judgesDay(hears([SILVER, BRONZE, gold], atBronze)))).toBe('Gold');
  const sent = [{ ...SILVER, sheets: SENT }, BRONZE, { ...gold, sheets: SENT }];
  expect(other(judgesDay(hears(sent, atBronze)))).toBe('Gold');
});

test('the judge can go to the newer round and stays there when either floor moves', () => {
  const looked = goes([SILVER, BRONZE], 'Waltz', 'Bronze');
  expect(after([{ ...SILVER, dance: 'Tango' }, BRONZE], looked)).toBe('Bronze Waltz');
  expect(after([SILVER, { ...BRONZE, dance: 'Tango' }], looked)).toBe('Bronze Waltz');
  const sheets: SheetsTold = { Waltz: 'sent' };
  expect(after([SILVER, { ...BRONZE, dance: 'Tango', sheets }], looked)).toBe('Bronze Tango');
});

test('a round that starts takes nobody away from a round that is due, and is offered after the last sheet', () => {
  const looked = goes([SILVER], 'Waltz');
  expect(after([SILVER, BRONZE], looked)).toBe('Silver Waltz');
  const done = [{ ...SILVER, sheets: SENT }, BRONZE];
  // It was running when the last sheet was sent: the thumb goes there, the phone does not.
  expect(after(done, goes([SILVER, BRONZE], 'Foxtrot'))).toBe('Silver Foxtrot');
  // It has started since: the phone has waited for it.
  expect(after(done, goes([{ ...SILVER, sheets: SENT }], 'Foxtrot'))).toBe('Bronze Waltz');
});

test('a round that goes from the floor leaves the other one; when it starts again its marks are there', () => {
  const looked = goes([SILVER, BRONZE], 'Waltz');
  expect(after([BRONZE], looked)).toBe('Bronze Waltz');
  const again = { ...SILVER, started: 3, sheets: { Waltz: ['101'] } };
  expect(after([again, BRONZE], looked)).toBe('Silver Waltz');
});

test('who marks another dance is led to a sheet that is open again', () => {
  const looked = goes([{ dance: 'Foxtrot' }], 'Foxtrot');
  const floor: OnFloor = {
    dance: 'Foxtrot',
    sheets: { Waltz: 'sent', Tango: 'open again', Foxtrot: ['101'] },
  };
  const now = judgesDay(hears([floor], looked));
  expect(shownOf(now)).toBe('Silver Foxtrot');
  expect(now.shown?.again?.dance).toBe('Tango');
  expect(nextOf(now)).toBe('dance Silver Tango');
});

test('a sheet that is open again after it was sent is due again', () => {
  const looked = goes([{ dance: 'Foxtrot', sheets: SENT }], 'Foxtrot');
  const reopened = { dance: 'Foxtrot' as const, sheets: { ...SENT, Waltz: ['101'] } };
  expect(nextOf(judgesDay(hears([reopened], looked)))).toBe('dance Silver Waltz');
});
