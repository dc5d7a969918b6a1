import { useEffect } from 'react';

/** The page's title, for the tab and screen readers. Undefined: another component sets it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
