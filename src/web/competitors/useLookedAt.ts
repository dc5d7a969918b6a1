import { useCallback, useRef, useState } from 'react';

/** As many as fit on a large screen, and a step of the wheel: each row costs an old laptop its time. */
const AT_FIRST = 24;
const MORE = 60;

/**
 * How many rows of a long list are drawn: as far as it is looked at. Another list begins anew.
 * @param list what makes it another one
 */
export function useLookedAt(
  list: string,
  length: number,
): { readonly most: number; readonly end: (element: Element | null) => void } {
  const [looked, setLooked] = useState({ list, most: AT_FIRST });
  const most = looked.list === list ? looked.most : AT_FIRST;
  const watch = useRef<IntersectionObserver>(undefined);
  const end = useCallback(
    (element: Element | null) => {
      watch.current?.disconnect();
      if (element === null || typeof IntersectionObserver !== 'function') return;
      watch.current = new IntersectionObserver(
        (seen) => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) setLooked({ list, most: most + MORE });
        },
        { rootMargin: '800px' },
      );
      watch.current.observe(element);
    },
    [list, most],
  );
  return { most: Math.min(most, length), end };
}
