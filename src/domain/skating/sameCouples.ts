import type { EventDance } from '../event/dances.ts';
import type { LeadNumber } from '../ids.ts';
import type { MarksProblem } from './working.ts';

interface Danced {
  readonly dance: EventDance;
  readonly couples: ReadonlyMap<LeadNumber, unknown>;
}

function missing(here: Danced, there: Danced): readonly MarksProblem[] {
  const problems: MarksProblem[] = [];
  for (const couple of here.couples.keys()) {
    if (there.couples.has(couple)) continue;
    problems.push({ kind: 'not in this dance', dance: there.dance, couple, in: here.dance });
  }
  return problems;
}

/**
 * Every dance of a round has the same couples: reports couples that are missing or new compared with the
 * first dance.
 */
export function checkSameCouples(dances: readonly Danced[]): readonly MarksProblem[] {
  const [first, ...others] = dances;
  if (first === undefined) return [];
  return others.flatMap((dance) => missing(first, dance).concat(missing(dance, first)));
}
