import { useMemo } from 'react';
import { roundsOfTheDay } from '../../../domain/round/day.ts';
import { events } from '../../../store/events/events.ts';
import { useStore } from '../../app/StoreProvider.tsx';
import { useLive } from '../../app/useLive.ts';
import { terms } from '../../words/english/terms.ts';
import type { JournalNames } from '../../words/journalNames.ts';
import { useWords } from '../../words/language.ts';
import { namesOf } from './namesOf.ts';

/** How the hall calls events and rounds, as soon as it is known; asked for only where something is to be told. */
export function useJournalNames(isTold: boolean): JournalNames | undefined {
  const { staff } = useStore();
  const called = useWords(terms);
  const all = useLive(staff, isTold ? events : undefined);
  return useMemo(
    () => (all.kind === 'known' ? namesOf(roundsOfTheDay(all.value), called) : undefined),
    [all, called],
  );
}
