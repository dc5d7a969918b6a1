import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';
import { drawnAt } from './useTimes.ts';

const MINUTE = 60_000;

const toTheMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE;

/** The server's time by the minute, in milliseconds; where the server has drawn the page, at first the minute in which it did. */
export function useMinute(): number {
  const { device } = useStore();
  // Not before the hour is right: a minute that is cut off before would turn as late as the two clocks differ.
  const ahead = useObserved(device.serverAhead);
  const now = (): number => toTheMinute(Date.now() + ahead);
  const drawn = (): number => toTheMinute(drawnAt(device) ?? now());
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = (): void => {
        timer = setTimeout(
          () => {
            changed();
            wait();
          },
          MINUTE - ((Date.now() + ahead) % MINUTE),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [ahead],
  );
  return useSyncExternalStore(subscribe, now, drawn);
}
