import { expect, test } from 'vitest';
import { findLookAlikes } from './lookAlikes.ts';

const person = (id: string, name: string, affiliation = 'Rutgers') => ({
  id,
  name,
  affiliation,
  number: undefined,
});
const keys = (...people: readonly ReturnType<typeof person>[]) =>
  findLookAlikes(people).map((same) => same.map(({ id }) => id));

test('look-alike names match despite diacritics, capitals, hyphens and the order of names', () => {
  expect(
    keys(
      person('a', 'José Álvarez-Núñez'),
      person('b', 'jose alvarez nunez'),
      person('c', 'Alvarez-Nunez José'),
      person('d', 'Ann Lee'),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('look-alike names match despite emoji and any kind of apostrophe', () => {
  expect(
    keys(
      person('a', "Zoë O'Brien-Łukasiewicz 💃"),
      person('b', 'zoe obrien-lukasiewicz'),
      person('c', 'Zoe O’Brien Lukasiewicz'),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('equal names at two schools do not match', () => {
  expect(keys(person('a', 'Ann Lee', 'Yale'), person('b', 'Ann Lee', 'Brown'))).toEqual([]);
});

test('a person without a school matches one of any school', () => {
  expect(
    keys(person('a', 'Ann Lee', 'Yale'), person('b', 'Ann Lee', ''), person('c', 'Ann Lee', 'Brown')),
  ).toEqual([['a', 'b', 'c']]);
});

test('withheld and placeholder names never match', () => {
  expect(
    keys(person('a', 'Name withheld'), person('b', 'Name withheld'), person('c', 'TBA'), person('d', 'TBA')),
  ).toEqual([]);
});
