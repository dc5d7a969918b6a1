import type { Author } from '../../../domain/journal/record.ts';
import type { JournalRecord } from '../../../store/journal/record.ts';
import { listOperationRecords, type Change } from '../../../store/delivery/operation.ts';
import {
  useOperationRunner,
  type OperationOutcome,
  type OperationRunner,
} from '../../kit/shell/useOperationRunner.ts';
import { describeOutcome } from './describeOutcome.ts';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { useJournal, type StaffJournal, type Office } from './useJournal.ts';

export interface DecisionSender extends Omit<OperationRunner, 'run'> {
  readonly journal: StaffJournal;
  /**
   * Sends all changes in one patch with their records.
   * @param tellRefusal shows the reason elsewhere than in `problem`
   */
  readonly perform: (
    changesBy: (by: Author) => readonly Change[],
    tellRefusal?: (reason: string) => void,
  ) => Promise<OperationOutcome>;
  /** Performs a step and confirms it with its undo; false if it was refused. */
  readonly act: (step: DecisionStep, tellRefusal?: (reason: string) => void) => Promise<boolean>;
  /** True if such a change is queued on this device: it need not be repeated. */
  readonly isKept: (about: (record: JournalRecord) => boolean) => boolean;
}

export interface DecisionStep {
  readonly changesBy: (by: Author) => readonly Change[];
  readonly done: string;
  readonly undo?: DecisionStep | undefined;
}

interface Options {
  /** Called before each change goes out. */
  readonly onAct?: () => void;
  /** A better sentence than the reason of a refusal, if there is one. */
  readonly explain?: () => Promise<string | undefined>;
}

/** Changes by staff, one after the other, each with its journal record. */
export function useDecisions(office: Office, { onAct, explain }: Options = {}): DecisionSender {
  const toast = useToast();
  const journal = useJournal(office);
  const { busy, problem, run } = useOperationRunner(explain);
  const perform: DecisionSender['perform'] = (changesBy, tellRefusal) => {
    onAct?.();
    return run(() => journal.perform(changesBy), tellRefusal);
  };
  const act: DecisionSender['act'] = async ({ changesBy, done, undo }, tellRefusal) => {
    const came = await perform(changesBy, tellRefusal);
    if (came === false) return false;
    toast({
      words: describeOutcome(came, done),
      undo: undo === undefined ? undefined : () => void act(undo, tellRefusal),
    });
    return true;
  };
  const isKept = (about: (record: JournalRecord) => boolean): boolean =>
    !busy &&
    journal.onTheWay.some(
      ({ operation, delivery }) => delivery.kind === 'here' && listOperationRecords(operation).some(about),
    );
  return { journal, busy, problem, perform, act, isKept };
}
