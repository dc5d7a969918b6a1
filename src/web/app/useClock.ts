import { useEffect, useState } from 'react';
import { clock } from './clock.ts';

/** The time of day, kept current while it is on screen. */
export function useClock(): string {
  const [time, setTime] = useState(() => clock(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(clock(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
