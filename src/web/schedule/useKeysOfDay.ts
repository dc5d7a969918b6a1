import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** The keys of the planning desk, while nobody types and no dialog is open. What is not there now does nothing. */
export function useKeysOfDay(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.shiftKey;
      if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey)) return;
      if (event.repeat || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const does = now.current[isUndo ? 'u' : event.key.toLowerCase()];
      if (does === undefined) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, []);
}
