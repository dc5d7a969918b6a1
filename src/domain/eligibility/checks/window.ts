/** Items within a span of adjacent ladder places, and the rest. */
export interface RungWindow<T> {
  readonly inside: readonly T[];
  readonly outside: readonly T[];
}

/**
 * Picks the adjacent places that leave the fewest items outside; of equal ones, the highest. Items that are not on the
 * ladder are always outside.
 * @param placeOf the item's index on the ladder
 */
export function findBestWindow<T>(
  all: readonly T[],
  span: number,
  placeOf: (one: T) => number,
): RungWindow<T> {
  const isFrom = (start: number) => (one: T) => {
    const place = placeOf(one);
    return place === start || (start >= 0 && place > start && place < start + span);
  };
  const starts = [...new Set(all.map(placeOf))].toSorted((a, b) => b - a);
  let best: readonly T[] = [];
  for (const start of starts) {
    const inside = all.filter(isFrom(start));
    if (inside.length > best.length) best = inside;
  }
  return { inside: best, outside: all.filter((one) => !best.includes(one)) };
}
