import { useEffect } from 'react';
import { useKeptAwake } from '../app/useKeptAwake.ts';

/** The screen stays lit as long as a round is marked, and no thumb loads it anew by pulling (judge.css). */
export function useLitScreen(): void {
  useKeptAwake();
  useEffect(() => {
    document.documentElement.dataset['marking'] = '';
    return () => {
      delete document.documentElement.dataset['marking'];
    };
  }, []);
}
