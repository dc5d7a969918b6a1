/**
 * The heat (from 1) of the couple at `index`, with `couples` split over `heats` as evenly as possible; the first heats
 * take the extra ones. A heat count of 0 becomes 1 (SPEC 5).
 */
export function calculateHeat(index: number, couples: number, heats: number): number {
  const split = Math.max(1, Math.min(heats, couples));
  const small = Math.floor(couples / split);
  const large = couples % split;
  const inLargeHeats = large * (small + 1);
  if (index < inLargeHeats) return Math.floor(index / (small + 1)) + 1;
  return large + Math.floor((index - inLargeHeats) / Math.max(1, small)) + 1;
}

/** Heats needed with at most `largestHeat` couples on the floor; at least one. */
export const countHeatsNeeded = (couples: number, largestHeat: number): number =>
  Math.max(1, Math.ceil(couples / Math.max(1, largestHeat)));

/** Couples per heat, in order, split as evenly as possible. */
export function calculateHeatSizes(couples: number, heats: number): readonly number[] {
  const split = Math.max(1, Math.min(heats, couples));
  return Array.from({ length: split }, (_, heat) => Math.floor((couples + split - 1 - heat) / split));
}
