import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('up to five hundred pages are one part, and no page is lost between two', () => {
  expect(partsOf(0)).toEqual([{ from: 0, to: 0 }]);
  expect(partsOf(500)).toEqual([{ from: 0, to: 500 }]);
  expect(partsOf(1201)).toEqual([
    { from: 0, to: 500 },
    { from: 500, to: 1000 },
    { from: 1000, to: 1201 },
  ]);
});
