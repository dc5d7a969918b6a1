import { lettersWide } from '../../kit/look/lettersWide.ts';

// How large something can be and still stand whole on a board. All in units: a board is 120 wide and 67.5 high.

/** How the numbers stand: columns, and the size of figures that fits into a card. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly figure: number;
  readonly gap: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Of the number face: how wide a figure is and how high a card, by the size of its figures. */
const FIGURE_WIDTH = 0.47;
const CARD_HEIGHT = 1.12;
const AIR = 1.14;
/** Nobody needs a figure larger than this, and a single couple would fill the wall. */
const LARGEST = 20;

/** So that every number is as large as it can be: as many columns as that takes. */
export function gridFor(count: number, figures: number, { width, height }: Area): Grid {
  const wide = Math.max(2, figures) * FIGURE_WIDTH * AIR;
  let best: Grid = { columns: 1, rows: 1, figure: 0, gap: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const gap = count > 40 ? 0.8 : 1.2;
    const card = {
      width: (width - gap * (columns - 1)) / columns,
      height: (height - gap * (rows - 1)) / rows,
    };
    const figure = Math.min(card.width / wide, card.height / CARD_HEIGHT, LARGEST);
    // Of two that are as large, the one with fewer rows: they are read from left to right.
    if (figure > best.figure + 0.01) best = { columns, rows, figure, gap };
  }
  return best;
}

/**
 * The size of a heading: on one line, or on two where that is larger and they take no more room than one line of the largest.
 */
export const titleSize = (title: string, width: number, largest: number): number =>
  Math.max(sizeFor(title, width, 1, largest), sizeFor(title, width, 2, largest / 2));

/** Of the lines of a text that fills a board, by its size. */
const LINE_HEIGHT = 1.14;
const STEP = 0.25;

/** The largest size at which a text stands in an area, in as many lines as that takes. Where it breaks by itself it does so here. */
export function sizeToFill(text: string, { width, height }: Area, largest: number): number {
  for (let size = largest; size > 1; size -= STEP) {
    const lines = text
      .split('\n')
      .reduce(
        (sum, line) => sum + Math.max(1, Math.ceil((lettersWide(line) * SIGN_WIDTH * LOST * size) / width)),
        0,
      );
    if (lines * LINE_HEIGHT * size <= height && sizeFor(text, width, lines, size) === size) return size;
  }
  return 1;
}

/** How wide a sign of the text face is on the average, by its size, and what a line loses where it breaks. */
const SIGN_WIDTH = 0.56;
const LOST = 1.15;
const LONGEST_WORD = 24;

/**
 * The size at which a text stands in so many lines of a width, and no word of it is broken that could stand whole.
 * @param largest where there is room for it
 */
export function sizeFor(text: string, width: number, lines: number, largest: number): number {
  const words = text.split(/[\s-]+/);
  const letters = lettersWide(text);
  // A word that nobody would write on a wall breaks.
  const longest = Math.min(LONGEST_WORD, Math.max(1, ...words.map(lettersWide)));
  const asLines =
    letters * SIGN_WIDTH * largest <= width
      ? largest
      : (width * lines) / (letters * SIGN_WIDTH * (lines === 1 ? 1 : LOST));
  const asWord = width / (longest * SIGN_WIDTH);
  return Math.min(largest, asLines, asWord);
}
