import type { Observed } from '../connection/observed.ts';
import type { Connection } from '../connection/states.ts';
import type { Operation } from './operation.ts';
import type { JournalOutbox } from './outbox.ts';

/** What has become of an operation, as far as whoever did it can be told now. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: string }
  /** The connection is down: it is on this device and goes out when the connection is back. */
  | { readonly kind: 'kept' };

const TOO_LATE = 'Somebody else was quicker: nothing was changed.';

function outcomeNow(outbox: JournalOutbox, connection: Connection, key: string): Outcome | undefined {
  const mine = outbox.onTheWay.now.find(({ operation }) => operation.key === key);
  if (mine === undefined)
    return outbox.overtaken.now.some((operation) => operation.key === key)
      ? { kind: 'refused', problem: TOO_LATE }
      : { kind: 'done' };
  const { delivery } = mine;
  if (delivery.kind === 'refused') return delivery;
  return delivery.kind === 'here' && connection.kind === 'lost' ? { kind: 'kept' } : undefined;
}

/**
 * Does the operation and says what became of it. A refused one is told here and does not stay on the device, where it would
 * wait for somebody to try it again.
 */
export async function performed(
  outbox: JournalOutbox,
  connection: Observed<Connection>,
  operation: Operation,
): Promise<Outcome> {
  void outbox.perform(operation);
  const outcome = await new Promise<Outcome>((resolve) => {
    const look = (): void => {
      const known = outcomeNow(outbox, connection.now, operation.key);
      if (known === undefined) return;
      leaveOutbox();
      leaveLine();
      resolve(known);
    };
    const leaveOutbox = outbox.onTheWay.observe(look);
    const leaveLine = connection.observe(look);
    look();
  });
  if (outcome.kind === 'refused') await outbox.forget(operation.key);
  return outcome;
}
