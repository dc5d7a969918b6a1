import { generateKey } from '../../../store/delivery/operation.ts';
import { performOperation } from '../../../store/delivery/outcome.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useOperationRunner, type OperationRunner } from './useOperationRunner.ts';
import { useStaffQueue } from './useStaffQueue.ts';
import { useIsMounted } from '../cache/useIsMounted.ts';

export interface PatchWriter extends Omit<OperationRunner, 'run'> {
  /** Resolves to false if refused. */
  readonly write: (patch: Patch) => Promise<boolean>;
}

/** A call into the hall is stale after a minute. */
const MAX_CALL_AGE_MS = 60_000;

/** Writes by staff without a record in the journal, one at a time. */
export function usePatchWriter({ ofTheMoment = false } = {}): PatchWriter {
  const { staff } = useStore();
  const { queue } = useStaffQueue();
  const isMounted = useIsMounted();
  const { busy, problem, run } = useOperationRunner();
  const write = async (patch: Patch): Promise<boolean> => {
    if (queue === undefined) return false;
    const send = async () => {
      const due = ofTheMoment ? { dueUntil: (await staff.serverNow()) + MAX_CALL_AGE_MS } : {};
      return performOperation(
        queue,
        staff.connection,
        { key: generateKey(), changes: [{ patch }], ...due },
        isMounted,
      );
    };
    return (await run(send)) !== false;
  };
  return { busy, problem, write };
}
