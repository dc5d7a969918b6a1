import { useEffect, useState } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';

/** Often enough for a display in minutes. */
const TICK_MS = 20_000;

/**
 * The server's time in ms, kept current, because device clocks can be minutes off. Rounded down to the tick,
 * so that all devices agree: otherwise two desks would show different times for one round.
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

/** The server's time when this component mounted, in ms. */
export function useOpenedAt(): number {
  const ahead = useObserved(useStore().device.serverAhead);
  const [opened] = useState(() => Date.now());
  return opened + ahead;
}
