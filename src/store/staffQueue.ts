import { DeliveryQueue } from './delivery/queue.ts';
import { queueOnDisk } from './delivery/queueStorage.ts';
import { wireTo, type Wire } from './delivery/wire.ts';
import { remainingOperation } from './floor/remainingOperation.ts';
import { rolesOf, type StaffRole } from './people/roles.ts';
import type { Store } from './store.ts';

const queues = new WeakMap<Store, Map<string, DeliveryQueue>>();

/**
 * The queue of a staff account on this page, shared by all screens. Two queues would both link their records into the
 * chain of the same device.
 */
export function staffQueue(store: Store, uid: string): DeliveryQueue {
  const known = queues.get(store) ?? new Map<string, DeliveryQueue>();
  queues.set(store, known);
  const { eventName, staff } = store;
  let ofStaff: Wire['roleFor'] | undefined;
  const heldNow = async (): Promise<readonly StaffRole[]> => {
    const { at, parse } = rolesOf(uid);
    const heard = await staff.readOnce(at);
    return heard.kind === 'known' ? parse(heard.raw) : [];
  };
  const queue =
    known.get(uid) ??
    new DeliveryQueue(queueOnDisk(eventName, uid), {
      ...wireTo(staff, (signedIn) => signedIn === uid),
      resolve: (operation, now) => remainingOperation(operation, (at) => staff.readOnce(at), now),
      roleFor: async (record) => {
        // Loaded together with the code that sends records.
        ofStaff ??= (await import('./journal/staffRoleFor.ts')).staffRoleFor(heldNow);
        return ofStaff(record);
      },
    });
  known.set(uid, queue);
  return queue;
}
