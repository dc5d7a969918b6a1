import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/globalSetup.ts',
  outputDir: '.cache/e2e',
  // Each story has a server and a day of its own.
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  timeout: 60_000,
  // Only against a run that hangs.
  globalTimeout: 18 * 60_000,
  // A test that only passes sometimes is a failed test.
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    // Without pictures at every step: they cost a fifth of the time, also where nothing fails.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
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
