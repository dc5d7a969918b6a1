import type { MouseEvent } from 'react';

/**
 * Drops the focus after a pointer press, so that keys act on the screen and Enter takes. A press by key
 * (detail 0) keeps the focus.
 */
export function dropPointerFocus({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.blur();
}
