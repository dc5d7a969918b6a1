import { useEffect, useState } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';

/** Often enough for minutes. */
const TICK_MS = 20_000;

/**
 * The server's time in milliseconds, kept current: devices are minutes apart. Cut off at the tick, which comes on all
 * devices at once: two desks would tell one round two times else.
 */
export function useNow(everyMs = TICK_MS): number {
  const ahead = useObserved(useStore().device.serverAhead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        everyMs - ((Date.now() + ahead) % everyMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [everyMs, ahead]);
  return Math.floor((now + ahead) / everyMs) * everyMs;
}

/** The server's time when this part came on screen, in milliseconds. */
export function useOpenedAt(): number {
  const ahead = useObserved(useStore().device.serverAhead);
  const [opened] = useState(() => Date.now());
  return opened + ahead;
}
