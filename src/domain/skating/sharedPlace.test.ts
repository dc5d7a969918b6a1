import { expect, test } from 'vitest';
import { listEmptyPlaces } from './sharedPlace.ts';

test.each([
  ['a final that is whole', [1, 2, 3, 4], []],
  ['a struck third couple', [1, 2, 4, 5], [3]],
  ['a struck first couple', [2, 3], [1]],
  ['two couples that share a place', [1, 2.5, 2.5, 4], []],
  ['three couples that share a place', [1, 3, 3, 3, 5], []],
  ['one of two that share a place, the other struck', [1, 2.5, 4], []],
  ['a place before a shared one', [2.5, 2.5, 4], [1]],
  ['no couple', [], []],
])('the empty places of %s are found', (_, places, empty) => {
  expect(listEmptyPlaces(places)).toEqual(empty);
});
