import type { PlanItem, TimedEvent } from '../plan/plan.ts';

/** The plan knows no floors: what has not begun is foreseen on this one. */
const FORESEEN_ON = 1;

/** The floor a round runs on; undefined for what does not run: where it was danced is not kept. */
const runsOn = (item: PlanItem<TimedEvent> | undefined): number | undefined =>
  item?.kind === 'round' && item.round.state === 'running' ? (item.round.floor ?? FORESEEN_ON) : undefined;

/** It runs on another floor than the one on which the rest of the day is foreseen, and keeps nothing there waiting. */
export const runsElsewhere = (item: PlanItem<TimedEvent> | undefined): boolean =>
  (runsOn(item) ?? FORESEEN_ON) !== FORESEEN_ON;

/** Both run now, each on a floor of its own: nothing has come between them. */
export function areSideBySide(
  one: PlanItem<TimedEvent> | undefined,
  other: PlanItem<TimedEvent> | undefined,
): boolean {
  const [on, otherOn] = [runsOn(one), runsOn(other)];
  return on !== undefined && otherOn !== undefined && on !== otherOn;
}
