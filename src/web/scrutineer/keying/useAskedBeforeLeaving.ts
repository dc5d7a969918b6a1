import { useEffect, useEffectEvent } from 'react';

/**
 * While something would be left behind, a link inside the app does not lead away at once: `ask` is told where it leads.
 * A link that opens elsewhere, or is meant to, is nobody's leaving.
 */
export function useAskedBeforeLeaving(isStarted: boolean, ask: (to: string) => void): void {
  const clicked = useEffectEvent((event: MouseEvent): void => {
    if (!isStarted || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
    const to = new URL(link.href);
    if (to.origin !== window.location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    ask(to.pathname + to.search + to.hash);
  });
  useEffect(() => {
    window.addEventListener('click', clicked, { capture: true });
    return () => window.removeEventListener('click', clicked, { capture: true });
  }, []);
}
