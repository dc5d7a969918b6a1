import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import { root } from '../tools/programs.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const executablePath = findBrowser();

// Made here, so that it is removed only when all stories are over.
tempFolder();

/** The same in every run of stories. */
export const SHARED = {
  globalSetup: join(root, 'e2e/globalSetup.ts'),
  // Nothing here is timed: a busy machine may take its time, and what is right is waited for.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A test that only passes sometimes is a failed test.
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
} as const;

/** Against a run that hangs, where it has few stories, in ms. */
export const FEW_STORIES_MS = 20 * 60_000;

/** The browser of the machine. */
export const CHROMIUM: NonNullable<PlaywrightTestConfig['use']> = {
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
};
