import { expect, test } from 'vitest';
import { pickFloorToShow } from './floorToShow.ts';
import { pickDefaultFloor } from './startQuestions.ts';

test('with one floor, every round is on it, even beside another round', () => {
  expect(pickDefaultFloor(false, [1])).toBe(1);
});

test('with two floors, a round is put on the free one', () => {
  expect(pickDefaultFloor(true, [1])).toBe(2);
  expect(pickDefaultFloor(true, [2])).toBe(1);
});

test('the floor’s name is shown only while both floors are in use', () => {
  expect(pickFloorToShow(1, [1, 1])).toBeUndefined();
  expect(pickFloorToShow(2, [2])).toBeUndefined();
  expect(pickFloorToShow(1, [1, 2])).toBe(1);
  expect(pickFloorToShow(2, [1, 2])).toBe(2);
});
