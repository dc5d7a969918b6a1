import { useEffect } from 'react';

/** What the browser's tab and a screen reader call this page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
