import { useEffect, useRef, type RefObject } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the current round: as the floor moves on, unless readers have scrolled themselves; and always
 * when the organizer asks for it.
 * @param asked counts the organizer's requests
 * @param current the current round
 */
export function useScrollToNow(
  asked: number,
  current: string | undefined,
  row: RefObject<HTMLElement | null>,
): void {
  const hasMoved = useRef(false);
  const before = useRef({ asked, current });

  useEffect(() => {
    const moved = (): void => {
      hasMoved.current = true;
    };
    for (const kind of BY_HAND) addEventListener(kind, moved, { passive: true });
    return () => {
      for (const kind of BY_HAND) removeEventListener(kind, moved);
    };
  }, []);

  useEffect(() => {
    const was = before.current;
    before.current = { asked, current };
    const isAsked = asked > was.asked;
    if (!isAsked && (current === was.current || hasMoved.current)) return;
    if (isAsked) hasMoved.current = false;
    if (row.current !== null) row.current.scrollIntoView({ block: 'center' });
    // The day is closed: the current round is at the top.
    else if (isAsked) scrollTo(0, 0);
  }, [asked, current, row]);
}
