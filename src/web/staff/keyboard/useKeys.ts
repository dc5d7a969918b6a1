import { useEffect, useEffectEvent } from 'react';

/**
 * What each key does, by its name as the browser has it ('k', 'Enter', ' ', 'ArrowLeft'; case does not matter), or
 * 'ctrl+z' for a letter with Ctrl or Command. A key without a function is free.
 */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Nothing is typed into a choice: after it, the keys of the screen go on. */
const CHOICE = '[type=radio], [type=checkbox]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`input:not(${CHOICE}), select, textarea`));

/**
 * Whether the key presses what has the focus. Enter is always the focused control's: the last press must not count
 * twice. Space is a button's only if somebody came to it by keyboard: the MC who has clicked one goes on with Space.
 */
function pressesControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches(CHOICE)) return key === ' ' || key.startsWith('Arrow');
  if (key === 'Enter') return target.closest('button, a, summary') !== null;
  return key === ' ' && target.closest('button, summary')?.matches(':focus-visible') === true;
}

/** The name by which `Keys` has it; undefined where the browser or the system has a use for the combination. */
function nameOf(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return key;
  return event.shiftKey ? undefined : `ctrl+${key}`;
}

/** The keys of a screen, while nobody types and no dialog is open. A key that is held down counts once. */
export function useKeys(keys: Keys): void {
  const down = useEffectEvent((event: KeyboardEvent): void => {
    if (event.repeat || isTyping(event) || pressesControl(event)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const pressed = nameOf(event);
    const [, does] = Object.entries(keys).find(([name]) => name.toLowerCase() === pressed) ?? [];
    if (does === undefined) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, []);
}
