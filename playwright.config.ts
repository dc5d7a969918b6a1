import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { IN_FULL } from './src/domain/testing/tries.ts';
import { findBrowser } from './tools/browser.ts';
import { tempFolder } from './tools/tempFolder.ts';

const executablePath = findBrowser();

// Who says which stories is told all of those: `npm run e2e -- e2e/deck.spec.ts`.
const areNamed = process.argv.some((said) => said.includes('.spec') || said === '-g' || said === '--grep');
const tellsAll = IN_FULL || areNamed;

// Made here, so that it is removed only when all stories are over.
tempFolder();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '.cache/e2e',
  // Each story has a server and a day of its own.
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  // Nothing here is timed: a busy machine may take its time, and what is right is waited for.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Only against a run that hangs.
  globalTimeout: 40 * 60_000,
  // A test that only passes sometimes is a failed test.
  retries: 0,
  // A story that tells one more way in which a day goes wrong, or of one desk of the weeks before, and whose single steps
  // have tests beside the code, ends in @full: it is told on a build machine.
  ...(tellsAll ? {} : { grepInvert: /@full\b/ }),
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    // A trace of every story costs half of the time that the stories take: `npm run e2e -- --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Keeping a screen for offline takes half as long as opening it: who opens one without network in a story keeps it
    // (KEEPS_SCREENS).
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
