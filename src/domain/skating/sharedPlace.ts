import type { Place } from './working.ts';

/** Several couples have the place. Its mean may be whole: who shares 2nd to 4th has 3. */
export const isSharedPlace = (places: Iterable<Place>, place: Place): boolean =>
  !Number.isInteger(place) || [...places].filter((one) => one === place).length > 1;

/**
 * The whole places that no couple has, up to the last one that a couple has: a struck couple leaves its place empty. A place
 * that is shared is the middle of those it takes, and one of those who share it may be struck.
 */
export function emptyPlaces(places: readonly Place[]): readonly number[] {
  const isTaken = (at: number): boolean =>
    places.some((place) => {
      const sharing = Math.max(places.filter((one) => one === place).length, Number.isInteger(place) ? 1 : 2);
      return Math.abs(at - place) <= sharing / 2;
    });
  const last = Math.max(0, ...places);
  return Array.from({ length: Math.floor(last) }, (_, at) => at + 1).filter((at) => !isTaken(at));
}
