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

test('ignores diacritics, capitals, hyphens and the order of names', () => {
  expect(
    keys(
      person('a', 'José Álvarez-Núñez'),
      person('b', 'jose alvarez nunez'),
      person('c', 'Alvarez-Nunez José'),
      person('d', 'Ann Lee'),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('ignores emoji and any kind of apostrophe', () => {
  expect(
    keys(
      person('a', "Zoë O'Brien-Łukasiewicz 💃"),
      person('b', 'zoe obrien-lukasiewicz'),
      person('c', 'Zoe O’Brien Lukasiewicz'),
    ),
  ).toEqual([['a', 'b', 'c']]);
});

test('does not match equal names at two schools', () => {
  expect(keys(person('a', 'Ann Lee', 'Yale'), person('b', 'Ann Lee', 'Brown'))).toEqual([]);
});

test('matches a person without a school with any of them', () => {
  expect(
    keys(person('a', 'Ann Lee', 'Yale'), person('b', 'Ann Lee', ''), person('c', 'Ann Lee', 'Brown')),
  ).toEqual([['a', 'b', 'c']]);
});

test('never matches withheld or placeholder names', () => {
  expect(
    keys(person('a', 'Name withheld'), person('b', 'Name withheld'), person('c', 'TBA'), person('d', 'TBA')),
  ).toEqual([]);
});
