import { useEffect } from 'react';

/** Keeps the display lit as long as the screen is shown: nobody unlocks a tablet with a full hall waiting. */
export function useKeptAwake(): void {
  useEffect(() => {
    let isOver = false;
    let release = (): void => {
      isOver = true;
    };
    import('./keepAwake.ts').then(
      ({ keepAwake }) => {
        if (!isOver) release = keepAwake();
      },
      () => undefined, // the display goes dark as it is used to
    );
    return () => release();
  }, []);
}
