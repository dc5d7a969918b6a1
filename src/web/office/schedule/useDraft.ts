import { useCallback, useMemo, useState } from 'react';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import {
  EMPTY_DRAFT,
  rebase,
  appendChange,
  undoLastChange,
  type PlanDraft,
  type RebasedDraft,
  type SentDraft,
} from '../../../domain/schedule/plan/draft.ts';
import type { RenumberFlag } from '../../../domain/schedule/plan/order.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { savePlanDraft, readPlanDraft } from '../../../store/plan/planDraft.ts';
import { publishingWords } from '../../kit/words/english/publishing.ts';
import { planProblemsWords } from '../../kit/words/english/planProblems.ts';
import { getWords } from '../../kit/words/language.ts';

export interface ScheduleDraft extends RebasedDraft {
  readonly count: number;
  /** Adds changes, all or none of them, or returns the reason why one cannot be made. */
  readonly add: (...changes: readonly PlanChange[]) => string | undefined;
  readonly undo: () => void;
  readonly clear: () => void;
  /** Set while a publication is unconfirmed: until then the draft is locked. */
  readonly sent: SentDraft | undefined;
  readonly markSent: (sent: SentDraft) => void;
  /** Restores the draft, if it was not published after all. */
  readonly restore: () => void;
  /** This device saves nothing: a reload loses unpublished changes. */
  readonly isLoose: boolean;
}

/** Drafts already applied to a plan: one more change need not apply all of them again. */
const made = new WeakMap<
  PlanDraft,
  { readonly base: Plan; readonly flag: RenumberFlag; readonly rebased: RebasedDraft }
>();

function rebasedOn(base: Plan, draft: PlanDraft, flag: RenumberFlag): RebasedDraft {
  const known = made.get(draft);
  if (known?.base === base && known.flag === flag) return known.rebased;
  const rebased = rebase(base, draft, flag);
  made.set(draft, { base, flag, rebased });
  return rebased;
}

/** Skips a sent draft on a plan that already has it: a device shows its own writes before the answer comes. */
function rebaseDraft(base: Plan, revision: number, draft: PlanDraft, flag: RenumberFlag): RebasedDraft {
  return draft.sent !== undefined && revision >= draft.sent.revision
    ? { plan: base, applied: [], refused: [] }
    : rebasedOn(base, draft, flag);
}

/** The unpublished changes of this device, applied to the latest plan. */
export function useDraft(eventName: string, base: Plan, revision: number, flag: RenumberFlag): ScheduleDraft {
  const [draft, setDraft] = useState<PlanDraft>(() => readPlanDraft(eventName));
  const [isLoose, setLoose] = useState(false);
  const rebased = useMemo(() => rebaseDraft(base, revision, draft, flag), [base, revision, draft, flag]);

  const keep = useCallback(
    (next: PlanDraft): void => {
      setDraft(next);
      setLoose(!savePlanDraft(eventName, next));
    },
    [eventName],
  );
  const add = useCallback(
    (...changes: readonly PlanChange[]): string | undefined => {
      if (draft.sent !== undefined) return getWords(publishingWords).waitForIt;
      let last = { draft, rebased };
      for (const change of changes) {
        const next = appendChange({ base, ...last }, change, flag);
        if (!next.ok) return getWords(planProblemsWords).problem(next.problem);
        // Skip changes without an effect, such as a row that was put back in its place.
        if (next.value.rebased.plan !== last.rebased.plan) last = next.value;
      }
      if (last.draft === draft) return undefined;
      made.set(last.draft, { base, flag, rebased: last.rebased });
      keep(last.draft);
      return undefined;
    },
    [base, draft, flag, keep, rebased],
  );
  return {
    ...rebased,
    count: draft.changes.length,
    add,
    undo: useCallback(() => keep(undoLastChange(draft)), [draft, keep]),
    clear: useCallback(() => keep(EMPTY_DRAFT), [keep]),
    sent: draft.sent,
    markSent: useCallback((sent) => keep({ ...draft, sent }), [draft, keep]),
    restore: useCallback(() => keep({ changes: draft.changes }), [draft, keep]),
    isLoose,
  };
}
