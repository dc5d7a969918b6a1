import { useEffect } from 'react';

/** What the browser's tab and a screen reader call this page. Undefined: somebody else says it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
