import { useEffect, useMemo, useState } from 'react';
import { stillDue } from '../../store/deck/stillDue.ts';
import type { Part } from '../../store/journal/act.ts';
import { shelfOnDisk } from '../../store/journal/keptDesk.ts';
import { JournalOutbox, type OnTheWay } from '../../store/journal/outbox.ts';
import { wireTo } from '../../store/journal/wireTo.ts';
import type { Captain } from '../../store/writes/checkIn.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useObserved } from '../app/useLive.ts';
import { initialsOf } from './initials.ts';

export interface Deck {
  /** False while it is not known what this device still holds: a tap would have no place in its chain. */
  readonly isOpen: boolean;
  readonly onTheWay: readonly OnTheWay[];
  readonly outbox: JournalOutbox;
  readonly initials: string;
  /** Does what the captain's tap means: all parts in one patch. */
  readonly act: (partsBy: (captain: Captain) => readonly Part[]) => void;
}

/** The deck captain's outbox: every tap is kept on this device first, and goes out with its line of the journal. */
export function useDeck(): Deck {
  const { staff, eventName } = useStore();
  const [outbox] = useState(
    () =>
      new JournalOutbox(
        shelfOnDisk(eventName),
        wireTo(staff, (act, session, now) => stillDue(act, (at) => session.readOnce(at), now)),
      ),
  );
  const device = useObserved(outbox.device);
  const onTheWay = useObserved(outbox.onTheWay);
  const who = useObserved(staff.who);
  const email = who.kind === 'account' ? who.email : '';
  useEffect(() => {
    // Signed in again, perhaps: what was left here may go out now.
    if (email !== '') void outbox.resume();
  }, [outbox, email]);
  return useMemo(
    () => ({
      isOpen: device !== undefined,
      onTheWay,
      outbox,
      initials: initialsOf(email),
      act: (partsBy) => {
        if (device === undefined || who.kind !== 'account') return;
        void staff.serverNow().then((at) => {
          const captain: Captain = {
            uid: who.uid,
            who: `${email} (deck captain)`,
            initials: initialsOf(email),
            device,
            at,
          };
          return outbox.perform({
            key: crypto.getRandomValues(new Uint32Array(3)).join('-'),
            parts: partsBy(captain),
          });
        });
      },
    }),
    [device, onTheWay, outbox, email, who, staff],
  );
}
