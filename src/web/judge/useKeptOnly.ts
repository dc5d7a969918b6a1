import { useEffect } from 'react';
import { LastKnown } from '../../store/connection/lastKnown.ts';
import { EVENTS, eventAt } from '../../store/events/eventAt.ts';
import { marksAt, SEEN, sheetsAt } from '../../store/sheets/sheetAt.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { roundKey, type RoundPlace } from '../../store/models/judge/judgesRounds.ts';

/** What was kept of other rounds is let go of. */
export function useKeptOnly(places: readonly RoundPlace[]): void {
  const { eventName } = useStore();
  useEffect(() => {
    if (places.length === 0) return;
    const last = new LastKnown(eventName);
    last.keepOnly(
      `${EVENTS}/`,
      places.map(({ event }) => eventAt(event)),
    );
    for (const root of [marksAt(), sheetsAt(), SEEN])
      last.keepOnly(
        `${root}/`,
        places.map((place) => `${root}/${roundKey(place)}/`),
      );
    // eslint-disable-next-line react/exhaustive-deps -- which rounds they are
  }, [eventName, JSON.stringify(places)]);
}
