import { useMemo } from 'react';
import { freshKey, type Change } from '../../../store/delivery/operation.ts';
import type { Captain } from '../../../store/floor/checkIn.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import type { StaffQueue } from '../../kit/shell/useStaffQueue.ts';
import { useJournal } from '../../staff/journal/useJournal.ts';
import { initialsOf } from '../../../domain/people/accountName.ts';

export interface Deck extends Omit<StaffQueue, 'device'> {
  /** False while it is not known what this device still holds: a tap would have no place in its chain. */
  readonly isOpen: boolean;
  readonly initials: string;
  /** Does what the captain's tap means: all changes in one patch. A refused tap stays, until the captain has seen it. */
  readonly perform: (changesBy: (captain: Captain) => readonly Change[]) => void;
}

/** The deck captain's queue: every tap is kept on this device first, and goes out with its record. */
export function useDeck(): Deck {
  const { staff } = useStore();
  const { isOpen, queue, onTheWay, overtaken, unkept, author } = useJournal('deck captain');
  const who = useObserved(staff.who);
  const initials = initialsOf(who.kind === 'account' ? who.name : '');
  return useMemo(
    () => ({
      isOpen,
      queue,
      onTheWay,
      overtaken,
      unkept,
      initials,
      perform: (changesBy) =>
        void author().then((by) =>
          by === undefined
            ? undefined
            : queue?.perform({ key: freshKey(), changes: changesBy({ ...by, initials }) }),
        ),
    }),
    [isOpen, queue, onTheWay, overtaken, unkept, initials, author],
  );
}
