import { useEffect, useState } from 'react';

/** Longer than a double click takes. */
const SETTLED_MS = 600;

/**
 * Whether something has been as it is for a moment. When a round goes on, another button stands where the last press was:
 * what comes right after it is the same press, and not one of the new button.
 */
export function useSettled(now: string): boolean {
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return settled === now;
}
