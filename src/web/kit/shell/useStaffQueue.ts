import { Observable } from '../../../store/connection/observed.ts';
import type { Operation } from '../../../store/delivery/operation.ts';
import type { PendingOperation, DeliveryQueue } from '../../../store/delivery/queue.ts';
import { getStaffQueue } from '../../../store/staffQueue.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';

/** The operations queue of the signed-in account, for a staff screen. */
export interface StaffQueue {
  /** Undefined while signed out. */
  readonly queue: DeliveryQueue | undefined;
  /** The device's name in the journal; undefined until the queue is loaded. */
  readonly device: string | undefined;
  /** Operations of this device that the server has not taken yet, of all screens. */
  readonly onTheWay: readonly PendingOperation[];
  /** Operations that came too late: another device's won. */
  readonly overtaken: readonly Operation[];
}

const NOTHING = new Observable<readonly PendingOperation[]>([]);
const NOBODY_LATE = new Observable<readonly Operation[]>([]);
const UNKNOWN = new Observable<string | undefined>(undefined);

/** The queue that keeps operations of staff screens until the server has them. */
export function useStaffQueue(): StaffQueue {
  const store = useStore();
  const who = useObserved(store.staff.who);
  const queue = who.kind === 'account' ? getStaffQueue(store, who.uid) : undefined;
  return {
    queue,
    device: useObserved(queue?.device ?? UNKNOWN),
    onTheWay: useObserved(queue?.onTheWay ?? NOTHING),
    overtaken: useObserved(queue?.overtaken ?? NOBODY_LATE),
  };
}
