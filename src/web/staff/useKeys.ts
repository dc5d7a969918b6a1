import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Keys of the screen, while nobody types and no dialog is open. A key pressed on a button stays the button's. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
      if (event.key === 'Enter' && onButton) return;
      const does = keys[event.key];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [keys]);
}
