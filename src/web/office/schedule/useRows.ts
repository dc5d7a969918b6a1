import { useMemo } from 'react';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { useTimes } from '../../kit/clock/useTimes.ts';
import type { Conflict } from '../../../domain/schedule/conflicts/conflicts.ts';
import { pickFloorToShow } from '../../../domain/floor/floorToShow.ts';
import { toItemRef, type PlanItem } from '../../../domain/schedule/plan/plan.ts';
import { findFloorNumber, type FloorPosition } from '../../../store/floor/live.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { findDraftedRows } from './findDraftedRows.ts';
import { findLastDanced, findNextToStart } from './nextUp.ts';
import { buildRowId, buildRow, type RowTimes, type RowView } from './rows.ts';
import type { ScheduleDraft } from './useDraft.ts';
import type { PublishedPlan } from './usePlan.ts';

/** The rows with a clash: a person in two places, or without time to change. */
function clashesOf(conflicts: readonly Conflict[]): ReadonlyMap<string, 'stop' | 'warn'> {
  const found = new Map<string, 'stop' | 'warn'>();
  for (const { kind, sure, items } of conflicts) {
    if (kind === 'noRest' || !sure) continue;
    for (const ref of items) {
      const id = buildRowId(ref);
      if (found.get(id) !== 'stop') found.set(id, kind === 'onFloorTwice' ? 'stop' : 'warn');
    }
  }
  return found;
}

/** The floor of each running round; empty while one floor is in use. */
function floorsOf(items: readonly PlanItem[], floor: readonly FloorPosition[]): ReadonlyMap<string, number> {
  const running = mapDefined(items, (item) =>
    item.kind === 'round' && item.round.state === 'running'
      ? { id: buildRowId(toItemRef(item)), on: findFloorNumber(floor, item) }
      : undefined,
  );
  return new Map(
    mapDefined(running, ({ id, on }) => {
      const said = pickFloorToShow(
        on,
        running.map((one) => one.on),
      );
      return said === undefined ? undefined : ([id, said] as const);
    }),
  );
}

export interface RowsSource {
  readonly published: PublishedPlan;
  readonly draft: ScheduleDraft;
  readonly items: readonly PlanItem[];
  readonly times: ReadonlyMap<string, RowTimes>;
  readonly days: number;
  readonly conflicts: readonly Conflict[] | undefined;
  readonly selected: string | undefined;
}

export function useRows(source: RowsSource): readonly RowView[] {
  const { published, draft, items, times, days, conflicts, selected } = source;
  const { plan, settings, mayPlan } = published;
  const words = useWords(scheduleWords);
  const named = useWords(termsWords);
  const drafted = useMemo(() => findDraftedRows(plan, items, draft.applied), [plan, items, draft.applied]);
  const clashes = useMemo(() => clashesOf(conflicts ?? []), [conflicts]);
  const floors = useMemo(() => floorsOf(items, published.floor), [items, published.floor]);
  const { plainTime, weekdayTime } = useTimes();
  const timeOf = days > 1 ? weekdayTime : plainTime;
  return useMemo(() => {
    const startable = findNextToStart(items);
    const danced = findLastDanced(items);
    return items.map((item, at) =>
      buildRow(item, at, {
        times,
        selected,
        drafted,
        clashes,
        lastDanced: danced,
        startable,
        floors,
        mayPlan,
        highlightOthers: settings.highlightOtherRoundsInEvent,
        showIndex: settings.showScheduleIndex,
        timeOf,
        words: words.row,
        terms: named,
      }),
    );
  }, [items, times, selected, drafted, clashes, floors, mayPlan, settings, timeOf, words, named]);
}
