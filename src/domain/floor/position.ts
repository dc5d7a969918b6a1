/** Where a round stands: the dance, counted from 0 in the order of the floor, and the heat, counted from 1. */
export interface Position {
  readonly dance: number;
  readonly heat: number;
}

export const START: Position = { dance: 0, heat: 1 };

/** What comes after a heat has been danced. */
export type Advance =
  | { readonly kind: 'next heat'; readonly position: Position }
  | { readonly kind: 'next dance'; readonly position: Position }
  | { readonly kind: 'round end' };

/** All heats of the first dance, then all heats of the second: the dancers of a heat rest while the others dance. */
export function advance({ dance, heat }: Position, dances: number, heats: number): Advance {
  if (heat < heats) return { kind: 'next heat', position: { dance, heat: heat + 1 } };
  if (dance + 1 < dances) return { kind: 'next dance', position: { dance: dance + 1, heat: 1 } };
  return { kind: 'round end' };
}

/** Every heat of a round in the order in which it is danced. A round without a dance has none; 0 heats are 1 (SPEC 5). */
export const runningOrder = (dances: number, heats: number): readonly Position[] =>
  Array.from({ length: dances }, (_, dance) =>
    Array.from({ length: Math.max(1, heats) }, (_, at) => ({ dance, heat: at + 1 })),
  ).flat();
