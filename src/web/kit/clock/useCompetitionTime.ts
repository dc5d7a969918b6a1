import { useEffect, useState } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';
import { findNextPhaseChange } from '../../../domain/registration/phase.ts';
import { getCompetitionTime, type CompetitionDates, type CompetitionTime } from './now.ts';

/** A new day or a changed clock shows within this time. */
const CHECK_INTERVAL_MS = 60_000;

/** The server's time, updated at each moment that may change the state of the competition. Undefined until it is known. */
export function useCompetitionTime(competition: CompetitionDates | undefined): CompetitionTime | undefined {
  const ahead = useObserved(useStore().device.serverAhead);
  const [at, setAt] = useState(() => Date.now());
  const dates = competition?.registration.dates;
  useEffect(() => {
    if (dates === undefined) return undefined;
    const change = findNextPhaseChange(dates, at + ahead) ?? Infinity;
    const next = Math.min(at + CHECK_INTERVAL_MS, change - ahead);
    const timer = setTimeout(() => setAt(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [at, ahead, dates]);
  return competition === undefined ? undefined : getCompetitionTime(competition, at + ahead);
}
