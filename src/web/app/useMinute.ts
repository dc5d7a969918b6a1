import { useSyncExternalStore } from 'react';
import { useStore } from './StoreProvider.tsx';

/** Where a page that the server drew says when it was drawn: no key of the tree can be called so. */
export const DRAWN_AT = '.drawnAt';

const MINUTE = 60_000;

const toTheMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE;

const now = (): number => toTheMinute(Date.now());

function eachMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      now() + MINUTE - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The time by the minute, in milliseconds; where the server has drawn the page, at first the minute in which it did. */
export function useMinute(): number {
  const { device } = useStore();
  const drawn = (): number => {
    const heard = device.peek(DRAWN_AT);
    return heard.kind === 'known' && typeof heard.raw === 'number' ? toTheMinute(heard.raw) : now();
  };
  return useSyncExternalStore(eachMinute, now, drawn);
}
