import { type PointerEvent, useEffect, useRef } from 'react';

/** Long enough that a slow tap stays a tap. */
const LONG_PRESS_MS = 500;
/** A finger that moves this far is scrolling. */
const SLIP_PX = 10;

/**
 * A button that answers when the finger comes down (`data-down`) and acts when it lifts, so that a scroll does nothing;
 * held for half a second it does something else.
 */
export function usePress({
  onTap,
  onHold,
}: {
  readonly onTap: () => void;
  readonly onHold: (() => void) | undefined;
}) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    wasHeld.current = false;
    if (event.button !== 0) return;
    const tile = event.currentTarget;
    // Set by hand: the answer must be there before React has drawn anything.
    tile.dataset.down = '';
    from.current = { x: event.clientX, y: event.clientY };
    if (onHold === undefined) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      delete tile.dataset.down;
      onHold();
    }, LONG_PRESS_MS);
  };
  const up = (event: PointerEvent<HTMLButtonElement>) => {
    clearTimeout(timer.current);
    delete event.currentTarget.dataset.down;
  };
  return {
    /** Whether the press under way, or just over, was held: the click that ends it is no tap. */
    isHeld: () => wasHeld.current,
    /** A key begins anew: the click that it makes is a tap. */
    begin: () => {
      wasHeld.current = false;
    },
    handlers: {
      onPointerDown: down,
      onPointerUp: up,
      onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > SLIP_PX) up(event);
      },
      onPointerLeave: up,
      onPointerCancel: up,
      onClick: () => {
        const held = wasHeld.current;
        wasHeld.current = false;
        if (!held) onTap();
      },
    },
  };
}
