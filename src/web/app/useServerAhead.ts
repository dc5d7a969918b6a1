import { useEffect, useState } from 'react';
import type { Session } from '../../store/connection/session.ts';
import { useObserved } from './useLive.ts';

/**
 * How far the backend's clock is ahead of this device's, in milliseconds: prices and closing times go by that one. 0 until
 * it is known.
 */
export function useServerAhead(session: Session): number {
  const connection = useObserved(session.connection);
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    if (connection.kind !== 'live') return undefined;
    let isAsked = true;
    void session.serverNow().then((now) => {
      if (isAsked) setAhead(now - Date.now());
    });
    return () => {
      isAsked = false;
    };
  }, [session, connection]);
  return ahead;
}
