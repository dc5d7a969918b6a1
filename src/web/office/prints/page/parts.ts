/** Pages that are printed in one go: more at once, and the window stands still for longer than somebody waits. */
const AT_ONCE = 500;

/** From and to which page, counted from 0; the last one is not in it. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The parts in which so many pages are printed: one, as long as they can be drawn at once. */
export const partsOf = (pages: number): readonly Part[] =>
  Array.from({ length: Math.max(1, Math.ceil(pages / AT_ONCE)) }, (_, at) => ({
    from: at * AT_ONCE,
    to: Math.min(pages, (at + 1) * AT_ONCE),
  }));

export const NO_PAGES: Part = { from: 0, to: 0 };

/**
 * Where somebody is who looks at a page, so many at a time: in which part, and which is the first they see. Where there
 * are fewer than were looked at, the last ones.
 */
export function turnedTo(
  parts: readonly Part[],
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
