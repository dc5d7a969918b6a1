import { useEffect, useMemo, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { eventSheetsPath } from '../../../store/sheets/sheetsOfEvent.ts';
import { eventMarksPath } from '../../../store/sheets/marksOfEvent.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import type { MarkedRound } from './judgeStatistics.ts';

export type MarkedRounds =
  | { readonly kind: 'waiting' }
  /** This account may not read the marks of an event. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'known'; readonly value: readonly MarkedRound[] };

/** The marks of all events with a danced round. Read once: statistics need no live updates. */
export function useMarkedRounds(day: readonly ScheduledRound[]): MarkedRounds {
  const { staff } = useStore();
  const [known, setKnown] = useState<MarkedRounds>({ kind: 'waiting' });
  const events = useMemo(() => {
    const danced = day.filter(({ round }) => round.state === 'marked' || round.state === 'posted');
    return [...new Map(danced.map(({ event }) => [event.key, event])).values()];
  }, [day]);
  // Read again only when the list of events changes, not for every update in the hall.
  const which = events.map(({ key }) => key).join(' ');
  useEffect(() => {
    let isHere = true;
    const read = async (event: CompetitionEvent): Promise<readonly MarkedRound[] | undefined> => {
      const path = eventMarksPath(event.key);
      const states = eventSheetsPath(event.key);
      const [heard, sheetsHeard] = await Promise.all([staff.readOnce(path.at), staff.readOnce(states.at)]);
      if (heard.kind === 'refused' || sheetsHeard.kind === 'refused') return undefined;
      const marks = path.parse(heard.raw);
      const sheets = states.parse(sheetsHeard.raw);
      return mapDefined(event.rounds, (round) => {
        const ofRound = marks.get(round.number);
        return ofRound === undefined
          ? undefined
          : { event, round, marks: ofRound, sheets: sheets.get(round.number) ?? new Map() };
      });
    };
    void Promise.all(events.map(read)).then((all) => {
      if (!isHere) return;
      const open = all.filter((rounds) => rounds !== undefined);
      setKnown(open.length < all.length ? { kind: 'refused' } : { kind: 'known', value: open.flat() });
    });
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the events as they are when another one comes in
  }, [staff, which]);
  return known;
}
