import { useState } from 'react';
import type { JournalRecord, Author } from '../../../domain/journal/record.ts';
import { recordsOf, type Change } from '../../../store/delivery/operation.ts';
import { problems } from '../../kit/words/english/problems.ts';
import { wordsNow } from '../../kit/words/language.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useJournal, type Journal, type Office } from './useJournal.ts';
import { whatCame } from './whatCame.ts';

/** What became of it; false: it was refused. */
export type Done = 'done' | 'kept' | false;

export interface Decisions {
  readonly journal: Journal;
  readonly busy: boolean;
  /** Why the last one did not come about. */
  readonly problem: string | undefined;
  /** Everything in one patch with its records: done, or kept on this device until the connection is back; false when it was refused. */
  readonly perform: (changesBy: (by: Author) => readonly Change[]) => Promise<Done>;
  /** The same, and tells it, with the way back beside it; false when it was refused. */
  readonly act: (step: Step) => Promise<boolean>;
  /** Whether something of this kind was done here and waits for the connection: it need not be done again. */
  readonly isKept: (about: (record: JournalRecord) => boolean) => boolean;
}

/** Something that is done, the words for it then, and the step that takes it back. */
export interface Step {
  readonly changesBy: (by: Author) => readonly Change[];
  readonly done: string;
  readonly undo?: Step | undefined;
}

interface Options {
  /** Called before each change goes out. */
  readonly onAct?: () => void;
  /** A better sentence than the reason of a refusal, if there is one. */
  readonly explain?: () => Promise<string | undefined>;
}

/** What a member of the staff does one thing after the other, each with its journal record. */
export function useDecisions(office: Office, { onAct, explain }: Options = {}): Decisions {
  const toast = useToast();
  const journal = useJournal(office);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const perform = async (changesBy: (by: Author) => readonly Change[]): Promise<Done> => {
    onAct?.();
    setBusy(true);
    setProblem(undefined);
    const outcome = await journal.perform(changesBy);
    if (outcome.kind === 'refused')
      setProblem((await explain?.()) ?? wordsNow(problems).refusal(outcome.problem));
    setBusy(false);
    return outcome.kind === 'refused' ? false : outcome.kind;
  };
  const act = async ({ changesBy, done, undo }: Step): Promise<boolean> => {
    const came = await perform(changesBy);
    if (came === false) return false;
    toast({ words: whatCame(came, done), undo: undo === undefined ? undefined : () => void act(undo) });
    return true;
  };
  const isKept = (about: (record: JournalRecord) => boolean): boolean =>
    !busy &&
    journal.onTheWay.some(
      ({ operation, delivery }) => delivery.kind === 'here' && recordsOf(operation).some(about),
    );
  return { journal, busy, problem, perform, act, isKept };
}
