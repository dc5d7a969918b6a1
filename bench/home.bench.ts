import { firstVisits } from './firstVisits.ts';

/** Measures first visits to the pages that are used on the day. */
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
