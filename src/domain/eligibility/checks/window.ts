/** What stands on a ladder: as many places as the span allows side by side, and what lies outside of them. */
export interface Window<T> {
  readonly inside: readonly T[];
  readonly outside: readonly T[];
}

/**
 * The neighbouring places that leave the fewest outside; of several the highest. What stands on no place of the ladder is
 * next to nothing.
 * @param placeOf where something stands
 */
export function windowOf<T>(all: readonly T[], span: number, placeOf: (one: T) => number): Window<T> {
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
