import { Observed } from '../../../store/connection/observed.ts';
import type { Operation } from '../../../store/delivery/operation.ts';
import type { OnTheWay, Queue } from '../../../store/delivery/queue.ts';
import { staffQueue } from '../../../store/staffQueue.ts';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';

/** What a screen of the staff knows of the queue of whoever is signed in. */
export interface StaffQueue {
  /** Undefined while nobody is signed in: nobody could do anything. */
  readonly queue: Queue | undefined;
  /** The device's name in the journal; undefined while it is not known what the device still holds. */
  readonly device: string | undefined;
  /** What this device has done and the backend has not taken yet, of all screens. */
  readonly onTheWay: readonly OnTheWay[];
  /** What came too late: somebody else had the last word. */
  readonly overtaken: readonly Operation[];
}

const NOTHING = new Observed<readonly OnTheWay[]>([]);
const NOBODY_LATE = new Observed<readonly Operation[]>([]);
const UNKNOWN = new Observed<string | undefined>(undefined);

/** The queue in which what is done on the staff's screens is kept until the backend has it. */
export function useStaffQueue(): StaffQueue {
  const store = useStore();
  const who = useObserved(store.staff.who);
  const queue = who.kind === 'account' ? staffQueue(store, who.uid) : undefined;
  return {
    queue,
    device: useObserved(queue?.device ?? UNKNOWN),
    onTheWay: useObserved(queue?.onTheWay ?? NOTHING),
    overtaken: useObserved(queue?.overtaken ?? NOBODY_LATE),
  };
}
