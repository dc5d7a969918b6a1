import type { Place } from './working.ts';

/** The mean of a shared place may be whole: couples that share 2nd to 4th have 3. */
export const isSharedPlace = (places: Iterable<Place>, place: Place): boolean =>
  !Number.isInteger(place) || [...places].filter((one) => one === place).length > 1;

/**
 * The whole places without a couple, up to the last one taken: a removed couple leaves its place empty. A shared place
 * covers the range around its mean, even if one of the couples that share it was removed.
 */
export function listEmptyPlaces(places: readonly Place[]): readonly number[] {
  const isTaken = (at: number): boolean =>
    places.some((place) => {
      const sharing = Math.max(places.filter((one) => one === place).length, Number.isInteger(place) ? 1 : 2);
      return Math.abs(at - place) <= sharing / 2;
    });
  const last = Math.max(0, ...places);
  return Array.from({ length: Math.floor(last) }, (_, at) => at + 1).filter((at) => !isTaken(at));
}
