import type { Conflict } from '../../../domain/schedule/conflicts/conflicts.ts';
import type { Plan, PlanItem } from '../../../domain/schedule/plan/plan.ts';
import type { Times } from '../../../domain/schedule/times/times.ts';
import type { PlanPublication } from '../../../store/plan/planning.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { ConflictList, ConflictsLoading } from './ConflictList.tsx';
import { DayEndBand } from './DayEndBand.tsx';
import { DraftList } from './DraftList.tsx';
import { KeyList } from './KeyList.tsx';
import { LastChanges } from './LastChanges.tsx';
import type { ScheduleQuestion } from './ScheduleDialogs.tsx';
import { SelectedRow } from './SelectedRow.tsx';
import { TimesProblems } from './TimesProblems.tsx';
import type { DayChanges } from './useDayChanges.ts';
import type { ScheduleDraft } from './useDraft.ts';
import { usePlanNames } from './usePlanNames.ts';
import { usePublications } from './usePublications.ts';
import type { PublishedPlan } from './usePlan.ts';
import type { PlanPublisher } from './usePublish.ts';
import { WholeDayActions } from './WholeDayActions.tsx';

const NONE: readonly PlanPublication[] = [];

export interface ScheduleSidebarProps {
  readonly published: PublishedPlan;
  readonly plan: Plan;
  readonly times: Times;
  readonly draft: ScheduleDraft;
  readonly publishing: PlanPublisher;
  readonly conflicts: readonly Conflict[] | undefined;
  readonly chosen: PlanItem | undefined;
  readonly selected: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly changes: DayChanges;
  readonly called: { readonly heats: number; readonly recall: number };
  readonly ask: (asked: ScheduleQuestion) => void;
}

/** Beside the rows: the end of the day, the draft, and one thing: the selected row, or else the whole day. */
export function ScheduleSidebar(props: ScheduleSidebarProps) {
  const { published, plan, times, draft, publishing, chosen, selected, select, changes, called } = props;
  const words = useWords(scheduleWords);
  const names = usePlanNames(plan);
  return (
    <aside className="schedule-side" aria-label={words.side}>
      {times.items.length === 0
        ? null
        : times.days.map((day) => (
            <DayEndBand key={day.planned.from} day={day} named={times.days.length > 1} />
          ))}
      {/* Reports a failed publication here, where it is always in sight. */}
      <DraftList published={published} draft={draft} names={names} publishing={publishing} />
      {chosen === undefined ? (
        <WholeDay {...props} />
      ) : (
        <SelectedRow
          key={selected}
          item={chosen}
          published={published}
          changes={changes}
          called={called}
          onClose={() => select(undefined)}
        />
      )}
    </aside>
  );
}

/** The conflicts, actions on the whole day, and the last changes. */
function WholeDay(props: ScheduleSidebarProps) {
  const { published, plan, times, publishing, conflicts, selected, select, changes, ask } = props;
  const names = usePlanNames(plan);
  const publications = usePublications();
  return (
    <>
      <TimesProblems plan={plan} times={times} />
      {/* The length of the list is unknown: everything below appears together with it, and is not pushed down. */}
      {conflicts === undefined ? (
        <ConflictsLoading />
      ) : (
        <>
          <ConflictList conflicts={conflicts} plan={plan} selected={selected} select={select} names={names} />
          {published.mayPlan ? (
            <WholeDayActions settings={published.settings} changes={changes} ask={ask} />
          ) : null}
          <LastChanges
            publications={valueOr(publications, NONE)}
            names={names}
            revision={published.revision}
            undo={published.mayPlan ? publishing.undo : undefined}
          />
          {published.mayPlan && publications.kind !== 'waiting' ? <KeyList /> : null}
        </>
      )}
    </>
  );
}
