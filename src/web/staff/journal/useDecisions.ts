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
   * @param tellRefusal gets the reason of a refusal instead of `problem`
   */
  readonly perform: (
    changesBy: (by: Author) => readonly Change[],
    tellRefusal?: (reason: string) => void,
  ) => Promise<OperationOutcome>;
  /** Performs a step and confirms it with its undo. Resolves to false if the step was refused. */
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
  /** Finds a better explanation of a refusal than its own reason, if there is one. */
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
