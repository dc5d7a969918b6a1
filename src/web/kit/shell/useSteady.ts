import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the life of the component, which calls the latest `act`: a memoized child is not drawn again for it. */
export function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
