import { useMemo } from 'react';
import { listRoundsOfDay } from '../../../domain/round/day.ts';
import { allEvents } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import type { JournalNames } from '../../kit/words/journalNames.ts';
import { useWords } from '../../kit/words/language.ts';
import { buildJournalNames } from './journalNames.ts';

/** The names of events and rounds once loaded; not followed unless `isTold`. */
export function useJournalNames(isTold: boolean): JournalNames | undefined {
  const { staff } = useStore();
  const called = useWords(termsWords);
  const all = useLive(staff, isTold ? allEvents : undefined);
  return useMemo(
    () => (all.kind === 'known' ? buildJournalNames(listRoundsOfDay(all.value), called) : undefined),
    [all, called],
  );
}
