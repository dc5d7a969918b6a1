import { useMemo } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import type { StaffRole } from '../../../store/people/roles.ts';
import { freshKey, type Change } from '../../../store/delivery/operation.ts';
import { deviceOf } from '../../../store/delivery/deviceOf.ts';
import { performed, type Outcome } from '../../../store/delivery/outcome.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useStillShown } from '../../kit/cache/useStillShown.ts';
import { useStaffQueue, type StaffQueue } from '../../kit/shell/useStaffQueue.ts';

/** Where somebody of the staff acts: the journal names it behind the account. */
export type Office = 'scrutineer' | 'chairman' | 'deck captain' | 'MC' | 'boards' | 'schedule' | 'organizer';

/** The role of whoever acts there, if they have it: the journal names it, and the rules look at it. */
const ROLE_AT: { readonly [At in Office]: StaffRole } = {
  scrutineer: 'scrutineer',
  chairman: 'chairman',
  'deck captain': 'deckcaptain',
  MC: 'mc',
  boards: 'mc',
  schedule: 'scrutineer',
  organizer: 'admin',
};

export interface Journal extends StaffQueue {
  /** False while it is not known what this device still holds: an operation would have no place in its chain. */
  readonly isOpen: boolean;
  /** Who acts, where and when; undefined while nobody is signed in. */
  readonly author: () => Promise<Author | undefined>;
  /** Does it: all changes in one patch with their records, or nothing. Resolves when it is known what became of it. */
  readonly perform: (changesBy: (author: Author) => readonly Change[]) => Promise<Outcome>;
}

const NOT_OPEN: Outcome = { kind: 'refused', problem: { code: 'not open' } };

/**
 * The journal as a screen of the staff writes it: what is done is kept on this device first, and goes out as one patch
 * with its record. All screens of a page share one queue, and with it one chain.
 */
export function useJournal(office: Office): Journal {
  const { staff } = useStore();
  const { queue, device, onTheWay, overtaken, unkept } = useStaffQueue();
  const who = useObserved(staff.who);
  const uid = who.kind === 'account' ? who.uid : undefined;
  const name = who.kind === 'account' ? `${who.name} (${office})` : '';
  const isHeard = useStillShown();
  return useMemo(() => {
    const author = async (): Promise<Author | undefined> =>
      queue === undefined || uid === undefined
        ? undefined
        : {
            uid,
            as: ROLE_AT[office],
            who: name,
            // Who presses before the disk has answered is somebody all the same.
            device: await deviceOf(queue),
            at: await staff.serverNow(),
          };
    return {
      isOpen: device !== undefined,
      queue,
      device,
      onTheWay,
      overtaken,
      unkept,
      author,
      perform: async (changesBy) => {
        const by = await author();
        return by === undefined || queue === undefined
          ? NOT_OPEN
          : performed(queue, staff.connection, { key: freshKey(), changes: changesBy(by) }, isHeard);
      },
    };
  }, [queue, device, onTheWay, overtaken, unkept, uid, office, name, staff, isHeard]);
}
