import type { PlanItem, TimedEvent } from '../plan/plan.ts';

/** The plan has no floors: coming rounds are expected on this floor. */
const FORESEEN_ON = 1;

/** Undefined for rounds that do not run: their floor is not stored. */
const runsOn = (item: PlanItem<TimedEvent> | undefined): number | undefined =>
  item?.kind === 'round' && item.round.state === 'running' ? (item.round.floor ?? FORESEEN_ON) : undefined;

/**
 * True for a round that runs on another floor than expected, so it doesn't delay rounds on the expected
 * floor.
 */
export const isOnOtherFloor = (item: PlanItem<TimedEvent> | undefined): boolean =>
  (runsOn(item) ?? FORESEEN_ON) !== FORESEEN_ON;

/** True if both rounds run, each on its own floor. */
export function areSideBySide(
  one: PlanItem<TimedEvent> | undefined,
  other: PlanItem<TimedEvent> | undefined,
): boolean {
  const [on, otherOn] = [runsOn(one), runsOn(other)];
  return on !== undefined && otherOn !== undefined && on !== otherOn;
}
