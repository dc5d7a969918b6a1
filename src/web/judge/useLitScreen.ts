import { useEffect } from 'react';

/** The screen stays lit as long as a round is marked, and no thumb loads it anew by pulling (judge.css). */
export function useLitScreen(): void {
  useEffect(() => {
    document.documentElement.dataset['marking'] = '';
    let isOver = false;
    let letGo = (): void => {
      isOver = true;
    };
    import('../app/keepAwake.ts').then(
      ({ keepAwake }) => {
        if (!isOver) letGo = keepAwake();
      },
      () => undefined, // the screen goes dark as it is used to
    );
    return () => {
      delete document.documentElement.dataset['marking'];
      letGo();
    };
  }, []);
}
