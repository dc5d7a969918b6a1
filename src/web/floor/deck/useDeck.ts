import { useMemo } from 'react';
import type { Change } from '../../../store/delivery/operation.ts';
import type { Captain } from '../../../store/floor/checkIn.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useJournal, type Journal } from '../../staff/journal/useJournal.ts';
import { initialsOf } from '../../../domain/people/accountName.ts';

export interface Deck extends Omit<Journal, 'perform'> {
  readonly initials: string;
  /** Sends a tap as one patch. A refused tap stays until the captain has dismissed it. */
  readonly perform: (changesBy: (captain: Captain) => readonly Change[]) => void;
}

/** The deck captain's journal: every tap is saved on this device first, and goes out with its record. */
export function useDeck(): Deck {
  const { staff } = useStore();
  const journal = useJournal('deck captain');
  const who = useObserved(staff.who);
  const initials = initialsOf(who.kind === 'account' ? who.name : '');
  return useMemo(
    () => ({
      ...journal,
      initials,
      perform: (changesBy) => void journal.enqueue((by) => changesBy({ ...by, initials })),
    }),
    [journal, initials],
  );
}
