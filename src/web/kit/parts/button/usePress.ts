import { type PointerEvent, useEffect, useRef } from 'react';

/** Long enough that a slow tap is not taken for a long press. */
const LONG_PRESS_MS = 500;
/** A finger that moves further is scrolling. */
const MAX_SLIP_PX = 10;

/**
 * A button that reacts on pointer down (`data-down`) and acts on pointer up, so that a scroll does nothing. A press of
 * half a second is a separate action.
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
    // Set directly: it must show before React renders.
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
    /** True if the current or last press was a long one: the click that ends it is not a tap. */
    isHeld: () => wasHeld.current,
    /** A key starts a new press: its click is a tap. */
    begin: () => {
      wasHeld.current = false;
    },
    handlers: {
      onPointerDown: down,
      onPointerUp: up,
      onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > MAX_SLIP_PX)
          up(event);
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
