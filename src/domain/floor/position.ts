/** The current dance, from 0 in floor order, and the heat, from 1. */
export interface HeatPosition {
  readonly dance: number;
  readonly heat: number;
}

/**
 * Every heat of a round in order: all heats of the first dance, then all of the second, so that dancers rest between
 * dances. A round without dances has none; 0 heats count as 1 (SPEC 5).
 */
export const buildRunningOrder = (dances: number, heats: number): readonly HeatPosition[] =>
  Array.from({ length: dances }, (_, dance) =>
    Array.from({ length: Math.max(1, heats) }, (_, at) => ({ dance, heat: at + 1 })),
  ).flat();
