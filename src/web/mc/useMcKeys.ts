import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/**
 * Space that presses a button to which somebody has come by keyboard. One that a finger or mouse has just pressed does
 * not keep it: after a look back, Space still goes on.
 */
const presses = (event: KeyboardEvent): boolean =>
  event.key === ' ' &&
  event.target instanceof HTMLElement &&
  event.target.closest('button')?.matches(':focus-visible') === true;

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
