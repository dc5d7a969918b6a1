/** Something with a heading and what stands below it: a heat and its couples. */
interface Block<T> {
  readonly items: readonly T[];
}

export interface Room {
  /** Items beside each other. */
  readonly inARow: number;
  /** Rows of a page, those of headings included. */
  readonly rows: number;
  /** Rows that a heading takes; one where nothing is said. */
  readonly heading?: number;
}

export const rowsOf = (items: number, inARow: number): number => Math.ceil(items / inARow);

/** Blocks on pages: one goes on to the next page as a whole, unless it is longer than a page. Nothing is lost. */
export function onPages<T, B extends Block<T>>(
  blocks: readonly (B & Block<T>)[],
  { inARow, rows, heading = 1 }: Room,
): readonly (readonly B[])[] {
  const pages: B[][] = [[]];
  let free = rows;
  for (const block of blocks) {
    let rest = block.items;
    while (rest.length > 0) {
      const page = pages.at(-1) ?? [];
      if (heading + rowsOf(rest.length, inARow) > free && page.length > 0) {
        pages.push([]);
        free = rows;
        continue;
      }
      const here = rest.slice(0, (rows - heading) * inARow);
      page.push({ ...block, items: here });
      free -= heading + rowsOf(here.length, inARow);
      rest = rest.slice(here.length);
    }
  }
  return pages;
}
