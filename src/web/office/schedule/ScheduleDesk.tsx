import { useDeferredValue, useMemo, useState } from 'react';
import { listItems, toItemRef } from '../../../domain/schedule/plan/plan.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildRowId } from './rows.ts';
import { ScheduleBar } from './ScheduleBar.tsx';
import { ScheduleDialogs, type ScheduleQuestion } from './ScheduleDialogs.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import { ScheduleSidebar } from './ScheduleSidebar.tsx';
import { Timeline } from './Timeline.tsx';
import { useConflicts } from '../../staff/conflicts/useConflicts.ts';
import { useDayChanges } from './useDayChanges.ts';
import { useDraft } from './useDraft.ts';
import type { PublishedPlan } from './usePlan.ts';
import { usePublish } from './usePublish.ts';
import { useRows } from './useRows.ts';
import { useScheduleStarts } from './useScheduleStarts.ts';
import { usePlanTimes } from './usePlanTimes.ts';

/** The planning desk: all days in one list, their problems at the side, and the selected row to edit. */
export function ScheduleDesk({ known }: { readonly known: PublishedPlan }) {
  const { eventName } = useStore();
  const { settings, timing, mayPlan, mayStart } = known;
  const words = useWords(scheduleWords);
  const draft = useDraft(eventName, known.plan, known.revision, settings);
  const publishing = usePublish(known, draft);
  const plan = publishing.underWay ?? draft.plan;
  // Deferred: a moved row shows at once, the times it shifts follow.
  const { times, rows: rowTimes } = usePlanTimes(useDeferredValue(plan), timing);
  const conflicts = useConflicts(plan, timing);
  const { start, askToStop, dialog } = useScheduleStarts(known);
  const [selected, setSelected] = useState<string>();
  const [asked, setAsked] = useState<ScheduleQuestion>();
  const [isBlank, setIsBlank] = useState(false);
  const [called, setCalled] = useState({ heats: 0, recall: 0 });

  const items = useMemo(() => listItems(plan), [plan]);
  // True without a row and without a draft: then one button makes the day.
  const isEmpty = mayPlan && items.length === 0 && draft.count === 0 && !isBlank;
  const byId = useMemo(() => new Map(items.map((item) => [buildRowId(toItemRef(item)), item])), [items]);
  const chosen = selected === undefined ? undefined : byId.get(selected);
  const rows = useRows({
    published: known,
    draft,
    items,
    times: rowTimes,
    days: times.days.length,
    conflicts,
    selected,
  });
  const changes = useDayChanges({
    items,
    byId,
    chosen,
    draft,
    publishing,
    mayPlan,
    ask: setAsked,
  });

  const planning = {
    a: changes.addRound,
    s: changes.skip,
    d: chosen === undefined ? undefined : changes.remove,
    h: () => setCalled((before) => ({ ...before, heats: before.heats + 1 })),
    r: () => setCalled((before) => ({ ...before, recall: before.recall + 1 })),
    p: changes.panel,
    b: changes.addBreak,
    u: changes.undo,
    'ctrl+z': changes.undo,
  };
  useKeys({ ...(mayPlan ? planning : {}), Escape: () => setSelected(undefined) });

  return (
    <div className="schedule">
      <ScheduleBar
        times={times}
        drafted={draft.applied.length}
        publishing={publishing}
        mayPlan={mayPlan && !isEmpty}
        select={setSelected}
        onWhatIf={() => setAsked({ kind: 'whatIf' })}
      />
      {isEmpty ? <EmptySchedule published={known} draft={draft} onBlank={() => setIsBlank(true)} /> : null}
      {!isEmpty && items.length === 0 ? (
        <main className="schedule-day">
          <EmptyState more={words.noRoundsMore}>{words.noRounds}</EmptyState>
        </main>
      ) : null}
      {items.length === 0 ? null : (
        <Timeline
          rows={rows}
          hideLevelIcons={settings.hideLevelIcons}
          mayStart={mayStart}
          select={setSelected}
          start={(id) => start(byId.get(id))}
          stopRound={(id) => askToStop(byId.get(id))}
          move={changes.move}
        />
      )}
      {isEmpty ? null : (
        <ScheduleSidebar
          published={known}
          plan={plan}
          times={times}
          draft={draft}
          publishing={publishing}
          conflicts={conflicts}
          chosen={chosen}
          selected={selected}
          select={setSelected}
          changes={changes}
          called={called}
          ask={setAsked}
        />
      )}
      {dialog}
      <ScheduleDialogs
        question={asked}
        onClose={() => setAsked(undefined)}
        change={changes.change}
        published={known}
        plan={plan}
        times={times}
      />
    </div>
  );
}
