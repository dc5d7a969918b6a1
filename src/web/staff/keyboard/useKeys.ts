import { useEffect, useEffectEvent } from 'react';

/**
 * Actions by key, named as the browser does ('k', 'Enter', ' ', 'ArrowLeft'; case does not matter), or 'ctrl+z' for a
 * letter with Ctrl or Command. A key without a function is free.
 */
export type KeyBindings = Readonly<Record<string, (() => void) | undefined>>;

/** These inputs take no text, so the shortcuts of the screen still work. */
const CHOICE = '[type=radio], [type=checkbox]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`input:not(${CHOICE}), select, textarea`));

/**
 * True if the key presses the focused control. Enter always does: the last press must not count twice. Space only does
 * after keyboard focus: an MC who has clicked a button goes on with Space.
 */
function pressesControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches(CHOICE)) return key === ' ' || key.startsWith('Arrow');
  if (key === 'Enter') return target.closest('button, a, summary') !== null;
  return key === ' ' && target.closest('button, summary')?.matches(':focus-visible') === true;
}

/** The key's name in `Keys`; undefined for combinations of the browser or the system. */
function nameOf(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return key;
  return event.shiftKey ? undefined : `ctrl+${key}`;
}

/** Shortcuts of a screen, inactive in text fields and while a dialog is open. A held key counts once. */
export function useKeys(keys: KeyBindings): void {
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
