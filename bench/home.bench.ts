import { firstVisits } from './firstVisits.ts';

/** The pages of the day, and what stands there once the app follows. */
export const benchHome = (): Promise<void> =>
  firstVisits('largest paint, slow 4G, 4 times slower', [
    { path: '/', called: '  home', ready: '.trace-lead-now' },
    { path: '/live', called: '  live', ready: '.connection-light-live' },
    {
      path: '/live/Newcomer%20Rhythm%20ChaCha/4',
      called: '  callbacks of 51',
      ready: '.connection-light-live',
    },
  ]);
