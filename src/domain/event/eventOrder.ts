import type { CompetitionEvent } from '../competition.ts';
import { sortEventDances } from './dances.ts';
import { findStyleOrder } from './styleOrder.ts';
import { LEVELS, STYLES } from './terms.ts';

/** The word's index in a standard list; the organizer's own words come last. */
const placeIn = (list: readonly unknown[], word: unknown): number =>
  list.includes(word) ? list.indexOf(word) : list.length;

/**
 * Events as the organizer lists them: by style and level, then in the organizer's order of dances. A single
 * dance comes before linked dances that start with it.
 */
export function sortEvents<
  E extends Pick<CompetitionEvent, 'name' | 'style' | 'level' | 'dances' | 'order' | 'rounds'>,
>(events: readonly E[]): readonly E[] {
  const orders = new Map(STYLES.map((style) => [style as unknown, findStyleOrder(events, style)]));
  const placed = events.map((event) => {
    const [first] = sortEventDances(event);
    const order = orders.get(event.style) ?? [];
    return {
      event,
      by: [
        placeIn(STYLES, event.style),
        placeIn(LEVELS, event.level),
        placeIn(order, first),
        event.dances.length,
      ],
    };
  });
  return placed
    .toSorted((a, b) => {
      const at = a.by.findIndex((place, index) => place !== b.by[index]);
      return at === -1
        ? a.event.name.localeCompare(b.event.name, 'en', { numeric: true })
        : (a.by[at] ?? 0) - (b.by[at] ?? 0);
    })
    .map(({ event }) => event);
}
