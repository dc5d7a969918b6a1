import { useEffect, useRef, type RefObject } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Keeps what is danced now before whoever reads the day: as the floor goes on, unless they have moved the page themselves;
 * and whenever the organizer asks for it, whatever they look at.
 * @param asked counts how often the organizer has asked
 * @param current what is danced now
 */
export function useToNow(
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
    // Nobody has the day open: what is danced now stands at the top.
    else if (isAsked) scrollTo(0, 0);
  }, [asked, current, row]);
}
