import { toItemRef, type ItemRef, type PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { canStart } from '../../../domain/schedule/plan/canStart.ts';
import { isDanced } from '../../../domain/schedule/plan/states.ts';
import { buildRowId } from './rows.ts';

// The number of rounds that can start: one that is due, and two in case its couples are missing.
const STARTABLE = 3;

/** The few rows that may go on the floor next. */
export function findNextToStart(items: readonly PlanItem[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of items) {
    if (found.size === STARTABLE) break;
    if (item.kind === 'round' && canStart(item)) found.add(buildRowId(toItemRef(item)));
  }
  return found;
}

/** The index of the last row that is or was on the floor; −1 before the day has begun. */
export const findLastDanced = (items: readonly PlanItem[]): number =>
  items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round));

/** The place of a new break: behind the selected row, or before the first row still to be danced. */
export function findInsertPosition(
  items: readonly PlanItem[],
  chosen: PlanItem | undefined,
): ItemRef | undefined {
  const danced = findLastDanced(items);
  const at = chosen === undefined ? danced : Math.max(items.indexOf(chosen), danced);
  const next = items[at + 1];
  return next === undefined ? undefined : toItemRef(next);
}
