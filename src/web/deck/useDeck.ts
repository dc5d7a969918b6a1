import { useMemo } from 'react';
import type { Change } from '../../store/delivery/operation.ts';
import type { JournalOutbox, OnTheWay } from '../../store/delivery/outbox.ts';
import type { Captain } from '../../store/floor/checkIn.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useObserved } from '../app/useLive.ts';
import { useJournal } from '../staff/journal/useJournal.ts';
import { initialsOf } from './initials.ts';

export interface Deck {
  /** False while it is not known what this device still holds: a tap would have no place in its chain. */
  readonly isOpen: boolean;
  readonly onTheWay: readonly OnTheWay[];
  readonly outbox: JournalOutbox;
  readonly initials: string;
  /** Does what the captain's tap means: all parts in one patch. A refused tap stays, until the captain lets it go. */
  readonly perform: (changesBy: (captain: Captain) => readonly Change[]) => void;
}

/** The deck captain's outbox: every tap is kept on this device first, and goes out with its journal record. */
export function useDeck(): Deck {
  const { staff } = useStore();
  const { isOpen, onTheWay, outbox, author } = useJournal('deck captain');
  const who = useObserved(staff.who);
  const initials = initialsOf(who.kind === 'account' ? who.email : '');
  return useMemo(
    () => ({
      isOpen,
      onTheWay,
      outbox,
      initials,
      perform: (changesBy) =>
        void author().then((by) =>
          by === undefined
            ? undefined
            : outbox.perform({
                key: crypto.getRandomValues(new Uint32Array(3)).join('-'),
                changes: changesBy({ ...by, initials }),
              }),
        ),
    }),
    [isOpen, onTheWay, outbox, initials, author],
  );
}
