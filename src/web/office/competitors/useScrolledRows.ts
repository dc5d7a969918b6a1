import { useCallback, useRef, useState } from 'react';

/** The smallest height of a row, in px. */
const ROW = 52;
/** As many rows as fit on this screen: each row is slow on an old laptop. */
const atFirst = (): number => Math.ceil(window.innerHeight / ROW);
const MORE = 40;
/** Renders more rows once the end of the list is this close: about one turn of the mouse wheel. */
const ROOT_MARGIN = '200px';

/**
 * The number of rows of a long list to render, which grows as the reader scrolls.
 * @param list identifies the list: for another list, counting starts over
 */
export function useScrolledRows(
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
        { rootMargin: ROOT_MARGIN },
      );
      watch.current.observe(element);
    },
    [list, most],
  );
  return { most: Math.min(most, length), end };
}
