import { expect, test } from 'vitest';
import { onPages } from './onPages.ts';

const block = (name: string, ...items: readonly string[]) => ({ name, items });

test('who needs two rows leaves fewer on a page, and nobody is lost', () => {
  const room = { inARow: 1, rows: 5, heading: 1, rowsOf: (item: string) => (item.length > 1 ? 2 : 1) };
  const told = (...blocks: readonly ReturnType<typeof block>[]) =>
    onPages(blocks, room).map((page) => page.map(({ name, items }) => `${name}: ${items.join(' ')}`));
  expect(told(block('one', 'a', 'b', 'c', 'd', 'e'))).toEqual([['one: a b c d'], ['one: e']]);
  expect(told(block('one', 'aa', 'bb', 'c', 'd'))).toEqual([['one: aa bb'], ['one: c d']]);
  expect(told(block('one', 'a'), block('two', 'bb'))).toEqual([['one: a', 'two: bb']]);
  expect(told(block('one', 'aa'), block('two', 'bb'))).toEqual([['one: aa'], ['two: bb']]);
});
