import { useEffect } from 'react';

/** While something would be gone with the page, the browser asks before it closes, reloads or leaves it. */
export function useAskedBeforeClosing(wouldBeLost: boolean): void {
  useEffect(() => {
    if (!wouldBeLost) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldBeLost]);
}
