import { expect, test } from 'vitest';
import { floorSaid } from './floorSaid.ts';
import { usualFloor } from './startOffered.ts';

test('in a hall with one floor everything goes on it, also beside another round', () => {
  expect(usualFloor(false, [1])).toBe(1);
});

test('in a hall with two floors a round goes on the one that is free', () => {
  expect(usualFloor(true, [1])).toBe(2);
  expect(usualFloor(true, [2])).toBe(1);
});

test('a floor is said only while two are danced on', () => {
  expect(floorSaid(1, [1, 1])).toBeUndefined();
  expect(floorSaid(2, [2])).toBeUndefined();
  expect(floorSaid(1, [1, 2])).toBe(1);
  expect(floorSaid(2, [1, 2])).toBe(2);
});
