/** A number in [0, 1) derived from a text (FNV-1a, then murmur's final mix). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Picks an item at random by weight (rendezvous hashing): each item's lot depends on the seed and its own key, and the
 * best lot wins. Adding or removing other items keeps the choice, so that a story stays meaningful while it shrinks.
 */
export function chooseByWeight<T extends { readonly key: string; readonly weight: number }>(
  seed: number,
  among: readonly T[],
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of among) {
    const lot = -Math.log(Math.max(chanceOf(`${seed} ${one.key}`), Number.MIN_VALUE)) / one.weight;
    if (lot < least) [best, least] = [one, lot];
  }
  return best;
}

/** Picks `count` items of a list, always the same ones for the same seed. */
export const drawSubset = <T extends string>(seed: string, list: readonly T[], count: number): readonly T[] =>
  list.toSorted((a, b) => chanceOf(`${seed} ${a}`) - chanceOf(`${seed} ${b}`)).slice(0, count);
