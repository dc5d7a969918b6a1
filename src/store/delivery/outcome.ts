import type { Observable } from '../connection/observed.ts';
import type { ConnectionState } from '../connection/states.ts';
import type { Operation } from './operation.ts';
import type { DeliveryQueue } from './queue.ts';
import type { Refusal } from './refusal.ts';

export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: Refusal }
  /** Offline: saved on this device, and sent later. */
  | { readonly kind: 'kept' };

function outcomeNow(queue: DeliveryQueue, connection: ConnectionState, key: string): Outcome | undefined {
  const mine = queue.onTheWay.now.find(({ operation }) => operation.key === key);
  if (mine === undefined)
    return queue.overtaken.now.some((operation) => operation.key === key)
      ? { kind: 'refused', problem: { code: 'overtaken' } }
      : { kind: 'done' };
  const { delivery } = mine;
  if (delivery.kind === 'refused') return delivery;
  return delivery.kind === 'here' && connection.kind === 'lost' ? { kind: 'kept' } : undefined;
}

/**
 * Performs an operation and resolves with its outcome. A refusal the caller can show leaves the queue.
 * @param isHeard false if the caller is gone; then a refusal stays in the queue
 */
export async function performOperation(
  queue: DeliveryQueue,
  connection: Observable<ConnectionState>,
  operation: Operation,
  isHeard: () => boolean = () => true,
): Promise<Outcome> {
  void queue.perform(operation);
  const outcome = await new Promise<Outcome>((resolve) => {
    const look = (): void => {
      const known = outcomeNow(queue, connection.now, operation.key);
      if (known === undefined) return;
      leaveQueue();
      leaveConnection();
      resolve(known);
    };
    const leaveQueue = queue.onTheWay.observe(look);
    const leaveConnection = connection.observe(look);
    look();
  });
  if (outcome.kind === 'refused' && isHeard()) await queue.forget(operation.key);
  return outcome;
}
