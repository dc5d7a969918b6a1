import { useMemo } from 'react';
import type { Change } from '../../../store/delivery/operation.ts';
import type { Captain } from '../../../store/floor/checkIn.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import type { StaffQueue } from '../../kit/shell/useStaffQueue.ts';
import { useJournal } from '../../staff/journal/useJournal.ts';
import { initialsOf } from '../../../domain/people/accountName.ts';

export interface Deck extends Omit<StaffQueue, 'device'> {
  /** False until this device has read its queue: before, a tap would have no place in the chain. */
  readonly isOpen: boolean;
  readonly initials: string;
  /** Sends a tap as one patch. A refused tap stays until the captain has seen it. */
  readonly perform: (changesBy: (captain: Captain) => readonly Change[]) => void;
}

/** The deck captain's queue: every tap is kept on this device first, and goes out with its record. */
export function useDeck(): Deck {
  const { staff } = useStore();
  const { isOpen, queue, onTheWay, overtaken, unkept, enqueue } = useJournal('deck captain');
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
      perform: (changesBy) => void enqueue((by) => changesBy({ ...by, initials })),
    }),
    [isOpen, queue, onTheWay, overtaken, unkept, initials, enqueue],
  );
}
