import { expect, test } from 'vitest';
import { createEventKey } from '../../../../domain/ids.ts';
import { buildSheetCode } from '../../../../domain/keying/sheetCode.ts';
import { buildEntry } from '../../../../domain/schedule/testing/plans.ts';
import { buildSimpleEvent, buildSimpleRound, buildJudgeKey } from '../../../kit/testing/builders.ts';
import { listCouplesOfDay, searchCouples, listNames, listSchools } from './searchCouples.ts';

const waltz = buildSimpleEvent(['601', '612'], {
  key: createEventKey('Bronze Waltz'),
  name: 'Bronze Waltz',
  entries: [
    buildEntry(601, { leadName: 'Ada Cole', followName: 'Ben Ortiz', affiliation: 'Rutgers' }),
    buildEntry(612, { leadName: 'Cy Young', followName: 'name withheld', affiliation: 'Brown' }),
  ],
});
const tango = buildSimpleEvent(['601'], {
  key: createEventKey('Gold Tango'),
  name: 'Gold Tango',
  entries: [buildEntry(601, { leadName: 'Ada Cole', followName: 'Dee Park', affiliation: 'Rutgers' })],
  rounds: [buildSimpleRound(0, ['601'])],
});
const day = [waltz, tango];
const found = (sought: string) => {
  const { couples, rounds } = searchCouples(day, sought, ({ event, round }) => `${event.name} ${round.name}`);
  return {
    couples: couples.map(({ number }) => number),
    rounds: rounds.map(({ event, round }) => `${event.name} ${round.name}`),
  };
};

test('a number is one line, however many events and partners it has', () => {
  const [couple] = listCouplesOfDay(day);
  expect(couple?.entered.map(({ event }) => event.name)).toEqual(['Bronze Waltz', 'Gold Tango']);
  expect(couple && listNames(couple)).toEqual(['Ada Cole', 'Ben Ortiz', 'Dee Park']);
  expect(couple && listSchools(couple)).toEqual(['Rutgers']);
});

test('a couple is found by its number, either name, and its school, from the first letters on', () => {
  for (const sought of ['601', 'cole', 'DEE', 'ada rutg', '60'])
    expect(found(sought).couples).toContain('601');
  expect(found('ortiz').couples).toEqual(['601']);
  expect(found('01').couples).toEqual([]);
});

test('a round is found by its event and its name', () => {
  expect(found('tango').rounds).toEqual(['Gold Tango Final']);
  expect(found('bronze semi').rounds).toEqual(['Bronze Waltz Semi-Final']);
});

test('an empty search finds nothing, and hidden names are never found', () => {
  expect(found('  ')).toEqual({ couples: [], rounds: [] });
  expect(found('withheld').couples).toEqual([]);
});

test('the code on a paper sheet finds its round', () => {
  expect(found(buildSheetCode(waltz, buildSimpleRound(1, []), buildJudgeKey('B')))).toEqual({
    couples: [],
    rounds: ['Bronze Waltz Semi-Final'],
  });
});
