import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, SHARED } from './e2e/shared.config.ts';
import { IN_FULL } from './src/domain/testing/tries.ts';

// Who says which stories is told all of those: `npm run e2e -- e2e/floor/deck.spec.ts`.
const areNamed = process.argv.some((said) => said.includes('.spec') || said === '-g' || said === '--grep');
const tellsAll = IN_FULL || areNamed;

export default defineConfig({
  ...SHARED,
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  // Each story has a server and a day of its own.
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  // Only against a run that hangs.
  globalTimeout: 40 * 60_000,
  // A story that tells one more way in which a day goes wrong, or of one desk of the weeks before, and whose single steps
  // have tests beside the code, ends in @full: it is told on a build machine.
  ...(tellsAll ? {} : { grepInvert: /@full\b/ }),
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    ...CHROMIUM,
    // A trace of every story costs half of the time that the stories take: `npm run e2e -- --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
