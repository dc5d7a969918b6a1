import type { Operation } from '../../../store/delivery/operation.ts';
import type { OnTheWay, Queue } from '../../../store/delivery/queue.ts';
import type { Refusal } from '../../../store/delivery/refusal.ts';
import { useStaffQueue } from '../../app/useStaffQueue.ts';

/** Something that was done on this device, and why it did not come about. */
export interface RefusedOperation {
  readonly operation: Operation;
  readonly problem: Refusal;
  readonly tryAgain: () => void;
  /** A person has read it. */
  readonly dismiss: () => void;
}

/** What was done here and refused, of all that is on its way. */
export const refusedIn = (
  queue: Pick<Queue, 'tryAgain' | 'forget'> | undefined,
  onTheWay: readonly OnTheWay[],
): readonly RefusedOperation[] =>
  onTheWay.flatMap(({ operation, delivery }) =>
    delivery.kind === 'refused'
      ? [
          {
            operation,
            problem: delivery.problem,
            tryAgain: () => void queue?.tryAgain(operation.key),
            dismiss: () => void queue?.forget(operation.key),
          },
        ]
      : [],
  );

/** What whoever is signed in did on any of the staff's screens here, and the backend does not have. */
export function useNotSaved(): {
  readonly refused: readonly RefusedOperation[];
  /** So many are kept on this device, and go out when there is a connection. */
  readonly saved: number;
} {
  const { queue, onTheWay } = useStaffQueue();
  return {
    refused: refusedIn(queue, onTheWay),
    saved: onTheWay.filter(({ delivery }) => delivery.kind === 'here').length,
  };
}
