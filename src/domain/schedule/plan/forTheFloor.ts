import type { Change } from './change.ts';
import type { PlanItem } from './plan.ts';

/** The changes of how one round is danced, judged and cut. */
const OF_ITS_DANCING = ['setRecall', 'setHeats', 'drawHeats', 'moveCouple', 'setPanel'] as const;

const isOfItsDancing = (
  change: Change,
): change is Extract<Change, { readonly kind: (typeof OF_ITS_DANCING)[number] }> =>
  OF_ITS_DANCING.some((kind) => kind === change.kind);

/**
 * Whether a change is of a round that is on the floor: it cannot wait until a draft is published. The order of the day,
 * its breaks and other rounds can, whichever row is selected.
 */
export const isForTheFloor = (items: readonly PlanItem[], change: Change): boolean =>
  isOfItsDancing(change) &&
  items.some(
    (item) =>
      item.kind === 'round' &&
      item.event.key === change.event &&
      item.round.number === change.round &&
      item.round.state === 'running',
  );
