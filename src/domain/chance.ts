/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, but not including, `below`. */
  readonly upTo: (below: number) => number;
  /** A whole number between the two, both included. */
  readonly between: (least: number, most: number) => number;
  /** True as often as `share` says: 0.3 is three times in ten. */
  readonly happens: (share: number) => boolean;
  /** Around 0, mostly between -1 and 1: the bell curve. */
  readonly bell: () => number;
  /** Another order; the list itself stays as it is. */
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
}

/** FNV-1a: a seed may be a word, and near words give far numbers. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A stream of chance from a seed: mulberry32, small and even enough for dances. Not for secrets. */
export function chanceFrom(seed: number | string): Chance {
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

/** The place of one of these weights, the likelier the larger it is. -1 when none is above 0; none may be below. */
export function weightedPlace(chance: Chance, weights: readonly number[]): number {
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return weight > 0 && left < 0;
  });
  // The last crumb of a rounded sum belongs to the last one that has a weight.
  return at === -1 ? weights.findLastIndex((weight) => weight > 0) : at;
}

/** One of a list, the likelier the larger its weight. Undefined when nothing in it has a weight above 0. */
export const weighted = <T>(
  chance: Chance,
  list: readonly T[],
  weightOf: (one: T) => number,
): T | undefined => list[weightedPlace(chance, list.map(weightOf))];
