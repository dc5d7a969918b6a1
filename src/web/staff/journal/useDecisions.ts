import { useState } from 'react';
import type { JournalRecord, Author } from '../../../domain/journal/record.ts';
import { recordsOf, type Change } from '../../../store/delivery/operation.ts';
import { problems } from '../../words/english/problems.ts';
import { wordsNow } from '../../words/language.ts';
import { useJournal, type Office } from './useJournal.ts';

/** What became of it; false: it was refused. */
export type Done = 'done' | 'kept' | false;

export interface Decisions {
  readonly busy: boolean;
  /** Why the last one did not come about. */
  readonly problem: string | undefined;
  /** Everything in one patch with its records: done, or kept on this device until the connection is back; false when it was refused. */
  readonly perform: (changesBy: (by: Author) => readonly Change[]) => Promise<Done>;
  /** Whether something of this kind was done here and waits for the connection: it need not be done again. */
  readonly isKept: (about: (record: JournalRecord) => boolean) => boolean;
}

/** What a member of the staff does one thing after the other, each with its journal record. */
export function useDecisions(office: Office): Decisions {
  const journal = useJournal(office);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const perform = async (changesBy: (by: Author) => readonly Change[]): Promise<Done> => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await journal.perform(changesBy);
    setBusy(false);
    if (outcome.kind === 'refused') setProblem(wordsNow(problems).refusal(outcome.problem));
    return outcome.kind === 'refused' ? false : outcome.kind;
  };
  const isKept = (about: (record: JournalRecord) => boolean): boolean =>
    !busy &&
    journal.onTheWay.some(
      ({ operation, delivery }) => delivery.kind === 'here' && recordsOf(operation).some(about),
    );
  return { busy, problem, perform, isKept };
}
