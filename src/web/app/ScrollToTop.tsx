import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Each navigation starts at the top of its page (SPEC 2), unless it points at a place within it. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash === '') window.scrollTo(0, 0);
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new path is what this waits for
  }, [pathname, hash]);
  return null;
}
