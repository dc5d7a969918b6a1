import { useEffect, useState } from 'react';
import { useTimes } from '../clock/useTimes.ts';
import type { Session } from '../../../store/connection/session.ts';
import type { ShownConnection } from '../parts/note/ConnectionLight.tsx';
import { useObserved } from '../cache/useLive.ts';

/** A broken connection is shown as reconnecting for this long, then as offline. */
const MAX_RECONNECTING_MS = 15_000;

/** The state of this device's connection, for the connection light. `saved` changes are queued. */
export function useConnection(session: Session, saved = 0): ShownConnection {
  const connection = useObserved(session.connection);
  const ahead = useObserved(session.serverAhead);
  const times = useTimes();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (connection.kind !== 'lost') return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [connection]);
  if (connection.kind === 'live') return { state: 'live' };
  if (connection.kind === 'lost' && now + ahead - connection.since > MAX_RECONNECTING_MS)
    return { state: 'offline', since: times.timeOfDay(connection.since) };
  return { state: 'reconnecting', saved };
}
