/** Seeded pseudo-random numbers. */
export interface RandomSource {
  /** In [0, 1). */
  readonly next: () => number;
  /** An integer in [0, below). */
  readonly upTo: (below: number) => number;
  /** An integer, bounds inclusive. */
  readonly between: (least: number, most: number) => number;
  /** True with this probability. */
  readonly happens: (share: number) => boolean;
  /** Roughly normal around 0, mostly between -1 and 1. */
  readonly bell: () => number;
  /** A shuffled copy. */
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
}

/** FNV-1a: seeds may be words, and similar words give distant numbers. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The mulberry32 generator. Not for secrets. */
export function createRandom(seed: number | string): RandomSource {
  let state = seedNumber(String(seed));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (below: number): number => Math.floor(next() * below);
  return {
    next,
    upTo,
    between: (least, most) => least + upTo(most - least + 1),
    happens: (share) => next() < share,
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffled: (list) => {
      const order = [...list];
      for (let at = order.length - 1; at > 0; at--) {
        const other = upTo(at + 1);
        const [here, there] = [order[at], order[other]];
        if (here === undefined || there === undefined) continue;
        order[at] = there;
        order[other] = here;
      }
      return order;
    },
  };
}

/** A random index, proportional to weight. -1 if no weight is above 0; negative weights are not allowed. */
export function pickWeightedIndex(chance: RandomSource, weights: readonly number[]): number {
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return weight > 0 && left < 0;
  });
  // Rounding may leave a remainder, which belongs to the last index with a weight.
  return at === -1 ? weights.findLastIndex((weight) => weight > 0) : at;
}

/** A random item, proportional to weight. Undefined if no weight is above 0. */
export const pickWeighted = <T>(
  chance: RandomSource,
  list: readonly T[],
  weightOf: (one: T) => number,
): T | undefined => list[pickWeightedIndex(chance, list.map(weightOf))];
