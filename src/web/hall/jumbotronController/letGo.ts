import type { MouseEvent } from 'react';

/**
 * A finger or mouse has chosen something: the keys go on with the screen, and Enter takes. Who came by keyboard keeps the
 * focus: a press by key says 0.
 */
export function letGo({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.blur();
}
