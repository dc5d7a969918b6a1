import { useEffect, useState } from 'react';

// Nobody says seconds.
const TICK_MS = 20_000;

/** The time of day in milliseconds, often enough for minutes. */
export function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
