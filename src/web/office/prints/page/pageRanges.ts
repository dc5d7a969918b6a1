/** Pages printed in one go: more would freeze the window for too long. */
const MAX_PAGES_PER_PRINT = 500;

/** A range of pages, counted from 0; `to` is exclusive. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Splits the pages into printable ranges: one, if they can be rendered at once. */
export const splitPages = (pages: number): readonly PageRange[] =>
  Array.from({ length: Math.max(1, Math.ceil(pages / MAX_PAGES_PER_PRINT)) }, (_, at) => ({
    from: at * MAX_PAGES_PER_PRINT,
    to: Math.min(pages, (at + 1) * MAX_PAGES_PER_PRINT),
  }));

export const NO_PAGES: PageRange = { from: 0, to: 0 };

/**
 * The position in the preview: the range, and its first visible page. A page number beyond the end means the
 * last page.
 */
export function findPreviewPosition(
  parts: readonly PageRange[],
  page: number,
  shown: number,
): readonly [part: number, first: number] {
  const pages = parts.at(-1)?.to ?? 0;
  const looked = Number.isInteger(page) ? Math.max(0, Math.min(page, pages - 1)) : 0;
  const part = Math.max(
    0,
    parts.findIndex(({ to }) => looked < to),
  );
  const { from } = parts[part] ?? NO_PAGES;
  return [part, from + Math.floor((looked - from) / shown) * shown];
}
