/** Something with a heading and what stands below it: a heat and its couples. */
interface Block<T> {
  readonly items: readonly T[];
}

export interface Room<T = unknown> {
  /** Items beside each other. */
  readonly inARow: number;
  /** Rows of a page, those of headings included. */
  readonly rows: number;
  /** Rows that a heading takes; one where nothing is said. */
  readonly heading?: number;
  /** Rows that an item takes: more than one where a name is long. Only of those that stand alone in a row. */
  readonly rowsOf?: (item: T) => number;
}

const ONE_ROW = (): number => 1;

export const rowsOf = (items: number, inARow: number): number => Math.ceil(items / inARow);

/** Blocks on pages: one goes on to the next page as a whole, unless it is longer than a page. Nothing is lost. */
export function onPages<T, B extends Block<T>>(
  blocks: readonly (B & Block<T>)[],
  { inARow, rows, heading = 1, rowsOf: high = ONE_ROW }: Room<T>,
): readonly (readonly B[])[] {
  const rowsTaken = (items: readonly T[]): number =>
    inARow > 1 ? rowsOf(items.length, inARow) : items.reduce((sum, item) => sum + high(item), 0);
  /** As many of them as a page of their own has room for; one in any case. */
  const fitting = (items: readonly T[]): readonly T[] => {
    let count = Math.min(items.length, (rows - heading) * inARow);
    while (count > 1 && heading + rowsTaken(items.slice(0, count)) > rows) count -= 1;
    return items.slice(0, count);
  };
  const pages: B[][] = [[]];
  let free = rows;
  for (const block of blocks) {
    let rest = block.items;
    while (rest.length > 0) {
      const page = pages.at(-1) ?? [];
      if (heading + rowsTaken(rest) > free && page.length > 0) {
        pages.push([]);
        free = rows;
        continue;
      }
      const here = fitting(rest);
      page.push({ ...block, items: here });
      free -= heading + rowsTaken(here);
      rest = rest.slice(here.length);
    }
  }
  return pages;
}
