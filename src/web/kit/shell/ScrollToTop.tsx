import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Each navigation starts at the top of its page (SPEC 2), unless it points at a place within it. */
export function ScrollToTop() {
  const [path] = useLocation();
  useEffect(() => {
    if (window.location.hash === '') window.scrollTo(0, 0);
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new path is what this waits for
  }, [path]);
  return null;
}
