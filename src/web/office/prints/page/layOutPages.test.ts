import { expect, test } from 'vitest';
import { layOutPages } from './layOutPages.ts';

const block = (name: string, ...items: readonly string[]) => ({ name, items });

test('a block of two rows leaves fewer on a page, and none is lost', () => {
  const room = { inARow: 1, rows: 5, heading: 1, rowsOf: (item: string) => (item.length > 1 ? 2 : 1) };
  const told = (...blocks: readonly ReturnType<typeof block>[]) =>
    layOutPages(blocks, room).map((page) => page.map(({ name, items }) => `${name}: ${items.join(' ')}`));
  expect(told(block('one', 'a', 'b', 'c', 'd', 'e'))).toEqual([['one: a b c d'], ['one: e']]);
  expect(told(block('one', 'aa', 'bb', 'c', 'd'))).toEqual([['one: aa bb'], ['one: c d']]);
  expect(told(block('one', 'a'), block('two', 'bb'))).toEqual([['one: a', 'two: bb']]);
  expect(told(block('one', 'aa'), block('two', 'bb'))).toEqual([['one: aa'], ['two: bb']]);
});

test('a splittable block begins where some of it fits, and never leaves one or two items alone', () => {
  const room = { inARow: 1, rows: 8, heading: 1, parted: 3 };
  const letters = (count: number) => 'abcdefghijk'.split('').slice(0, count);
  const told = (...blocks: readonly ReturnType<typeof block>[]) =>
    layOutPages(blocks, room).map((page) => page.map(({ name, items }) => `${name}: ${items.length}`));
  expect(told(block('one', ...letters(3)), block('two', ...letters(6)))).toEqual([
    ['one: 3', 'two: 3'],
    ['two: 3'],
  ]);
  expect(told(block('one', ...letters(4)), block('two', ...letters(6)))).toEqual([['one: 4'], ['two: 6']]);
  expect(told(block('one', ...letters(3)), block('two', ...letters(4)))).toEqual([['one: 3'], ['two: 4']]);
  expect(told(block('one', ...letters(3)), block('two', ...letters(11)))).toEqual([
    ['one: 3', 'two: 3'],
    ['two: 5'],
    ['two: 3'],
  ]);
});
