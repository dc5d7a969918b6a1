import { expect, test } from 'vitest';
import { parseLeadNumber } from '../../../../domain/ids.ts';
import type { Competitor } from '../../../../domain/people/directory.ts';
import {
  listBackNumbers,
  splitIntoPages,
  buildDancerLabels,
  buildSchoolLabels,
  matchDancers,
} from './numbersAndLabels.ts';

const person = (name: string | undefined, affiliation: string, number?: string): Competitor => ({
  key: `${name}`,
  name,
  affiliation,
  number: number === undefined ? undefined : parseLeadNumber(number),
  dances: [],
});
const ANN = person('Ann Lee', 'Yale', '204');
const JOSE = person('José Álvarez', 'MIT', '31');
const FOLLOW = person('Cy Day', 'yale ');
const HIDDEN = person(undefined, '', '9999');
const ALL = [ANN, JOSE, FOLLOW, HIDDEN];

test('each number is printed once, in order, and dancers without one are left out', () => {
  expect(listBackNumbers([...ALL, ANN], [])).toEqual([
    { number: '31', name: 'José Álvarez', school: 'MIT' },
    { number: '204', name: 'Ann Lee', school: 'Yale' },
  ]);
});

test('a spare number has no name, and one in use shows its dancer', () => {
  expect(listBackNumbers([ANN], [204, 205])).toEqual([
    { number: '204', name: 'Ann Lee', school: 'Yale' },
    { number: '205', name: undefined, school: '' },
  ]);
});

test('a label for each school has all its numbers, however it is spelled', () => {
  expect(buildSchoolLabels(ALL, 'No school')).toEqual([
    { key: 'mit', title: 'MIT', numbers: ['31'], school: '', dancers: 1 },
    { key: '', title: 'No school', numbers: [], school: '', dancers: 1 },
    { key: 'yale', title: 'Yale', numbers: ['204'], school: '', dancers: 2 },
  ]);
});

test('a label is printed for each dancer, follows and hidden names included', () => {
  expect(buildDancerLabels(ALL, 'Name withheld').map(({ title, numbers }) => [title, ...numbers])).toEqual([
    ['Ann Lee', '204'],
    ['Cy Day'],
    ['José Álvarez', '31'],
    ['Name withheld'],
  ]);
});

test('the search by name, school or number ignores accents', () => {
  expect(matchDancers(ALL, 'alvarez')).toEqual([JOSE]);
  expect(matchDancers(ALL, 'YALE')).toEqual([ANN, FOLLOW]);
  expect(matchDancers(ALL, ' 204 ')).toEqual([ANN]);
  expect(matchDancers(ALL, ' ')).toBe(ALL);
});

test('the last page of numbers has the remaining ones', () => {
  expect(splitIntoPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitIntoPages([], 2)).toEqual([]);
});
