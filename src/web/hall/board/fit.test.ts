import { expect, test } from 'vitest';
import { fitNumbers, fitLines, fitText } from './fit.ts';

const BOARD = { width: 108, height: 45 };
/** The size in percent of a board's height. */
const ofHeight = (figure: number): number => (figure / 67.5) * 100;

test('a board is readable from 25 meters with 24 numbers, from 15 with 60, and 94 fit on one page', () => {
  expect(ofHeight(fitNumbers(24, 3, BOARD).figure)).toBeGreaterThan(8.5);
  expect(ofHeight(fitNumbers(60, 3, BOARD).figure)).toBeGreaterThan(5.5);
  expect(ofHeight(fitNumbers(94, 3, BOARD).figure)).toBeGreaterThan(5);
});

test.each([1, 2, 6, 14, 24, 51, 60, 94])(
  'a board of %i numbers has a place for each, inside the area',
  (count) => {
    const { columns, rows, figure, gap } = fitNumbers(count, 3, BOARD);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(rows * figure + (rows - 1) * gap).toBeLessThanOrEqual(BOARD.height);
  },
);

test('four-digit numbers on a board are smaller than three-digit ones if width is the limit', () => {
  expect(fitNumbers(24, 4, { width: 50, height: 39 }).figure).toBeLessThan(
    fitNumbers(24, 3, { width: 50, height: 39 }).figure,
  );
});

test('a short text has the maximum size, and a name of 60 letters fits its lines', () => {
  expect(fitLines('Waltz', 108, 1, 11)).toBe(11);
  const name = 'Bartholomew Featherstonehaugh-Łukasiewicz of Northern Holland';
  const size = fitLines(name, 56, 2, 4.3);
  expect(size * 0.56 * name.length).toBeLessThanOrEqual(56 * 2);
  expect(size).toBeGreaterThan(2);
});

test('Chinese text on a board fits its line, though it has fewer letters', () => {
  const name = '银牌组标准舞 维也纳华尔兹、快步';
  expect(fitLines(name, 54, 1, 11) * name.length).toBeLessThanOrEqual(54);
});

test('a message of any length fills its board, and a line break that was typed stays', () => {
  const area = { width: 98, height: 46 };
  expect(fitText('Lunch', area, 11)).toBe(11);
  const long = 'Please come to the floor now. '.repeat(7).slice(0, 200);
  const size = fitText(long, area, 11);
  expect(size).toBeGreaterThan(4.5);
  expect(Math.ceil((long.length * 0.56 * size) / area.width) * 1.14 * size).toBeLessThanOrEqual(area.height);
  expect(fitText(Array.from({ length: 8 }, () => 'Line').join('\n'), area, 11)).toBeLessThan(5.2);
});
