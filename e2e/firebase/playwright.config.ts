import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

const executablePath = findBrowser();

// Made here, so that it is removed only when all stories are over.
tempFolder();

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: '../globalSetup.ts',
  outputDir: '../../.cache/e2e-firebase',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalTimeout: 20 * 60_000,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list']],
  use: {
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    },
  },
});
