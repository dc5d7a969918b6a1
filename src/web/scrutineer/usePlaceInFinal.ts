import { useState } from 'react';
import type { Round } from '../../domain/competition.ts';
import type { CoupleOut, PlaceInFinal } from '../../domain/floor/coupleOut.ts';
import { placeInFinal } from './coupleOutStep.ts';

interface PlaceNow {
  readonly place: PlaceInFinal;
  /** How many dances the couple has danced. */
  readonly danced: number;
  readonly setDanced: (dances: number) => void;
  readonly setPicked: (kind: PlaceInFinal['kind']) => void;
}

/** What becomes of the couple's place in a final: what is usual, until something else is picked. */
export function usePlaceInFinal(round: Round, out: CoupleOut | undefined): PlaceNow {
  const [danced, setDanced] = useState(0);
  const [picked, setPicked] = useState<PlaceInFinal['kind']>();
  return { place: placeInFinal(round, out, { danced, kind: picked }), danced, setDanced, setPicked };
}
