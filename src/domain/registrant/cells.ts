/** Cell separators: tabs in a copied table, commas or semicolons in a file. */
export const CELL_SEPARATORS: readonly string[] = ['\t', ',', ';'];

/** The most frequent separator in the first line. */
export function detectSeparator(text: string): string {
  const [first = ''] = text.split('\n');
  const times = (one: string): number => first.split(one).length;
  return CELL_SEPARATORS.toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

/** The table as text again, for a later `parseCells`. */
export function writeCells(lines: readonly (readonly string[])[], separator: string): string {
  const written = (cell: string): string =>
    /["\n]/.test(cell) || CELL_SEPARATORS.some((sign) => cell.includes(sign))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  return lines.map((cells) => cells.map(written).join(separator)).join('\n');
}

export interface TableLine {
  /** Counted from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Parses a table that was typed, pasted from a spreadsheet or read from a CSV file. Quoted cells may contain
 * separators, line breaks and doubled quotation marks. Empty lines are skipped but counted.
 */
export function parseCells(text: string, separator = detectSeparator(text)): readonly TableLine[] {
  const lines: TableLine[] = [];
  let [cells, cell, number, begins, isQuoted] = [[] as string[], '', 1, 1, false];
  const endCell = (): void => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = (): void => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ number: begins, cells });
    [cells, begins] = [[], number];
  };
  const signs = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    if (sign === '\n') number += 1;
    if (isQuoted && sign === '"' && signs[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endLine();
    else cell += sign;
  }
  endLine();
  return lines;
}
