import type { LeadNumber } from '../ids.ts';
import type { MarksProblem } from './working.ts';

interface Danced {
  readonly dance: string;
  readonly couples: ReadonlyMap<LeadNumber, unknown>;
}

const missing = (here: Danced, there: Danced): readonly MarksProblem[] =>
  [...here.couples.keys()]
    .filter((couple) => !there.couples.has(couple))
    .map((couple) => ({
      dance: there.dance,
      couple,
      problem: `${couple} is in ${here.dance}, but not in ${there.dance}.`,
    }));

/** The same couples dance every dance of a round: who is missing or new, compared with the first dance. */
export function couplesMissing(dances: readonly Danced[]): readonly MarksProblem[] {
  const [first, ...others] = dances;
  if (first === undefined) return [];
  return others.flatMap((dance) => missing(first, dance).concat(missing(dance, first)));
}
