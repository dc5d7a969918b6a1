import Papa from 'papaparse';
import type { TableLine } from '../../domain/registrant/cells.ts';
import type { Table } from '../../domain/lists/table.ts';

/** Spreadsheets run cells that begin with these as formulas; some also with wide or superscript signs. */
const FORMULA_SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊﬩';

/** Spaces, invisible characters, quotation marks, and separators, which depend on the spreadsheet's language. */
const RUNS = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800'";|]+/gu;
const CELL_START = String.raw`\r\n?|[\n\t\v\f\u0085\u2028\u2029;|]`;
const STARTS = new RegExp(CELL_START, 'g');
const GUARDED_STARTS = new RegExp(`(${CELL_START})'`, 'g');

/** Replaces each run of such characters that precedes a formula, also at the start of the cell. */
const beforeFormulas = (cell: string, change: (run: string) => string): string =>
  `\n${cell}`
    .replaceAll(RUNS, (run, at: number, whole: string) => {
      const next = whole[at + run.length];
      return next !== undefined && FORMULA_SIGNS.includes(next) ? change(run) : run;
    })
    .slice(1);

/** An apostrophe makes spreadsheets treat the formula as text. It is removed when the file is read again. */
const guarded = (cell: string): string => beforeFormulas(cell, (run) => run.replaceAll(STARTS, "$&'"));
const unguarded = (cell: string): string =>
  beforeFormulas(cell, (run) => run.replaceAll(GUARDED_STARTS, '$1'));

/** Excel needs it for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file (RFC 4180). */
export const formatCsv = (table: Table): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(
    table.map((line) => line.map(guarded)),
    { newline: '\r\n' },
  )}\r\n`;

const SEPARATORS: readonly string[] = [',', ';', '\t', '|'];

/** The most frequent separator in the first line with text, outside quotation marks. */
function separatorOf(text: string): string {
  const first = /[^\n]*\S[^\n]*/.exec(text)?.[0].replaceAll(/"[^"]*("|$)/g, '') ?? '';
  const times = (one: string): number => first.split(one).length;
  return SEPARATORS.toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

/** The non-empty lines of any CSV file with their line numbers. */
export function parseCsvLines(text: string): readonly TableLine[] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // The library's guess fails with a quotation mark in a name.
  const { data } = Papa.parse<readonly string[]>(plain, { newline: '\n', delimiter: separatorOf(plain) });
  const lines: TableLine[] = [];
  let number = 1;
  for (const cells of data) {
    const read = cells.map((cell) => unguarded(cell.trim()).trim());
    if (read.some((cell) => cell !== '')) lines.push({ number, cells: read });
    // A quoted cell may span several lines.
    number += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  }
  return lines;
}
