import { useMemo } from 'react';
import type { Judge } from '../../../domain/competition.ts';
import type { JudgeConflicts } from '../../../domain/schedule/plan/panels.ts';
import { createPlan, type Plan } from '../../../domain/schedule/plan/plan.ts';
import { DEFAULT_TIMING, type Timing } from '../../../domain/schedule/times/timing.ts';
import { blocks } from '../../../store/plan/blocks.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { allEvents } from '../../../store/events/events.ts';
import { judgeConflictsPath } from '../../../store/people/judgeTies.ts';
import { livePath, type FloorPosition } from '../../../store/floor/live.ts';
import { markedRounds } from '../../../store/sheets/marks.ts';
import { planRevision } from '../../../store/plan/planning.ts';
import { eventSettingsPath, type EventSettings } from '../../../store/competition/settings.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { timing } from '../../../store/competition/timing.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { useMyRoles } from '../../kit/shell/useMyRoles.ts';

export interface PublishedPlan {
  readonly plan: Plan;
  readonly timing: Timing;
  readonly settings: EventSettings;
  readonly judges: readonly Judge[];
  readonly ties: readonly JudgeConflicts[];
  readonly revision: number;
  readonly floor: readonly FloorPosition[];
  /** Admin and scrutineer plan; the MC may put rounds on the floor; others may look. */
  readonly mayPlan: boolean;
  readonly mayStart: boolean;
}

export type PlanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'known'; readonly value: PublishedPlan };

const NO_TIES: readonly JudgeConflicts[] = [];
const EMPTY_FLOOR: readonly FloorPosition[] = [];
const NO_MARKS: ReadonlySet<string> = new Set();

export function usePlan(): PlanState {
  const { staff } = useStore();
  const roles = useMyRoles();
  const mine: readonly StaffRole[] = valueOr(roles, []);
  const mayPlan = mine.includes('admin') || mine.includes('scrutineer');
  const all = useLive(staff, allEvents);
  const others = useLive(staff, blocks);
  const flags = useLive(staff, eventSettingsPath);
  const timed = valueOr(useLive(staff, timing), DEFAULT_TIMING);
  const about = valueOr(useLive(staff, competitionBasics), undefined);
  const marked = useLive(staff, mayPlan ? markedRounds : undefined);
  const ties = valueOr(useLive(staff, judgeConflictsPath), NO_TIES);
  const revision = useLive(staff, planRevision);
  const floor = valueOr(useLive(staff, livePath), EMPTY_FLOOR);

  const isReady = !mayPlan || (marked.kind !== 'waiting' && revision.kind !== 'waiting');
  const marks = valueOr(marked, NO_MARKS);
  const plan = useMemo(
    () =>
      all.kind === 'known' && others.kind === 'known' && isReady
        ? createPlan(all.value, others.value, (event, round) => marks.has(`${event}/${round}`), floor)
        : undefined,
    [all, others, marks, floor, isReady],
  );
  if (all.kind === 'refused') return { kind: 'refused' };
  if (plan === undefined || flags.kind !== 'known' || roles.kind !== 'known') return { kind: 'waiting' };
  return {
    kind: 'known',
    value: {
      plan,
      timing: timed,
      settings: flags.value,
      judges: about?.judges ?? [],
      ties,
      revision: valueOr(revision, 0),
      floor,
      mayPlan,
      mayStart: mayPlan || mine.includes('mc'),
    },
  };
}
