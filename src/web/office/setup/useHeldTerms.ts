import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { LEVELS, STYLES } from '../../../domain/event/terms.ts';
import { allEvents } from '../../../store/events/events.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive, valueOr } from '../../kit/cache/useLive.ts';
import type { HeldTerms } from './fees/billedExample.ts';

const NO_EVENTS: readonly CompetitionEvent[] = [];

/** The terms that some event has; all of them while no event has one. */
function listHeld<T>(all: readonly T[], held: ReadonlySet<unknown>): readonly T[] {
  const found = all.filter((one) => held.has(one));
  return found.length === 0 ? all : found;
}

/** The levels and styles of this competition's events, for an example dancer. */
export function useHeldTerms(): HeldTerms {
  const events = valueOr(useLive(useStore().staff, allEvents), NO_EVENTS);
  return useMemo(
    () => ({
      levels: listHeld(LEVELS, new Set(events.map(({ level }) => level))),
      styles: listHeld(STYLES, new Set(events.map(({ style }) => style))),
    }),
    [events],
  );
}
