import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHARED } from './e2e/shared.config.ts';
import { IS_FULL_RUN } from './src/domain/testing/tries.ts';

// If stories are named, all of them run, including those tagged @full: `npm run e2e --
// e2e/floor/deck.spec.ts`.
const areNamed = process.argv.some((said) => said.includes('.spec') || said === '-g' || said === '--grep');
const tellsAll = IS_FULL_RUN || areNamed;

export default defineConfig({
  ...SHARED,
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Each story has its own server and day.
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  // Only stops runs that hang.
  globalTimeout: 40 * 60_000,
  // A story is tagged @full if it covers a rare course of events or a desk used weeks before the day, and
  // unit tests cover its steps. Such stories run on the build machine.
  ...(tellsAll ? {} : { grepInvert: /@full\b/ }),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    ...CHROMIUM,
    // Tracing every story adds half of the run time: `npm run e2e -- --trace on` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
