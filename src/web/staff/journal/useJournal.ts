import { useMemo } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { generateKey, type Change } from '../../../store/delivery/operation.ts';
import { loadDeviceName } from '../../../store/delivery/loadDeviceName.ts';
import { performOperation, type Outcome } from '../../../store/delivery/outcome.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useIsMounted } from '../../kit/cache/useIsMounted.ts';
import { useStaffQueue, type StaffQueue } from '../../kit/shell/useStaffQueue.ts';

/** The desk of a change, which the journal names after the account. */
export type Office = 'scrutineer' | 'chairman' | 'deck captain' | 'MC' | 'boards' | 'schedule' | 'organizer';

/** The role of each desk, as named in the journal and the access rules. */
const ROLE_AT: { readonly [At in Office]: StaffRole } = {
  scrutineer: 'scrutineer',
  chairman: 'chairman',
  'deck captain': 'deckcaptain',
  MC: 'mc',
  boards: 'mc',
  schedule: 'scrutineer',
  organizer: 'admin',
};

export interface StaffJournal extends StaffQueue {
  /**
   * False until this device has read its queue: before that, an operation would have no place in the chain.
   */
  readonly isOpen: boolean;
  /** The person, role, device and time of a change; undefined while signed out. */
  readonly author: () => Promise<Author | undefined>;
  /** Sends all changes in one patch with their records. */
  readonly perform: (changesBy: (author: Author) => readonly Change[]) => Promise<Outcome>;
  /** Sends without waiting for the outcome: a refused operation stays on the device until a person has seen it. */
  readonly enqueue: (changesBy: (author: Author) => readonly Change[]) => Promise<void>;
}

const NOT_OPEN: Outcome = { kind: 'refused', problem: { code: 'not open' } };

/**
 * The journal of a staff screen: every change is saved on this device first, and goes out as one patch with its record.
 * All screens of a page share one queue, and with it one chain.
 */
export function useJournal(office: Office): StaffJournal {
  const { staff } = useStore();
  const { queue, device, onTheWay, overtaken } = useStaffQueue();
  const who = useObserved(staff.who);
  const uid = who.kind === 'account' ? who.uid : undefined;
  const name = who.kind === 'account' ? `${who.name} (${office})` : '';
  const isMounted = useIsMounted();
  return useMemo(() => {
    const author = async (): Promise<Author | undefined> =>
      queue === undefined || uid === undefined
        ? undefined
        : {
            uid,
            as: ROLE_AT[office],
            who: name,
            device: await loadDeviceName(queue),
            at: await staff.serverNow(),
          };
    return {
      isOpen: device !== undefined,
      queue,
      device,
      onTheWay,
      overtaken,
      author,
      perform: async (changesBy) => {
        const by = await author();
        return by === undefined || queue === undefined
          ? NOT_OPEN
          : performOperation(
              queue,
              staff.connection,
              { key: generateKey(), changes: changesBy(by) },
              isMounted,
            );
      },
      enqueue: async (changesBy) => {
        const by = await author();
        if (by !== undefined) await queue?.perform({ key: generateKey(), changes: changesBy(by) });
      },
    };
  }, [queue, device, onTheWay, overtaken, uid, office, name, staff, isMounted]);
}
