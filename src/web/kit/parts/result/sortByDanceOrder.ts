import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { sortEventDances } from '../../../../domain/event/dances.ts';
import type { FinalResult } from '../../../../domain/skating/working.ts';

/** Sorts the dances into the order danced: the tree sorts its children by name. */
export function sortByDanceOrder(event: CompetitionEvent, result: FinalResult): FinalResult {
  const order = sortEventDances(event);
  return {
    ...result,
    dances: result.dances.toSorted((a, b) => order.indexOf(a.dance) - order.indexOf(b.dance)),
  };
}
