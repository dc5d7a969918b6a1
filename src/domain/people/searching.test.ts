import { expect, test } from 'vitest';
import { normalizeSearch, buildSearch } from './searching.ts';

test.each([
  ['Łukasz Núñez', 'lukasz nunez'],
  ['Łukasz Núñez', 'NUN luk'],
  ['Siobhán O’Neil', "o'neil"],
  ['Jøran Weiß', 'joran weiss'],
  ['李 Na', '李'],
  ['Ann Lee 187', '187'],
  ['Ann Lee', '  '],
])('the name “%s” is found by typing “%s”', (name, typed) => {
  expect(buildSearch(typed)(normalizeSearch(name))).toBe(true);
});

test.each([
  ['Ann Lee', 'ann bo'],
  ['Ann Lee 187', '178'],
])('the name “%s” is not found by typing “%s”', (name, typed) => {
  expect(buildSearch(typed)(normalizeSearch(name))).toBe(false);
});
