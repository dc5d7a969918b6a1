import Papa from 'papaparse';
import type { Line } from '../../domain/registrant/cells.ts';
import type { Table } from '../../domain/lists/table.ts';

/** A spreadsheet runs a cell that begins with one of these as a formula; some take a wide or a raised sign for the plain one. */
const FORMULA_SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊﬩';

/**
 * Spaces, invisible characters, quotation marks, and the signs at which a spreadsheet may begin another cell. Which sign that
 * is depends on its language, and a quotation mark inside a line does not keep it from doing so.
 */
const RUNS = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800'";|]+/gu;
const CELL_START = String.raw`\r\n?|[\n\t\v\f\u0085\u2028\u2029;|]`;
const STARTS = new RegExp(CELL_START, 'g');
const GUARDED_STARTS = new RegExp(`(${CELL_START})'`, 'g');

/** Changes each run of such characters that leads to a formula. The line end in front makes the beginning a cell start, too. */
const beforeFormulas = (cell: string, change: (run: string) => string): string =>
  `\n${cell}`
    .replaceAll(RUNS, (run, at: number, whole: string) => {
      const next = whole[at + run.length];
      return next !== undefined && FORMULA_SIGNS.includes(next) ? change(run) : run;
    })
    .slice(1);

/** With an apostrophe before it a cell is text, whatever it looks like. Read again, it is what it was. */
const guarded = (cell: string): string => beforeFormulas(cell, (run) => run.replaceAll(STARTS, "$&'"));
const unguarded = (cell: string): string =>
  beforeFormulas(cell, (run) => run.replaceAll(GUARDED_STARTS, '$1'));

/** By this Excel knows the file for UTF-8; without it a Zoë is a ZoÃ«. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a CSV file (RFC 4180) that any spreadsheet opens as it is. */
export const csvText = (table: Table): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(
    table.map((line) => line.map(guarded)),
    { newline: '\r\n' },
  )}\r\n`;

/** What stands between the cells of other people's files. */
const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/** The one that stands most often in the first line that says anything, but for what is in quotation marks. */
function separatorOf(text: string): string {
  const first = /[^\n]*\S[^\n]*/.exec(text)?.[0].replaceAll(/"[^"]*("|$)/g, '') ?? '';
  const times = (one: string): number => first.split(one).length;
  return SEPARATORS.toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

/** The lines of a CSV file, whatever wrote it, each by its number in the text. Empty lines are left out, and count. */
export function csvLines(text: string): readonly Line[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // Not guessed by the library, which goes by the cells: one name with quotation marks in it, and it takes another one.
  const { data } = Papa.parse<readonly string[]>(plain, { newline: '\n', delimiter: separatorOf(plain) });
  const lines: Line[] = [];
  let number = 1;
  for (const cells of data) {
    const read = cells.map((cell) => unguarded(cell.trim()).trim());
    if (read.some((cell) => cell !== '')) lines.push({ number, cells: read });
    // A cell in quotation marks may go over several lines of the text.
    number += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  }
  return lines;
}
