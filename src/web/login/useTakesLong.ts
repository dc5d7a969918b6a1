import { useEffect, useState } from 'react';

/** A password is looked at in a tenth of a second; who waits longer, in ms, wants to know why. */
const LONG = 3000;

/** Whether a sign-in has been on its way for so long that it waits for wrong passwords that came before it. */
export function useTakesLong(busy: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [busy]);
  return isLong;
}
