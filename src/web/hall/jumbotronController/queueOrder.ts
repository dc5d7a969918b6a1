import type { Shown } from '../../../store/floor/displays.ts';
import { isSame } from './ready.ts';

/** What waits, with one of it in another place. */
export function inAnotherPlace<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/**
 * What still waits once this was taken, which was the one at a place when it was made ready: it may have been moved since.
 * Undefined: it waits no more.
 */
export function withoutTaken(
  items: readonly Shown[],
  taken: Shown,
  was: number,
): readonly Shown[] | undefined {
  const at = isSame(taken, items[was]) ? was : items.findIndex((item) => isSame(taken, item));
  return at === -1 ? undefined : items.filter((_, place) => place !== at);
}
