import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** A key that presses what the focus is on: there it belongs to the button, the tab or the link. */
const presses = (event: KeyboardEvent): boolean =>
  (event.key === ' ' || event.key === 'Enter') &&
  event.target instanceof HTMLElement &&
  event.target.closest('button, a, summary') !== null;

/** The keys of the microphone, while nobody types and no dialog is open. A key that is held down counts once. */
export function useMcKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (presses(event) || document.querySelector('dialog[open]') !== null) return;
      const does = now.current[event.key.toLowerCase()];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, []);
}
