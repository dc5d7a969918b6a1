import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitRuns } from '../../../domain/testing/tries.ts';
import { countLines, splitInvoicePages } from './invoicePages.ts';

const ROOM = { page: 100, firstHead: 20, closing: 30 };
const sizes = (pages: readonly (readonly unknown[])[]): readonly number[] =>
  pages.map(({ length }) => length);
const ten = (): number => 10;
const rows = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

test('a short invoice has one page, and a total moved to a new page keeps some rows with it', () => {
  expect(sizes(splitInvoicePages(rows(5), ten, ROOM))).toEqual([5]);
  expect(sizes(splitInvoicePages(rows(6), ten, ROOM))).toEqual([4, 2]);
  expect(sizes(splitInvoicePages(rows(15), ten, ROOM))).toEqual([8, 7]);
  expect(sizes(splitInvoicePages(rows(16), ten, ROOM))).toEqual([8, 6, 2]);
  expect(sizes(splitInvoicePages([], ten, ROOM))).toEqual([0]);
});

test('no page of an invoice holds more than fits, and no row is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 5, max: 60 }), { maxLength: 150 }),
      fc.integer({ min: 10, max: 90 }),
      (heights, closing) => {
        const room = { ...ROOM, closing };
        const pages = splitInvoicePages(heights, (height) => height, room);
        expect(pages.flat()).toEqual(heights);
        for (const [at, page] of pages.entries()) {
          const used = page.reduce((sum, height) => sum + height, 0) + (at === 0 ? room.firstHead : 0);
          const isLast = at === pages.length - 1;
          expect(used + (isLast ? closing : 0)).toBeLessThanOrEqual(room.page);
        }
      },
    ),
    limitRuns(300),
  );
});

test('wrapped lines of an invoice are counted by words, and a word that is too long is broken', () => {
  expect(countLines('', 10)).toBe(1);
  expect(countLines('Ana Ruiz', 10)).toBe(1);
  expect(countLines('Maximiliana Ruiz', 10)).toBe(2);
  expect(countLines('Student, early. Second level', 16)).toBe(2);
  expect(countLines('x'.repeat(25), 10)).toBe(3);
  // Capitals are wider.
  expect([countLines('ana maria r', 12), countLines('ANA MARIA R', 12)]).toEqual([1, 2]);
});
