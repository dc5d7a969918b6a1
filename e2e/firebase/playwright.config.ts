import { defineConfig } from '@playwright/test';
import { CHROMIUM, FEW_STORIES_MS, SHARED } from '../shared.config.ts';

export default defineConfig({
  ...SHARED,
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../.cache/e2e-firebase',
  workers: 1,
  globalTimeout: FEW_STORIES_MS,
  reporter: [['list']],
  use: CHROMIUM,
});
