import { firstVisits } from './firstVisits.ts';

const visited = (path: string, ready: string) => ({
  path,
  called: decodeURIComponent(path).slice(0, 48),
  ready,
});

/** Measures first visits to the list of results and to two results. */
export const benchResults = (): Promise<void> =>
  firstVisits('results, slow 4G, 4 times slower', [
    visited('/results', '.results-event'),
    visited('/results/Silver%20Standard%20Waltz%20Quickstep', '.place-row'),
    visited('/results/Newcomer%20Rhythm%20ChaCha?round=4', '.place-row'),
  ]);
