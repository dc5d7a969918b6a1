import type { PlanChange } from './change.ts';
import type { PlanItem } from './plan.ts';

/** Changes of one round's recall, heats and judges. */
const OF_ITS_DANCING = ['setRecall', 'setHeats', 'drawHeats', 'moveCouple', 'setPanel'] as const;

const isOfItsDancing = (
  change: PlanChange,
): change is Extract<PlanChange, { readonly kind: (typeof OF_ITS_DANCING)[number] }> =>
  OF_ITS_DANCING.some((kind) => kind === change.kind);

/** True if the change is to a round on the floor, so it cannot wait until the draft is published. */
export const isFloorChange = (items: readonly PlanItem[], change: PlanChange): boolean =>
  isOfItsDancing(change) &&
  items.some(
    (item) =>
      item.kind === 'round' &&
      item.event.key === change.event &&
      item.round.number === change.round &&
      item.round.state === 'running',
  );
