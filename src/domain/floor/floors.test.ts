import { expect, test } from 'vitest';
import { floorToShow } from './floorToShow.ts';
import { usualFloor } from './startOffered.ts';

test('with one floor, every round is on it, even beside another round', () => {
  expect(usualFloor(false, [1])).toBe(1);
});

test('with two floors, a round is put on the free one', () => {
  expect(usualFloor(true, [1])).toBe(2);
  expect(usualFloor(true, [2])).toBe(1);
});

test('the floor’s name is shown only while both floors are in use', () => {
  expect(floorToShow(1, [1, 1])).toBeUndefined();
  expect(floorToShow(2, [2])).toBeUndefined();
  expect(floorToShow(1, [1, 2])).toBe(1);
  expect(floorToShow(2, [1, 2])).toBe(2);
});
