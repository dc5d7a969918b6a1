import { useCallback, useMemo, useState } from 'react';
import type { Change } from '../../../domain/schedule/plan/change.ts';
import {
  EMPTY_DRAFT,
  rebase,
  withChange,
  withoutLast,
  type Draft,
  type Rebased,
  type SentDraft,
} from '../../../domain/schedule/plan/draft.ts';
import type { RenumberFlag } from '../../../domain/schedule/plan/order.ts';
import type { Plan } from '../../../domain/schedule/plan/plan.ts';
import { keepDraft, keptDraft } from '../../../store/plan/keptDraft.ts';
import { publishing } from '../../kit/words/english/publishing.ts';
import { planProblems } from '../../kit/words/english/planProblems.ts';
import { wordsNow } from '../../kit/words/language.ts';

export interface Drafting extends Rebased {
  readonly count: number;
  /** Adds a change, or says why it cannot be made. */
  readonly add: (change: Change) => string | undefined;
  readonly undo: () => void;
  readonly clear: () => void;
  /** Set while it is published and nobody here knows yet whether it has arrived: until then nothing is changed in it. */
  readonly sent: SentDraft | undefined;
  readonly markSent: (sent: SentDraft) => void;
  /** It was not published after all: everything stands as it was drafted. */
  readonly takeBack: () => void;
  /** This device keeps nothing: what is not published is gone with the page. */
  readonly isLoose: boolean;
}

/** Drafts that have been made on a plan already: a change more need not make all of them again. */
const made = new WeakMap<
  Draft,
  { readonly base: Plan; readonly flag: RenumberFlag; readonly rebased: Rebased }
>();

function rebasedOn(base: Plan, draft: Draft, flag: RenumberFlag): Rebased {
  const known = made.get(draft);
  if (known?.base === base && known.flag === flag) return known.rebased;
  const rebased = rebase(base, draft, flag);
  made.set(draft, { base, flag, rebased });
  return rebased;
}

/**
 * What is on its way is not made once more on a plan that has it already: a device shows what it has sent before the
 * answer comes.
 */
function shownOn(base: Plan, revision: number, draft: Draft, flag: RenumberFlag): Rebased {
  return draft.sent !== undefined && revision >= draft.sent.revision
    ? { plan: base, applied: [], refused: [] }
    : rebasedOn(base, draft, flag);
}

/** The changes of this device that nobody else sees yet, made again on whatever the tree says now. */
export function useDraft(eventName: string, base: Plan, revision: number, flag: RenumberFlag): Drafting {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(eventName));
  const [isLoose, setLoose] = useState(false);
  const rebased = useMemo(() => shownOn(base, revision, draft, flag), [base, revision, draft, flag]);

  const keep = useCallback(
    (next: Draft): void => {
      setDraft(next);
      setLoose(!keepDraft(eventName, next));
    },
    [eventName],
  );
  const add = useCallback(
    (change: Change): string | undefined => {
      if (draft.sent !== undefined) return wordsNow(publishing).waitForIt;
      const next = withChange({ base, draft, rebased }, change, flag);
      if (!next.ok) return wordsNow(planProblems).problem(next.problem);
      // What changes nothing is no change: a row that was put back where it stood.
      if (next.value.rebased.plan === rebased.plan) return undefined;
      made.set(next.value.draft, { base, flag, rebased: next.value.rebased });
      keep(next.value.draft);
      return undefined;
    },
    [base, draft, flag, keep, rebased],
  );
  return {
    ...rebased,
    count: draft.changes.length,
    add,
    undo: useCallback(() => keep(withoutLast(draft)), [draft, keep]),
    clear: useCallback(() => keep(EMPTY_DRAFT), [keep]),
    sent: draft.sent,
    markSent: useCallback((sent) => keep({ ...draft, sent }), [draft, keep]),
    takeBack: useCallback(() => keep({ changes: draft.changes }), [draft, keep]),
    isLoose,
  };
}
