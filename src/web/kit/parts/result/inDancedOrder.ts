import type { CompetitionEvent } from '../../../../domain/competition.ts';
import { inFloorOrder } from '../../../../domain/event/dances.ts';
import type { FinalResult } from '../../../../domain/skating/working.ts';

/** The tree keeps its children by name; people read the dances in the order in which they are danced. */
export function inDancedOrder(event: CompetitionEvent, result: FinalResult): FinalResult {
  const order = inFloorOrder(event);
  return {
    ...result,
    dances: result.dances.toSorted((a, b) => order.indexOf(a.dance) - order.indexOf(b.dance)),
  };
}
