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
