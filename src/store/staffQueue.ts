import { DeliveryQueue } from './delivery/queue.ts';
import { createDiskQueue } from './delivery/queueStorage.ts';
import { createWire, type QueueTransport } from './delivery/wire.ts';
import { findRemainingOperation } from './floor/remainingOperation.ts';
import { rolesPath, type StaffRole } from './people/roles.ts';
import type { Store } from './store.ts';

const queues = new WeakMap<Store, Map<string, DeliveryQueue>>();

/**
 * The queue of a staff account on this page, shared by all screens. Two queues would both link their records into the
 * chain of the same device.
 */
export function getStaffQueue(store: Store, uid: string): DeliveryQueue {
  const known = queues.get(store) ?? new Map<string, DeliveryQueue>();
  queues.set(store, known);
  const { eventName, staff } = store;
  let ofStaff: QueueTransport['roleFor'] | undefined;
  const heldNow = async (): Promise<readonly StaffRole[]> => {
    const { at, parse } = rolesPath(uid);
    const heard = await staff.readOnce(at);
    return heard.kind === 'known' ? parse(heard.raw) : [];
  };
  const queue =
    known.get(uid) ??
    new DeliveryQueue(createDiskQueue(eventName, uid), {
      ...createWire(staff, (signedIn) => signedIn === uid),
      resolve: (operation, now) => findRemainingOperation(operation, (at) => staff.readOnce(at), now),
      roleFor: async (record) => {
        // Loaded together with the code that sends records.
        ofStaff ??= (await import('./journal/staffRoleFor.ts')).createStaffRolePicker(heldNow);
        return ofStaff(record);
      },
    });
  known.set(uid, queue);
  return queue;
}
