import { useEffect } from 'react';

/** Keeps the display on while the screen is mounted. */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let release = (): void => {
      isOver = true;
    };
    import('./holdWakeLock.ts').then(
      ({ holdWakeLock: keepAwake }) => {
        if (!isOver) release = keepAwake();
      },
      () => undefined, // the display goes dark as usual
    );
    return () => release();
  }, []);
}
