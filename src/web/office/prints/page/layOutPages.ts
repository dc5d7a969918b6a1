/** A heading and its items: a heat and its couples. */
interface Block<T> {
  readonly items: readonly T[];
}

export interface PageCapacity<T = unknown> {
  readonly inARow: number;
  /** Rows of a page, headings included. */
  readonly rows: number;
  /** Rows of a heading; default 1. */
  readonly heading?: number;
  /** Allows splitting a block, with at least this many items on its first page and on the next. Undefined: it stays whole. */
  readonly parted?: number;
  /** Rows of an item: more than one if a name is long. Only with one item in a row. */
  readonly rowsOf?: (item: T) => number;
}

const ONE_ROW = (): number => 1;

export const countRows = (items: number, inARow: number): number => Math.ceil(items / inARow);

/** Distributes blocks over pages: a block moves to the next page as a whole, unless it is longer than a page. Nothing is lost. */
export function layOutPages<T, B extends Block<T>>(
  blocks: readonly (B & Block<T>)[],
  { inARow, rows, heading = 1, parted = Infinity, rowsOf: high = ONE_ROW }: PageCapacity<T>,
): readonly (readonly B[])[] {
  const rowsTaken = (items: readonly T[]): number =>
    inARow > 1 ? countRows(items.length, inARow) : items.reduce((sum, item) => sum + high(item), 0);
  /** As many items as fit, and at least one. */
  const fitting = (items: readonly T[], room: number): readonly T[] => {
    let count = Math.min(items.length, Math.max(1, (room - heading) * inARow));
    while (count > 1 && heading + rowsTaken(items.slice(0, count)) > room) count -= 1;
    return items.slice(0, count);
  };
  /** Fewer items, if one or two would be left alone on the next page. */
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
