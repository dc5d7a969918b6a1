import { useCallback, useState } from 'react';
import { applyChange, type Change } from '../../domain/schedule/plan/change.ts';
import { toldChange, type ToldChange } from '../../domain/schedule/plan/toldChange.ts';
import type { Plan } from '../../domain/schedule/plan/plan.ts';
import { autoAssignTimes } from '../../domain/schedule/times/times.ts';
import { publishPlan, takeBack, type Published } from '../../store/plan/publish.ts';
import type { PlanChange } from '../../store/plan/planning.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useObserved } from '../app/useLive.ts';
import { useJournal } from '../staff/journal/useJournal.ts';
import { publishing } from '../words/english/publishing.ts';
import { wordsNow } from '../words/language.ts';
import { useToast } from '../parts/toast/useToast.ts';
import { planProblems } from '../words/english/planProblems.ts';
import { plan as planWords } from '../words/english/plan.ts';
import { schedule } from '../words/english/schedule.ts';
import type { Drafting } from './useDraft.ts';
import { usePlanNames } from './usePlanNames.ts';
import type { PublishedPlan } from './usePlan.ts';

export interface Publishing {
  /** The plan that is under way to the server: shown until it is known whether it arrived. */
  readonly underWay: Plan | undefined;
  readonly problem: string | undefined;
  /** Everything that is drafted, as one patch. */
  readonly publish: () => void;
  /** One change at once, beside the draft: made from a round that is on the floor. */
  readonly now: (change: Change) => void;
  readonly undo: (change: PlanChange) => void;
}

/** What each change does, told of the plan it was made on. */
export function told(
  base: Plan,
  changes: readonly Change[],
  flag: PublishedPlan['settings'],
): readonly ToldChange[] {
  let plan = base;
  return changes.map((change) => {
    const does = toldChange(plan, change);
    const next = applyChange(plan, change, flag);
    if (next.ok) plan = next.value;
    return does;
  });
}

/** With `autoAssignTimes` on, whatever is published has its planned times with it. */
function withTimes(known: PublishedPlan, plan: Plan, now: number): Plan {
  if (!known.settings.autoAssignTimes) return plan;
  const timed = applyChange(
    plan,
    { kind: 'setStartTimes', times: autoAssignTimes(plan, known.timing, now) },
    known.settings,
  );
  return timed.ok ? timed.value : plan;
}

/** Publishing, and taking back what was published. */
export function usePublish(known: PublishedPlan, draft: Drafting): Publishing {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  const toast = useToast();
  const names = usePlanNames(known.plan);
  const { perform } = useJournal('schedule');
  const [underWay, setUnderWay] = useState<Plan>();
  const [problem, setProblem] = useState<string>();

  const send = useCallback(
    async (
      plan: Plan,
      write: (planner: { uid: string; name: string }) => Promise<Published>,
    ): Promise<'done' | 'kept' | undefined> => {
      if (who.kind !== 'account') return undefined;
      // What is made without a connection may be overtaken before it goes out: until then it is safer as a draft.
      if (staff.connection.now.kind === 'lost') {
        setProblem(wordsNow(publishing).offline);
        return undefined;
      }
      setUnderWay(plan);
      setProblem(undefined);
      const written = await write({ uid: who.uid, name: who.email });
      setUnderWay(undefined);
      if (written.ok) {
        if (written.isKept) toast({ words: wordsNow(publishing).kept });
        return written.isKept ? 'kept' : 'done';
      }
      // oxlint-disable-next-line eslint/no-console -- a failed batch is logged under this name (SPEC 8)
      console.error('Batch update failed', written.problem);
      setProblem(wordsNow(publishing).problem(written.problem));
      return undefined;
    },
    [who, staff, toast],
  );

  const publish = useCallback(async (): Promise<void> => {
    const after = withTimes(known, draft.plan, await staff.serverNow());
    const what = {
      before: known.plan,
      after,
      revision: known.revision,
      floor: known.floor,
      changes: told(known.plan, draft.applied, known.settings),
    };
    const sent = await send(after, (planner) => publishPlan(staff, perform, planner, what));
    if (sent === undefined) return;
    draft.clear();
    if (sent === 'done') toast({ words: wordsNow(schedule).published(draft.applied.length) });
  }, [known, draft, staff, perform, send, toast]);

  const now = useCallback(
    async (change: Change): Promise<void> => {
      const next = applyChange(known.plan, change, known.settings);
      if (!next.ok) {
        setProblem(wordsNow(planProblems).problem(next.problem));
        return;
      }
      const changes = told(known.plan, [change], known.settings);
      const { plan: before, revision, floor } = known;
      const what = { before, after: next.value, revision, floor, changes };
      if ((await send(next.value, (planner) => publishPlan(staff, perform, planner, what))) === 'done')
        toast({ words: changes.map((change) => wordsNow(planWords).change(change, names)).join(', ') });
    },
    [known, names, staff, perform, send, toast],
  );

  const undo = useCallback(
    async (change: PlanChange): Promise<void> => {
      if (
        (await send(known.plan, (planner) => takeBack(staff, perform, planner, change, known.revision))) ===
        'done'
      )
        toast({ words: wordsNow(schedule).undone });
    },
    [known, staff, perform, send, toast],
  );

  return {
    underWay,
    problem,
    publish: () => void publish(),
    now: (change) => void now(change),
    undo: (change) => void undo(change),
  };
}
