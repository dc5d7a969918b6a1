import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether what is on the page now goes to the printer: true from the moment the browser asks for it, however it was told
 * to print, and what depends on it is drawn before the browser looks.
 */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
