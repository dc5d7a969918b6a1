import { expect, test } from 'vitest';
import { moveItem, dropTakenItem } from './queueOrder.ts';

test('an item of a board’s queue can be moved up, down, and to either end', () => {
  const order = (from: number, to: number) => moveItem(['a', 'b', 'c', 'd'], from, to).join('');
  expect([order(0, 1), order(0, 3), order(3, 0), order(2, 1), order(1, 1)]).toEqual([
    'bacd',
    'bcda',
    'dabc',
    'acbd',
    'abcd',
  ]);
});

test('the item taken from a board’s queue is removed at its current position, and no other', () => {
  const [clock, blank, words] = [
    { layout: 'clock' },
    { layout: 'blank' },
    { layout: 'message', words: 'Hi' },
  ] as const;
  expect(dropTakenItem([clock, blank, words], blank, 1)).toEqual([clock, words]);
  // Another person has moved it since it was made ready.
  expect(dropTakenItem([blank, clock, words], blank, 1)).toEqual([clock, words]);
  expect(dropTakenItem([clock, words], blank, 1)).toBeUndefined();
  // An item may be queued twice: the one made ready is removed.
  expect(dropTakenItem([clock, blank, clock], clock, 2)).toEqual([clock, blank]);
});
