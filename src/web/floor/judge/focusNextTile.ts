/** Tiles within this distance are in one row or column, in px. */
const IN_LINE = 4;

const middle = (tile: Element): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * The distance from `from` to `to` in the direction of an arrow; undefined if `to` is not in that direction.
 */
function stepsTo(key: string, from: Element, to: Element): number | undefined {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const steps = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key];
  const aside = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
  return steps !== undefined && steps > IN_LINE && aside <= IN_LINE ? steps : undefined;
}

/** Focuses the tile an arrow points at, or the first one. False if there is none. */
export function focusNextTile(key: string): boolean {
  const tiles = [...document.querySelectorAll<HTMLElement>('.sheet-tiles .tile')];
  const here = tiles.find((tile) => tile === document.activeElement);
  const [next] =
    here === undefined
      ? tiles
      : tiles
          .flatMap((tile) => {
            const steps = stepsTo(key, here, tile);
            return steps === undefined ? [] : [{ tile, steps }];
          })
          .toSorted((a, b) => a.steps - b.steps)
          .map(({ tile }) => tile);
  next?.focus();
  return next !== undefined;
}
