import { useEffect, useState } from 'react';
import { useStore } from '../app/StoreProvider.tsx';

const TICK_MS = 250;

/** The backend's clock in milliseconds, kept current: starts are stamped with it, and tablets are minutes apart. */
export function useServerNow(): number {
  const { staff } = useStore();
  const [offset, setOffset] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let isHere = true;
    void staff.serverNow().then((server) => {
      if (isHere) setOffset(server - Date.now());
    });
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [staff]);
  return now + offset;
}

/** '1:05' */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.max(0, seconds) % 60).padStart(2, '0')}`;
