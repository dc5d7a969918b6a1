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
  /** So many of a block's items at least, where it may be parted: on the page on which it begins, and on the next. Else it stays whole. */
  readonly parted?: number;
  /** Rows that an item takes: more than one where a name is long. Only of those that stand alone in a row. */
  readonly rowsOf?: (item: T) => number;
}

const ONE_ROW = (): number => 1;

export const rowsOf = (items: number, inARow: number): number => Math.ceil(items / inARow);

/** Blocks on pages: one goes on to the next page as a whole, unless it is longer than a page. Nothing is lost. */
export function onPages<T, B extends Block<T>>(
  blocks: readonly (B & Block<T>)[],
  { inARow, rows, heading = 1, parted = Infinity, rowsOf: high = ONE_ROW }: Room<T>,
): readonly (readonly B[])[] {
  const rowsTaken = (items: readonly T[]): number =>
    inARow > 1 ? rowsOf(items.length, inARow) : items.reduce((sum, item) => sum + high(item), 0);
  /** As many of them as there is room for; one in any case. */
  const fitting = (items: readonly T[], room: number): readonly T[] => {
    let count = Math.min(items.length, Math.max(1, (room - heading) * inARow));
    while (count > 1 && heading + rowsTaken(items.slice(0, count)) > room) count -= 1;
    return items.slice(0, count);
  };
  /** Fewer, where one or two would be left alone on the next page. */
  const leavingEnough = (items: readonly T[], count: number): readonly T[] => {
    const isShort = Number.isFinite(parted) && count < items.length && items.length - count < parted;
    return items.slice(0, isShort ? Math.max(1, items.length - parted) : count);
  };
  const pages: B[][] = [[]];
  let free = rows;
  for (const block of blocks) {
    let rest = block.items;
    while (rest.length > 0) {
      const page = pages.at(-1) ?? [];
      const isWhole = heading + rowsTaken(rest) <= free;
      const here = leavingEnough(rest, fitting(rest, free).length);
      if (!isWhole && page.length > 0 && Math.min(here.length, rest.length - here.length) < parted) {
        pages.push([]);
        free = rows;
        continue;
      }
      page.push({ ...block, items: here });
      free -= heading + rowsTaken(here);
      rest = rest.slice(here.length);
    }
  }
  return pages;
}
