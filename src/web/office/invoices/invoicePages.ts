import { measureLetters } from '../../kit/look/measureLetters.ts';

/** The width that a capital letter has beyond that of others, in letters. */
const CAPITAL_EXTRA = 0.35;
const CAPITALS = /\p{Lu}/gu;

const measureWord = (word: string): number =>
  measureLetters(word) + CAPITAL_EXTRA * (word.match(CAPITALS)?.length ?? 0);

/** Lines that a text takes when words wrap at a width in letters. Longer words break. */
export function countLines(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const letters = measureWord(word);
    if (used > 0 && used + 1 + letters > width) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + letters;
    while (used > width) {
      lines += 1;
      used -= width;
    }
  }
  return lines;
}

/** Heights in millimeters. */
export interface InvoiceRoom {
  /** The height for rows on a page, below the short head that pages after the first have. */
  readonly page: number;
  /** The first page's head is higher by this much. */
  readonly firstHead: number;
  /** The sums and ways to pay, after the last row. */
  readonly closing: number;
}

/** Rows that go with the closing if it needs a new page, so that it is never alone there. */
const ROWS_WITH_CLOSING = 2;

/**
 * The rows of each page. Heights are estimated above what they are, so that nothing is pushed off its page. The closing
 * is on the last page; if it is too high for a page with rows, that page has none.
 */
export function splitInvoicePages<T>(
  rows: readonly T[],
  heightOf: (row: T) => number,
  { page, firstHead, closing }: InvoiceRoom,
): readonly (readonly T[])[] {
  const pages: T[][] = [[]];
  let free = page - firstHead;
  for (const row of rows) {
    const height = heightOf(row);
    if (height > free && pages.at(-1)?.length !== 0) {
      pages.push([]);
      free = page;
    }
    pages.at(-1)?.push(row);
    free -= height;
  }
  if (closing <= free) return pages;
  const last = pages.at(-1) ?? [];
  const moved = last.length > ROWS_WITH_CLOSING ? last.slice(-ROWS_WITH_CLOSING) : [];
  const movedHeight = moved.reduce((sum, row) => sum + heightOf(row), 0);
  const isMoved = moved.length > 0 && closing + movedHeight <= page;
  return [...pages.slice(0, -1), isMoved ? last.slice(0, -moved.length) : last, isMoved ? moved : []];
}
