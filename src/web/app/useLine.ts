import { useEffect, useState } from 'react';
import type { Session } from '../../store/connection/session.ts';
import type { Connection } from '../parts/note/ConnectionLight.tsx';
import { clock } from './clock.ts';
import { useObserved } from './useLive.ts';

/** So long a broken line is called reconnecting, after that offline. */
const PATIENCE_MS = 15_000;

/** How this side of the device stands to the backend, for the connection light. `saved` waits on this device. */
export function useLine(session: Session, saved = 0): Connection {
  const line = useObserved(session.line);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (line.kind !== 'lost') return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [line]);
  if (line.kind === 'live') return { state: 'live' };
  if (line.kind === 'lost' && now - line.since > PATIENCE_MS)
    return { state: 'offline', since: clock(line.since) };
  return { state: 'reconnecting', saved };
}
