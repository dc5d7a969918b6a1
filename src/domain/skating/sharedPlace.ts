import type { Place } from './working.ts';

/** Several couples have the place. Its mean may be whole: who shares 2nd to 4th has 3. */
export const isSharedPlace = (places: Iterable<Place>, place: Place): boolean =>
  !Number.isInteger(place) || [...places].filter((one) => one === place).length > 1;
