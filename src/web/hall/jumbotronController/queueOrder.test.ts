import { expect, test } from 'vitest';
import { inAnotherPlace, withoutTaken } from './queueOrder.ts';

test('what waits is moved up, down, and to either end', () => {
  const order = (from: number, to: number) => inAnotherPlace(['a', 'b', 'c', 'd'], from, to).join('');
  expect([order(0, 1), order(0, 3), order(3, 0), order(2, 1), order(1, 1)]).toEqual([
    'bacd',
    'bcda',
    'dabc',
    'acbd',
    'abcd',
  ]);
});

test('what was taken leaves the queue from where it is by now, and nothing else does', () => {
  const [clock, blank, words] = [
    { layout: 'clock' },
    { layout: 'blank' },
    { layout: 'message', words: 'Hi' },
  ] as const;
  expect(withoutTaken([clock, blank, words], blank, 1)).toEqual([clock, words]);
  // Moved by somebody else since it was made ready.
  expect(withoutTaken([blank, clock, words], blank, 1)).toEqual([clock, words]);
  expect(withoutTaken([clock, words], blank, 1)).toBeUndefined();
  // The same may wait twice: the one that was made ready goes.
  expect(withoutTaken([clock, blank, clock], clock, 2)).toEqual([clock, blank]);
});
