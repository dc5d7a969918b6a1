import { expect, test } from 'vitest';
import { splitPages, findPreviewPosition } from './pageRanges.ts';

test('up to five hundred pages are printed in one part, and no page is lost between two parts', () => {
  expect(splitPages(0)).toEqual([{ from: 0, to: 0 }]);
  expect(splitPages(500)).toEqual([{ from: 0, to: 500 }]);
  expect(splitPages(1201)).toEqual([
    { from: 0, to: 500 },
    { from: 500, to: 1000 },
    { from: 1000, to: 1201 },
  ]);
});

test('the pages around the current one are shown, or the last ones if there are fewer by now', () => {
  const parts = splitPages(1201);
  const at = (page: number) => findPreviewPosition(parts, page, 4);
  expect([at(0), at(6), at(499), at(500)]).toEqual([
    [0, 0],
    [0, 4],
    [0, 496],
    [1, 500],
  ]);
  expect(at(9999)).toEqual([2, 1200]);
  for (const nonsense of [-7, 2.5, Number.NaN]) expect(at(nonsense)).toEqual([0, 0]);
  expect(findPreviewPosition(splitPages(0), 12, 4)).toEqual([0, 0]);
});
