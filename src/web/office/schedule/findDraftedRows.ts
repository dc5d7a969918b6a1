import { mapDefined } from '../../../domain/mapDefined.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import { listItems, toItemRef, type Plan, type PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { buildRowId } from './rows.ts';

/** True if only the index differs; unchanged parts keep their identity. */
function sameButForPlace<T extends object>(before: T, after: T): boolean {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).every(
    ([field, value]) => field === 'scheduleIndex' || was.get(field) === value,
  );
}

/** True if a row is unchanged. A new index, because another row moved, is no change. */
function looksAlike(before: PlanItem | undefined, after: PlanItem): boolean {
  if (before?.kind === 'round' && after.kind === 'round') return sameButForPlace(before.round, after.round);
  return before?.kind === 'block' && after.kind === 'block' && sameButForPlace(before.block, after.block);
}

/** The rows that differ from the published plan. */
export function findDraftedRows(
  published: Plan,
  items: readonly PlanItem[],
  applied: readonly PlanChange[],
): ReadonlySet<string> {
  const before = new Map(listItems(published).map((item) => [buildRowId(toItemRef(item)), item]));
  const moved = mapDefined(applied, (made) =>
    made.kind === 'move' || made.kind === 'shift' ? buildRowId(made.item) : undefined,
  );
  const changed = mapDefined(items, (item) => {
    const id = buildRowId(toItemRef(item));
    return looksAlike(before.get(id), item) ? undefined : id;
  });
  return new Set([...moved, ...changed]);
}
