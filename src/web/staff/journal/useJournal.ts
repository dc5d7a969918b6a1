import { useEffect, useMemo } from 'react';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import type { JournalOutbox, OnTheWay } from '../../../store/delivery/outbox.ts';
import { performed, type Outcome } from '../../../store/delivery/outcome.ts';
import { outboxOf } from '../../../store/delivery/sharedOutbox.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import { useObserved } from '../../app/useLive.ts';
import { operation } from '../../words/english/operation.ts';
import { wordsNow } from '../../words/language.ts';

/** Where a member of the staff acts: the journal names it behind the account. */
export type Office = 'scrutineer' | 'chairman' | 'deck captain' | 'MC' | 'schedule';

export interface Journal {
  /** False while it is not known what this device still holds: an operation would have no place in its chain. */
  readonly isOpen: boolean;
  /** What this device has done and the backend has not taken yet, of all screens. */
  readonly onTheWay: readonly OnTheWay[];
  readonly outbox: JournalOutbox;
  /** Who acts, where and when; undefined while nobody is signed in. */
  readonly author: () => Promise<Author | undefined>;
  /** Does it: all changes in one patch with their records, or nothing. Resolves when it is known what became of it. */
  readonly perform: (changesBy: (stamp: Author) => readonly Change[]) => Promise<Outcome>;
}

/**
 * The journal as a screen of the staff writes it: what is done is kept on this device first, and goes out as one patch
 * with its record. All screens of a page share one outbox, and with it one chain.
 */
export function useJournal(office: Office): Journal {
  const store = useStore();
  const { staff } = store;
  const outbox = outboxOf(store);
  const device = useObserved(outbox.device);
  const onTheWay = useObserved(outbox.onTheWay);
  const who = useObserved(staff.who);
  const uid = who.kind === 'account' ? who.uid : undefined;
  const name = who.kind === 'account' ? `${who.email} (${office})` : '';
  useEffect(() => {
    // Signed in again, perhaps: what was left here may go out now.
    if (uid !== undefined) void outbox.resume();
  }, [outbox, uid]);
  return useMemo(() => {
    const author = async (): Promise<Author | undefined> =>
      device === undefined || uid === undefined
        ? undefined
        : { uid, who: name, device, at: await staff.serverNow() };
    return {
      isOpen: device !== undefined,
      onTheWay,
      outbox,
      author,
      perform: async (changesBy) => {
        const by = await author();
        if (by === undefined) return { kind: 'refused', problem: wordsNow(operation).notSignedIn };
        const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
        return performed(outbox, staff.connection, { key, changes: changesBy(by) });
      },
    };
  }, [device, onTheWay, outbox, uid, name, staff]);
}
