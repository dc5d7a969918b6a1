import { stillDue } from '../floor/stillDue.ts';
import type { Store } from '../store.ts';
import { shelfOnDisk } from './keptDesk.ts';
import { JournalOutbox } from './outbox.ts';
import { wireTo } from './wireTo.ts';

const outboxes = new WeakMap<Store, JournalOutbox>();

/**
 * The staff's outbox of this page: one for a competition, whatever screens are opened one after the other. Two of them
 * would each give their records a place in the chain of the same device.
 */
export function outboxOf(store: Store): JournalOutbox {
  const known = outboxes.get(store);
  if (known !== undefined) return known;
  const outbox = new JournalOutbox(
    shelfOnDisk(store.eventName),
    wireTo(store.staff, (operation, session, now) => stillDue(operation, (at) => session.readOnce(at), now)),
  );
  outboxes.set(store, outbox);
  return outbox;
}
