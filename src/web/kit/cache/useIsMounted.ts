import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether this component is still mounted. */
export function useIsMounted(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
