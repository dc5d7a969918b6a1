/** A number from 0 up to, not including, 1 that follows from a text alone (FNV-1a, then murmur's last mixing). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * One of several, by chance and by weight. Each draws its own lot from the seed and its name, and the best lot wins: as
 * long as it is among them, the same one is chosen, whatever else has come or gone. So a story keeps its sense while
 * presses are left out of it.
 */
export function chosen<T extends { readonly key: string; readonly weight: number }>(
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

/** So many of a list, by chance that follows from a text. */
export const picked = <T extends string>(seed: string, list: readonly T[], count: number): readonly T[] =>
  list.toSorted((a, b) => chanceOf(`${seed} ${a}`) - chanceOf(`${seed} ${b}`)).slice(0, count);
