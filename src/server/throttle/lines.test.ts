import { expect, test } from 'vitest';
import { FairQueue } from './lines.ts';

function linesOf(...texts: readonly string[]): FairQueue<string> {
  const lines = new FairQueue<string>();
  for (const text of texts) lines.add(text.slice(0, 1), text);
  return lines;
}

test('each line of waiting requests gets its turn', () => {
  const lines = linesOf('a1', 'a2', 'a3', 'b1', 'c1');
  expect([lines.size, lines.lengthOf('a'), lines.lengthOf('d')]).toEqual([5, 3, 0]);
  expect(lines.take()).toBe('a1');
  lines.add('d', 'd1');
  expect([...lines.heads()]).toEqual([
    ['b', 'b1'],
    ['c', 'c1'],
    ['a', 'a2'],
    ['d', 'd1'],
  ]);
  expect([1, 2, 3, 4, 5, 6].map(() => lines.take())).toEqual(['b1', 'c1', 'a2', 'd1', 'a3', undefined]);
  expect([lines.size, lines.has('a')]).toEqual([0, false]);
});

test('taking the first of a named line puts that line behind all others', () => {
  const lines = linesOf('a1', 'b1', 'b2');
  expect([lines.take('b'), lines.take('x')]).toEqual(['b1', undefined]);
  lines.add('c', 'c1');
  expect([...lines.heads()].map(([, first]) => first)).toEqual(['a1', 'b2', 'c1']);
});

test('the longest line is shortened from its end, and among several the one whose turn is next', () => {
  const lines = linesOf('a1', 'b1', 'b2', 'c1', 'c2');
  expect([1, 2, 3].map(() => lines.shorten(1))).toEqual(['b2', 'c2', undefined]);
  expect([1, 2, 3, 4].map(() => lines.shorten())).toEqual(['a1', 'b1', 'c1', undefined]);
  expect(lines.has('a')).toBe(false);
});
