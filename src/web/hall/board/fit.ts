import { measureLetters } from '../../kit/look/measureLetters.ts';

// The largest sizes that fit a board. All in units: a board is 120 wide and 67.5 high.

/** Layout of the numbers: columns, and the size of figures that fits a card. */
export interface NumberLayout {
  readonly columns: number;
  readonly rows: number;
  readonly figure: number;
  readonly gap: number;
}

export interface BoardArea {
  readonly width: number;
  readonly height: number;
}

/** Metrics of the number font: width of a figure and height of a card, relative to the size of its figures. */
const FIGURE_WIDTH = 0.47;
const CARD_HEIGHT = 1.12;
const AIR = 1.14;
/** The maximum size of figures: otherwise a single couple would fill the display. */
const MAX_FIGURE_SIZE = 20;

/** Picks the number of columns that gives the largest numbers. */
export function fitNumbers(count: number, figures: number, { width, height }: BoardArea): NumberLayout {
  const wide = Math.max(2, figures) * FIGURE_WIDTH * AIR;
  let best: NumberLayout = { columns: 1, rows: 1, figure: 0, gap: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const gap = count > 40 ? 0.8 : 1.2;
    const card = {
      width: (width - gap * (columns - 1)) / columns,
      height: (height - gap * (rows - 1)) / rows,
    };
    const figure = Math.min(card.width / wide, card.height / CARD_HEIGHT, MAX_FIGURE_SIZE);
    // Of two layouts with the same size, prefer fewer rows: they are read from left to right.
    if (figure > best.figure + 0.01) best = { columns, rows, figure, gap };
  }
  return best;
}

/**
 * The size of a heading: on one line, or on two if that is larger and needs no more height than one line at
 * the largest size.
 */
export const fitTitle = (title: string, width: number, largest: number): number =>
  Math.max(fitLines(title, width, 1, largest), fitLines(title, width, 2, largest / 2));

/** Line height of a text that fills a board, relative to its size. */
const LINE_HEIGHT = 1.14;
const STEP = 0.25;

/** The largest size at which a text fits an area, on any number of lines. Written line breaks are kept. */
export function fitText(text: string, { width, height }: BoardArea, largest: number): number {
  for (let size = largest; size > 1; size -= STEP) {
    const lines = text
      .split('\n')
      .reduce(
        (sum, line) =>
          sum +
          Math.max(1, Math.ceil((measureLetters(line) * LETTER_WIDTH * LINE_BREAK_LOSS * size) / width)),
        0,
      );
    if (lines * LINE_HEIGHT * size <= height && fitLines(text, width, lines, size) === size) return size;
  }
  return 1;
}

/** Average width of a letter in the text font, relative to its size, and the loss of a line at its break. */
const LETTER_WIDTH = 0.56;
const LINE_BREAK_LOSS = 1.15;
const MAX_UNBROKEN_LETTERS = 24;

/**
 * The size at which a text fits the given lines and width, without breaking words that can stay whole.
 * @param largest the maximum size
 */
export function fitLines(text: string, width: number, lines: number, largest: number): number {
  const words = text.split(/[\s-]+/);
  const letters = measureLetters(text);
  // Breaks words that are unrealistically long.
  const longest = Math.min(MAX_UNBROKEN_LETTERS, Math.max(1, ...words.map(measureLetters)));
  const asLines =
    letters * LETTER_WIDTH * largest <= width
      ? largest
      : (width * lines) / (letters * LETTER_WIDTH * (lines === 1 ? 1 : LINE_BREAK_LOSS));
  const asWord = width / (longest * LETTER_WIDTH);
  return Math.min(largest, asLines, asWord);
}
