import { expect, test } from 'vitest';
import { lookAlikes } from './lookAlikes.ts';

const person = (id: string, name: string, affiliation = 'Rutgers') => ({
  id,
  name,
  affiliation,
  number: undefined,
});
const keys = (...people: readonly ReturnType<typeof person>[]) =>
  lookAlikes(people).map((same) => same.map(({ id }) => id));

test('marks, capitals, hyphens and the order of the names make nobody another person', () => {
  expect(
    keys(
      person('a', 'José Álvarez-Núñez'),
      person('b', 'jose alvarez nunez'),
      person('c', 'Alvarez-Nunez José'),
      person('d', 'Ann Lee'),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('an apostrophe, however it is typed, and an emoji make nobody another person', () => {
  expect(
    keys(
      person('a', "Zoë O'Brien-Łukasiewicz 💃"),
      person('b', 'zoe obrien-lukasiewicz'),
      person('c', 'Zoe O’Brien Lukasiewicz'),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('two of one name at two schools are two people', () => {
  expect(keys(person('a', 'Ann Lee', 'Yale'), person('b', 'Ann Lee', 'Brown'))).toEqual([]);
});

test('one who has named no school may be any of them', () => {
  expect(
    keys(person('a', 'Ann Lee', 'Yale'), person('b', 'Ann Lee', ''), person('c', 'Ann Lee', 'Brown')),
  ).toEqual([['a', 'b', 'c']]);
});

test('nobody is one person because both keep their names back, or are still to be found', () => {
  expect(
    keys(person('a', 'Name withheld'), person('b', 'Name withheld'), person('c', 'TBA'), person('d', 'TBA')),
  ).toEqual([]);
});
