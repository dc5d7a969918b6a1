import { useState } from 'react';
import { isFinal, type Round } from '../../domain/competition.ts';
import { usualPlace, type CoupleOut, type PlaceInFinal } from '../../domain/floor/coupleOut.ts';

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
  const usual: PlaceInFinal =
    out === undefined || !isFinal(round) ? { kind: 'couples behind move up' } : usualPlace(out, danced);
  const kind = picked ?? usual.kind;
  const place: PlaceInFinal = kind === 'last in the dances not danced' ? { kind, danced } : { kind };
  return { place, danced, setDanced, setPicked };
}
