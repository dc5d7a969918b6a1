import { useEffect, useState } from 'react';
import { timeOfDay } from '../words/dates.ts';

/** The time of day, kept current while it is on screen. */
export function useClock(): string {
  const [time, setTime] = useState(() => timeOfDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(timeOfDay(Date.now())), 1000);
    return () => clearInterval(timer);
  }, []);
  return time;
}
