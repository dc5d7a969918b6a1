import Papa from 'papaparse';
import type { Line } from '../../domain/registrant/cells.ts';
import type { Table } from '../../domain/lists/table.ts';

/** A spreadsheet takes a cell that begins so for a formula, and carries it out; some of them also behind a space. */
const LOOKS_LIKE_FORMULA = /^[\s']*[=+\-@]/;
const GUARDED = /^'[\s']*[=+\-@]/;

/** With an apostrophe before it a cell is text, whatever it looks like. Read again, it is what it was. */
const guarded = (cell: string): string => (LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

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
