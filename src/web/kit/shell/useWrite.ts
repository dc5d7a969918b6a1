import { useState } from 'react';
import { freshKey } from '../../../store/delivery/operation.ts';
import { performed } from '../../../store/delivery/outcome.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { problems } from '../words/english/problems.ts';
import { wordsNow } from '../words/language.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useStaffQueue } from './useStaffQueue.ts';
import { useStillShown } from '../cache/useStillShown.ts';

export interface Write {
  readonly busy: boolean;
  /** Why the last one did not come about. */
  readonly problem: string | undefined;
  /** Resolves with whether it is done, or kept on this device until there is a connection. */
  readonly write: (patch: Patch) => Promise<boolean>;
}

/** A call into the hall is of the moment: a minute later nobody waits for it any more. */
const MOMENT_MS = 60_000;

/**
 * What the staff does without a record in the journal. One thing is written at a time; what was refused stays in words
 * until the next try.
 */
export function useWrite({ ofTheMoment = false } = {}): Write {
  const { staff } = useStore();
  const { queue } = useStaffQueue();
  const isHeard = useStillShown();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const write = async (patch: Patch): Promise<boolean> => {
    if (queue === undefined) return false;
    setBusy(true);
    setProblem(undefined);
    const due = ofTheMoment ? { dueUntil: (await staff.serverNow()) + MOMENT_MS } : {};
    const operation = { key: freshKey(), changes: [{ patch }], ...due };
    const outcome = await performed(queue, staff.connection, operation, isHeard);
    setBusy(false);
    if (outcome.kind === 'refused') setProblem(wordsNow(problems).refusal(outcome.problem));
    return outcome.kind !== 'refused';
  };
  return { busy, problem, write };
}
