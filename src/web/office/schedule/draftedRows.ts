import { mapDefined } from '../../../domain/defined.ts';
import type { Change } from '../../../domain/schedule/plan/change.ts';
import { itemsOf, refOf, type Plan, type PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { rowId } from './rows.ts';

/** Whether all of it but its place is the very same; what a change leaves alone keeps its identity. */
function sameButForPlace<T extends object>(before: T, after: T): boolean {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).every(
    ([field, value]) => field === 'scheduleIndex' || was.get(field) === value,
  );
}

/** Whether a row is as it was. That it stands a place lower because another one went up is no change of it. */
function looksAlike(before: PlanItem | undefined, after: PlanItem): boolean {
  if (before?.kind === 'round' && after.kind === 'round') return sameButForPlace(before.round, after.round);
  return before?.kind === 'block' && after.kind === 'block' && sameButForPlace(before.block, after.block);
}

/** The rows that are not (yet) as the hall knows them. */
export function draftedRows(
  published: Plan,
  items: readonly PlanItem[],
  applied: readonly Change[],
): ReadonlySet<string> {
  const before = new Map(itemsOf(published).map((item) => [rowId(refOf(item)), item]));
  const moved = mapDefined(applied, (made) =>
    made.kind === 'move' || made.kind === 'shift' ? rowId(made.item) : undefined,
  );
  const changed = mapDefined(items, (item) => {
    const id = rowId(refOf(item));
    return looksAlike(before.get(id), item) ? undefined : id;
  });
  return new Set([...moved, ...changed]);
}
