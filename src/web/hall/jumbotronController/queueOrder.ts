import type { DisplayContent } from '../../../store/floor/displays.ts';
import { isSameContent } from './ready.ts';

/** The queue with one item moved. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/**
 * The queue without a taken item. `at`: its position when it was made ready; it may have moved since.
 * Undefined if it has left the queue.
 */
export function dropTakenItem(
  items: readonly DisplayContent[],
  taken: DisplayContent,
  was: number,
): readonly DisplayContent[] | undefined {
  const at = isSameContent(taken, items[was]) ? was : items.findIndex((item) => isSameContent(taken, item));
  return at === -1 ? undefined : items.filter((_, place) => place !== at);
}
