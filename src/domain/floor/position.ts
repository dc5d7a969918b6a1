/** Where a round stands: the dance, counted from 0 in the order of the floor, and the heat, counted from 1. */
export interface Position {
  readonly dance: number;
  readonly heat: number;
}

/**
 * Every heat of a round in the order in which it is danced: all heats of the first dance, then all of the second, so that
 * the dancers of a heat rest while the others dance. A round without a dance has none; 0 heats are 1 (SPEC 5).
 */
export const runningOrder = (dances: number, heats: number): readonly Position[] =>
  Array.from({ length: dances }, (_, dance) =>
    Array.from({ length: Math.max(1, heats) }, (_, at) => ({ dance, heat: at + 1 })),
  ).flat();
