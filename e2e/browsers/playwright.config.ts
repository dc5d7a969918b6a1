import { defineConfig } from '@playwright/test';
import { tempFolder } from '../../tools/tempFolder.ts';
import type { EngineName } from './story.ts';

// Made here, so that it is removed only when all stories are over.
tempFolder();

const engines = (process.env['ENGINES'] ?? 'firefox,webkit').split(',') as readonly EngineName[];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: '../globalSetup.ts',
  outputDir: '../../.cache/e2e-browsers',
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  globalTimeout: 20 * 60_000,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e-browsers.json' }]],
});
