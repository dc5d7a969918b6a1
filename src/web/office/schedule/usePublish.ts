import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { applyChange, type PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { LoggedChange } from '../../../store/journal/record.ts';
import { describeChange } from '../../../store/plan/describeChange.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import {
  publishPlan,
  undoPublication,
  findPublishProblem,
  type PublishResult,
  type PublishProblem,
} from '../../../store/plan/publish.ts';
import type { PlanPublication } from '../../../store/plan/planning.ts';
import { logFailure } from '../../../store/connection/logFailure.ts';
import { findSentDraftStatus } from '../../../store/plan/sentDraft.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useObserved } from '../../kit/cache/useLive.ts';
import { useJournal, type StaffJournal } from '../../staff/journal/useJournal.ts';
import { publishingWords } from '../../kit/words/english/publishing.ts';
import { getWords } from '../../kit/words/language.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { planWords } from '../../kit/words/english/plan.ts';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import type { ScheduleDraft } from './useDraft.ts';
import { usePublications } from './usePublications.ts';
import { usePlanNames } from './usePlanNames.ts';
import type { PublishedPlan } from './usePlan.ts';
import { assignPlannedTimes } from './assignPlannedTimes.ts';
import { adjustSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

export interface PlanPublisher {
  /** The plan on its way to the server: shown until it is confirmed or refused. */
  readonly underWay: Plan | undefined;
  readonly problem: string | undefined;
  /** The draft was sent and the connection broke before the answer: it is neither a draft nor published. */
  readonly isAwaited: boolean;
  /** Publishes the whole draft as one patch. */
  readonly publish: () => void;
  /** Publishes one change of a round on the floor at once, apart from the draft. */
  readonly publishNow: (change: PlanChange) => void;
  readonly undo: (publication: PlanPublication) => void;
}

/** Describes each change, relative to the plan it was made on. */
export function describeChanges(
  base: Plan,
  changes: readonly PlanChange[],
  flag: PublishedPlan['settings'],
): readonly LoggedChange[] {
  let plan = base;
  return changes.map((change) => {
    const does = describeChange(plan, change);
    const next = applyChange(plan, change, flag);
    if (next.ok) plan = next.value;
    return does;
  });
}

/**
 * Follows a draft that was sent before the connection broke, also over a reload: once received it is published, once
 * refused it is a draft again, with the reason.
 */
function useSentDraft(
  draft: ScheduleDraft,
  { device, onTheWay, queue }: StaffJournal,
  isUnderWay: boolean,
  told: (refused: PublishProblem | undefined) => void,
): void {
  const { staff } = useStore();
  const publications = valueOr(usePublications(), undefined);
  const { sent, count, clear, restore } = draft;
  const toast = useToast();
  const fate =
    sent === undefined || isUnderWay
      ? undefined
      : findSentDraftStatus(sent, { device, onTheWay, publications });
  const settle = useEffectEvent((): void => {
    switch (fate?.kind) {
      case undefined:
      case 'on its way':
        return;
      case 'published':
        clear();
        toast({ words: getWords(scheduleWords).published(count) });
        return;
      case 'refused':
        restore();
        void findPublishProblem(staff, fate, fate.problem).then(told);
        void queue?.forget(fate.operation);
        return;
      case 'not published':
        restore();
        told(undefined);
        return;
      default:
        unreachable(fate);
    }
  });
  const kind = fate?.kind;
  useEffect(() => {
    if (kind !== undefined) settle();
  }, [kind]);
}

export function usePublish(known: PublishedPlan, draft: ScheduleDraft): PlanPublisher {
  const { staff } = useStore();
  const who = useObserved(staff.who);
  const toast = useToast();
  const names = usePlanNames(known.plan);
  const journal = useJournal('schedule');
  const { perform } = journal;
  const publisher = useMemo(() => ({ session: staff, perform }), [staff, perform]);
  const [underWay, setUnderWay] = useState<Plan>();
  const [problem, setProblem] = useState<string>();

  useSentDraft(draft, journal, underWay !== undefined, (refused) =>
    setProblem(
      refused === undefined
        ? getWords(publishingWords).notArrived
        : getWords(publishingWords).problem(refused, names.event),
    ),
  );

  const send = useCallback(
    async (plan: Plan, make: () => Promise<PublishResult>): Promise<'done' | 'kept' | undefined> => {
      if (who.kind !== 'account') return undefined;
      // A queued publication may be overtaken before it goes out: it is safer as a draft.
      if (staff.connection.now.kind === 'lost') {
        setProblem(getWords(publishingWords).offline);
        return undefined;
      }
      setUnderWay(plan);
      setProblem(undefined);
      const written = await make();
      setUnderWay(undefined);
      if (written.ok) {
        if (written.isKept) toast({ words: adjustSavedSentence(getWords(publishingWords).kept) });
        return written.isKept ? 'kept' : 'done';
      }
      logFailure({ kind: 'batch' }, written.problem);
      setProblem(getWords(publishingWords).problem(written.problem, names.event));
      return undefined;
    },
    [who, staff, toast, names],
  );

  const publish = useCallback(async (): Promise<void> => {
    const after = assignPlannedTimes(known, draft.plan, await staff.serverNow());
    const what = {
      before: known.plan,
      after,
      revision: known.revision,
      changes: describeChanges(known.plan, draft.applied, known.settings),
    };
    const sent = await send(after, () => publishPlan(publisher, what, draft.markSent));
    // Queued here, it may still be refused: until that is known it stays a draft.
    if (sent === 'kept') return;
    if (sent === undefined) {
      draft.restore();
      return;
    }
    draft.clear();
    toast({ words: getWords(scheduleWords).published(draft.applied.length) });
  }, [known, draft, staff, publisher, send, toast]);

  const now = useCallback(
    async (change: PlanChange): Promise<void> => {
      const next = applyChange(known.plan, change, known.settings);
      if (!next.ok) {
        setProblem(getWords(planProblemsWords).problem(next.problem));
        return;
      }
      const changes = describeChanges(known.plan, [change], known.settings);
      const { plan: before, revision } = known;
      const what = { before, after: next.value, revision, changes };
      if ((await send(next.value, () => publishPlan(publisher, what))) === 'done')
        toast({ words: changes.map((change) => getWords(planWords).change(change, names)).join(', ') });
    },
    [known, names, publisher, send, toast],
  );

  const undo = useCallback(
    async (publication: PlanPublication): Promise<void> => {
      if ((await send(known.plan, () => undoPublication(publisher, publication, known.revision))) === 'done')
        toast({ words: getWords(scheduleWords).undone });
    },
    [known, publisher, send, toast],
  );

  return {
    underWay,
    problem,
    isAwaited: draft.sent !== undefined && underWay === undefined,
    publish: () => void publish(),
    publishNow: (change) => void now(change),
    undo: (publication) => void undo(publication),
  };
}
