import { useCallback, useEffect, useRef } from 'react';

/** Asks whether whoever pressed something here is still before it, or has gone on to another screen. */
export function useStillShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
