import { useEffect, useState } from 'react';
import { useStore } from './StoreProvider.tsx';
import { useObserved } from './useLive.ts';

/** Often enough for minutes. */
const TICK_MS = 20_000;

/** The server's time in milliseconds, kept current: devices are minutes apart. */
export function useNow(everyMs = TICK_MS): number {
  const ahead = useObserved(useStore().device.serverAhead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + ahead;
}

/** The server's time when this part came on screen, in milliseconds. */
export function useOpenedAt(): number {
  const ahead = useObserved(useStore().device.serverAhead);
  const [opened] = useState(() => Date.now());
  return opened + ahead;
}
