import { useMemo } from 'react';
import type { Change } from '../../../store/delivery/operation.ts';
import type { CaptainTap } from '../../../store/floor/checkIn.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useObserved } from '../../kit/cache/useLive.ts';
import { useJournal, type StaffJournal } from '../../staff/journal/useJournal.ts';
import { buildInitials } from '../../../domain/people/accountName.ts';

export interface DeckJournal extends Omit<StaffJournal, 'perform'> {
  readonly initials: string;
  /** Sends a tap as one patch. A refused tap stays until the captain has dismissed it. */
  readonly perform: (changesBy: (captain: CaptainTap) => readonly Change[]) => void;
}

/** The deck captain's journal: every tap is saved on this device first, and goes out with its record. */
export function useDeck(): DeckJournal {
  const { staff } = useStore();
  const journal = useJournal('deck captain');
  const who = useObserved(staff.who);
  const initials = buildInitials(who.kind === 'account' ? who.name : '');
  return useMemo(
    () => ({
      ...journal,
      initials,
      perform: (changesBy) => void journal.enqueue((by) => changesBy({ ...by, initials })),
    }),
    [journal, initials],
  );
}
