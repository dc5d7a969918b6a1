import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';
import { getRenderedAt } from './useTimes.ts';

const MINUTE = 60_000;

const toTheMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE;

/** The server's time by the minute, in ms. On a page rendered by the server it starts as the minute of that rendering. */
export function useMinute(): number {
  const { device } = useStore();
  // Correct the clock before rounding down: otherwise the minute turns late by the clocks' difference.
  const ahead = useObserved(device.serverAhead);
  const now = (): number => toTheMinute(Date.now() + ahead);
  const drawn = (): number => toTheMinute(getRenderedAt(device) ?? now());
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
