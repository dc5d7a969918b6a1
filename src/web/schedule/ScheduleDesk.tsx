import { useDeferredValue, useMemo, useState } from 'react';
import type { Change } from '../../domain/schedule/plan/change.ts';
import { isDanced, mayBecome } from '../../domain/schedule/plan/states.ts';
import { itemsOf, refOf, type ItemRef, type PlanItem } from '../../domain/schedule/plan/plan.ts';
import { clock } from '../app/clock.ts';
import { StaffBar } from '../app/StaffBar.tsx';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { Kbd } from '../parts/button/Kbd.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { BlockEditor } from './BlockEditor.tsx';
import { ScheduleDialogs, type Asked } from './ScheduleDialogs.tsx';
import { DayEnd, dayName } from './DayEnd.tsx';
import { DraftList } from './DraftList.tsx';
import { LastChanges } from './LastChanges.tsx';
import { rowId, rowOf } from './rows.ts';
import { newBlock } from './newBlock.ts';
import { RoundEditor } from './RoundEditor.tsx';
import { Timeline } from './Timeline.tsx';
import { TimesProblems } from './TimesProblems.tsx';
import { ConflictList } from './ConflictList.tsx';
import { useDraft } from './useDraft.ts';
import { useKeys } from '../staff/keyboard/useKeys.ts';
import { useStart } from './useStart.ts';
import { useConflicts } from './useConflicts.ts';
import { useTimes } from './useTimes.ts';
import type { PublishedPlan } from './usePlan.ts';
import { inWords, usePublish } from './usePublish.ts';
import { useStore } from '../app/StoreProvider.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['Alt ↑↓', 'Move'],
  ['A', 'Add round'],
  ['S', 'Skip'],
  ['D', 'Delete'],
  ['H', 'Heats'],
  ['R', 'Recall'],
  ['P', 'Panel'],
  ['B', 'Break'],
  ['U', 'Undo'],
];

const counted = (changes: number): string => (changes === 1 ? '1 change' : `${changes} changes`);

/** The planning desk: all days in one list, what is wrong with them at the side, and the selected row to be changed. */
export function ScheduleDesk({ known }: { readonly known: PublishedPlan }) {
  const { eventName } = useStore();
  const { settings, timing, judges, mayPlan, mayStart } = known;
  const draft = useDraft(eventName, known.plan, settings);
  const publishing = usePublish(known, draft);
  const plan = publishing.underWay ?? draft.plan;
  // A row that was moved stands there at once; all the times it shifts follow a moment later.
  const { times, rows: rowTimes } = useTimes(useDeferredValue(plan), timing);
  const conflicts = useConflicts(plan, timing);
  const toast = useToast();
  const start = useStart(known);
  const [selected, setSelected] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [called, setCalled] = useState({ heats: 0, recall: 0 });

  const items = useMemo(() => itemsOf(plan), [plan]);
  const byId = useMemo(() => new Map(items.map((item) => [rowId(refOf(item)), item])), [items]);
  const chosen = selected === undefined ? undefined : byId.get(selected);

  const drafted = useMemo(() => {
    const before = new Map(itemsOf(known.plan).map((item) => [rowId(refOf(item)), item]));
    const moved = draft.applied.flatMap((made) =>
      made.kind === 'move' || made.kind === 'shift' ? [rowId(made.item)] : [],
    );
    return new Set([
      ...moved,
      ...[...byId].filter(([id, item]) => !looksAlike(before.get(id), item)).map(([id]) => id),
    ]);
  }, [known.plan, byId, draft.applied]);

  const clashes = useMemo(() => {
    const found = new Map<string, 'stop' | 'warn'>();
    for (const { kind, sure, items: of } of conflicts ?? []) {
      if (kind === 'noRest' || !sure) continue;
      for (const ref of of) {
        const id = rowId(ref);
        if (found.get(id) !== 'stop') found.set(id, kind === 'onFloorTwice' ? 'stop' : 'warn');
      }
    }
    return found;
  }, [conflicts]);

  const views = useMemo(() => {
    const startable = nextToStart(items);
    const danced = lastDanced(items);
    return items.map((item, at) =>
      rowOf(item, at, {
        times: rowTimes,
        selected,
        drafted,
        clashes,
        lastDanced: danced,
        startable,
        mayPlan,
        highlightOthers: settings.highlightOtherRoundsInEvent,
        showIndex: settings.showScheduleIndex,
      }),
    );
  }, [items, rowTimes, selected, drafted, clashes, mayPlan, settings]);

  /** A change from a round on the floor goes out at once; any other waits for the draft to be published. */
  const change = (made: Change): void => {
    const isOnFloor = chosen?.kind === 'round' && chosen.round.state === 'running';
    if (isOnFloor && draft.count === 0) {
      publishing.now(made);
      return;
    }
    const why = draft.add(made);
    if (why !== undefined) toast({ words: why });
  };
  const move = (id: string, before: string | undefined): void => {
    const item = byId.get(id);
    const next = before === undefined ? undefined : byId.get(before);
    if (item === undefined || !mayPlan) return;
    change({ kind: 'move', item: refOf(item), before: next === undefined ? undefined : refOf(next) });
  };
  const addBlock = (): void => {
    const block = newBlock('break');
    change({ kind: 'addBlock', block, before: nextOpen(items, chosen) });
    setSelected(rowId({ kind: 'block', block: block.id }));
  };
  const ofChosen = (kind: 'addRound' | 'skipRound' | 'unskipRound'): void => {
    if (chosen?.kind === 'round') change({ kind, event: chosen.event.key, round: chosen.round.number });
  };
  const remove = (): void => {
    if (chosen?.kind === 'block') change({ kind: 'removeBlock', block: chosen.block.id });
    else if (chosen?.kind === 'round') setAsked({ kind: 'delete', event: chosen.event, round: chosen.round });
  };
  const call = (field: 'heats' | 'recall'): void =>
    setCalled((before) => ({ ...before, [field]: before[field] + 1 }));
  const undo = draft.count === 0 ? undefined : draft.undo;

  useKeys(
    mayPlan
      ? {
          a: () => ofChosen('addRound'),
          s: () =>
            ofChosen(
              chosen?.kind === 'round' && chosen.round.state === 'skipped' ? 'unskipRound' : 'skipRound',
            ),
          d: chosen === undefined ? undefined : remove,
          h: () => call('heats'),
          r: () => call('recall'),
          p: () => {
            if (chosen?.kind === 'round')
              setAsked({ kind: 'panel', event: chosen.event, round: chosen.round });
          },
          b: addBlock,
          u: undo,
          'ctrl+z': undo,
          Escape: () => setSelected(undefined),
        }
      : { Escape: () => setSelected(undefined) },
  );

  const words = useMemo(
    () => inWords(known.plan, draft.applied, settings),
    [known.plan, draft.applied, settings],
  );
  const lastDay = times.items.length === 0 ? undefined : times.days.at(-1);
  return (
    <div className="schedule">
      <StaffBar screen="schedule">
        {times.days.length > 1
          ? times.days.map(({ planned }) => (
              <Button
                key={planned.from}
                size="small"
                look="plain"
                onClick={() => {
                  const first = times.items.find(({ planned: span }) => span.from >= planned.from);
                  if (first !== undefined) setSelected(rowId(first.ref));
                }}
              >
                {dayName(planned.from)}
              </Button>
            ))
          : null}
        {lastDay === undefined ? null : (
          <span className="schedule-brief">
            ends <b className="number">{clock(lastDay.end?.likely ?? lastDay.planned.to)}</b>
          </span>
        )}
        {mayPlan ? (
          <>
            <Button size="small" onClick={() => setAsked({ kind: 'whatIf' })}>
              What if…
            </Button>
            <Button size="small" onClick={() => window.print()}>
              Print
            </Button>
            <Button
              size="small"
              look="main"
              busy={publishing.underWay !== undefined}
              busyWord="Publishing"
              blocked={draft.applied.length === 0 ? 'Nothing to publish' : undefined}
              onClick={publishing.publish}
            >
              {`Publish ${counted(draft.applied.length)}`}
            </Button>
          </>
        ) : null}
      </StaffBar>
      {items.length === 0 ? (
        <main className="schedule-day">
          <EmptyState more="Make them from the entries: how many dance on, and in how many heats, follows from the fields.">
            No rounds yet.
          </EmptyState>
        </main>
      ) : (
        <Timeline
          rows={views}
          hideLevelIcons={settings.hideLevelIcons}
          mayStart={mayStart}
          select={setSelected}
          start={(id) => start(byId.get(id))}
          move={move}
        />
      )}
      <aside className="schedule-side" aria-label="The day">
        {times.items.length === 0
          ? null
          : times.days.map((day) => (
              <DayEnd key={day.planned.from} day={day} named={times.days.length > 1} />
            ))}
        <TimesProblems times={times} />
        <DraftList draft={draft} words={words} plan={plan} problem={publishing.problem} />
        {chosen === undefined ? null : (
          <div className="schedule-selected">
            {chosen.kind === 'round' ? (
              <RoundEditor
                key={selected}
                event={chosen.event}
                round={chosen.round}
                judges={judges}
                ties={known.ties}
                mayPlan={mayPlan}
                change={change}
                remove={remove}
                panel={() => setAsked({ kind: 'panel', event: chosen.event, round: chosen.round })}
                calledHeats={called.heats}
                calledRecall={called.recall}
              />
            ) : (
              <BlockEditor key={selected} block={chosen.block} mayPlan={mayPlan} change={change} />
            )}
            <Button
              size="small"
              look="plain"
              className="schedule-close"
              onClick={() => setSelected(undefined)}
            >
              Close
            </Button>
          </div>
        )}
        {conflicts === undefined ? null : (
          <ConflictList conflicts={conflicts} plan={plan} selected={selected} select={setSelected} />
        )}
        {mayPlan ? (
          <section aria-label="The whole day">
            <h2>The whole day</h2>
            <div className="schedule-verbs">
              {settings.hideGenerateRoundsButton ? null : (
                <Button size="small" onClick={() => setAsked({ kind: 'generate' })}>
                  Make rounds…
                </Button>
              )}
              <Button size="small" onClick={() => setAsked({ kind: 'order' })}>
                Propose an order…
              </Button>
              <Button size="small" onClick={() => setAsked({ kind: 'panels' })}>
                Spread the judges…
              </Button>
              <Button size="small" onClick={() => setAsked({ kind: 'times' })}>
                Set the times…
              </Button>
              <Button size="small" onClick={() => change({ kind: 'sort' })}>
                Sort by level
              </Button>
              <Button size="small" kbd="B" onClick={addBlock}>
                Add a break
              </Button>
              {settings.hideClearRoundsButton ? null : (
                <Button size="small" look="plain" onClick={() => setAsked({ kind: 'clear' })}>
                  Clear rounds…
                </Button>
              )}
            </div>
          </section>
        ) : null}
        <LastChanges log={known.log} undo={mayPlan ? publishing.undo : undefined} />
        {mayPlan ? (
          <ul className="schedule-keys" aria-label="Keys">
            {KEYS.map(([key, does]) => (
              <li key={key}>
                <Kbd>{key}</Kbd>
                {does}
              </li>
            ))}
          </ul>
        ) : null}
      </aside>
      <ScheduleDialogs
        asked={asked}
        leave={() => setAsked(undefined)}
        change={change}
        known={known}
        plan={plan}
        times={times}
      />
    </div>
  );
}

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

// One that is due, and two for when its couples are not there.
const STARTABLE = 3;

const maySoonStart = ({ event, round }: Extract<PlanItem, { kind: 'round' }>): boolean =>
  round.state === 'initialized' && mayBecome(event, round.number, 'running').ok;

function nextToStart(items: readonly PlanItem[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of items) {
    if (found.size === STARTABLE) break;
    if (item.kind === 'round' && maySoonStart(item)) found.add(rowId(refOf(item)));
  }
  return found;
}

/** The place of the last row that is or was on the floor; −1 before the day has begun. */
const lastDanced = (items: readonly PlanItem[]): number =>
  items.findLastIndex((item) => item.kind === 'round' && isDanced(item.round));

/** A break is put behind the selected row, or before the first row that is still to be danced. */
function nextOpen(items: readonly PlanItem[], chosen: PlanItem | undefined): ItemRef | undefined {
  const danced = lastDanced(items);
  const at = chosen === undefined ? danced : Math.max(items.indexOf(chosen), danced);
  const next = items[at + 1];
  return next === undefined ? undefined : refOf(next);
}
