import { useState } from 'react';
import type { Outcome } from '../../../store/delivery/outcome.ts';
import { problemsWords } from '../words/english/problems.ts';
import { getWords } from '../words/language.ts';

/** The outcome of an operation; false: refused. */
export type OperationOutcome = 'done' | 'kept' | false;

export interface OperationRunner {
  readonly busy: boolean;
  /** The reason of the last refusal; cleared by the next operation. */
  readonly problem: string | undefined;
  /** Runs an operation. If `tellRefusal` is given, it gets the reason of a refusal instead of `problem`. */
  readonly run: (
    perform: () => Promise<Outcome>,
    tellRefusal?: (reason: string) => void,
  ) => Promise<OperationOutcome>;
}

/**
 * Runs operations one at a time, and keeps the reason of a refusal.
 * @param explain finds a better reason than the refusal's own, if there is one
 */
export function useOperationRunner(explain?: () => Promise<string | undefined>): OperationRunner {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run: OperationRunner['run'] = async (perform, tellRefusal = setProblem) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await perform();
    if (outcome.kind === 'refused')
      tellRefusal((await explain?.()) ?? getWords(problemsWords).refusal(outcome.problem));
    setBusy(false);
    return outcome.kind === 'refused' ? false : outcome.kind;
  };
  return { busy, problem, run };
}
