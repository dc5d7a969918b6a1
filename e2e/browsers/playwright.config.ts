import { defineConfig } from '@playwright/test';
import { FEW_STORIES_MS, SHARED } from '../shared.config.ts';
import type { EngineName } from './story.ts';

const engines = (process.env['ENGINES'] ?? 'firefox,webkit').split(',') as readonly EngineName[];

export default defineConfig<object, { engineName: EngineName }>({
  ...SHARED,
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../.cache/e2e-browsers',
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  fullyParallel: true,
  workers: 2,
  globalTimeout: FEW_STORIES_MS,
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e-browsers.json' }]],
});
