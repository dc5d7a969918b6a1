import { useCallback, useRef, useState } from 'react';

/** The lowest a row is, in pixels. */
const ROW = 52;
/** As many as fit on this screen, and no more before somebody looks further: each row costs an old laptop its time. */
const atFirst = (): number => Math.ceil(window.innerHeight / ROW);
const MORE = 40;
/** So far ahead of what is seen more are drawn: a turn of the wheel, and less than what is beyond the screen at first. */
const AHEAD = '200px';

/**
 * How many rows of a long list are drawn: as far as it is looked at. Another list begins anew.
 * @param list what makes it another one
 */
export function useLookedAt(
  list: string,
  length: number,
): { readonly most: number; readonly end: (element: Element | null) => void } {
  const [looked, setLooked] = useState(() => ({ list, most: atFirst() }));
  const most = looked.list === list ? looked.most : atFirst();
  const watch = useRef<IntersectionObserver>(undefined);
  const end = useCallback(
    (element: Element | null) => {
      watch.current?.disconnect();
      if (element === null || typeof IntersectionObserver !== 'function') return;
      watch.current = new IntersectionObserver(
        (seen) => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) setLooked({ list, most: most + MORE });
        },
        { rootMargin: AHEAD },
      );
      watch.current.observe(element);
    },
    [list, most],
  );
  return { most: Math.min(most, length), end };
}
