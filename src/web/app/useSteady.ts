import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function all the time, which does what the one handed in last does: tiles are drawn anew only when they turn. */
export function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
