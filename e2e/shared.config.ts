import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { root } from '../tools/programs.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const executablePath = findBrowser();

// Created here so that it is removed only after all stories.
tempFolder();

/** Common to every run of stories. */
export const SHARED = {
  globalSetup: join(root, 'e2e/globalSetup.ts'),
  // The machine may be busy; the stories wait for conditions, not for time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A flaky test is a failed test.
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
} as const;

/** Time limit (ms) of a run with few stories, in case it hangs. */
export const FEW_STORIES_MS = 20 * 60_000;

/** The browser of the machine. */
export const CHROMIUM: NonNullable<PlaywrightTestConfig['use']> = {
  // Caching a screen for offline use takes half as long as opening it: only stories that need it turn it on
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
};
