import { useState } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import { useJournal } from '../../staff/journal/useJournal.ts';
import { problems } from '../../words/english/problems.ts';
import { wordsNow } from '../../words/language.ts';

/** A decision as it is written down: with its record, one at a time, and why it did not come about. */
export function useRulingDone() {
  const { staff } = useStore();
  const journal = useJournal('organizer');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    /** What lies at a place now. */
    read: async (at: string): Promise<unknown> => {
      const heard = await staff.readOnce(at);
      return heard.kind === 'known' ? heard.raw : undefined;
    },
    /** Resolves with whether it is done, or kept on this device until there is a connection. */
    perform: async (changeBy: (by: Author) => Change): Promise<boolean> => {
      setBusy(true);
      setProblem(undefined);
      const outcome = await journal.perform((by) => [changeBy(by)]);
      setBusy(false);
      if (outcome.kind === 'refused') setProblem(wordsNow(problems).refusal(outcome.problem));
      return outcome.kind !== 'refused';
    },
  };
}
