import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const room = (name: string, environment: 'node' | 'jsdom') => ({
  test: {
    name,
    environment,
    testTimeout: 20_000,
    include: [`src/${name}/**/*.test.{ts,tsx}`],
    // jsdom costs seconds a file when each gets its own; the tests clean up after themselves.
    isolate: environment === 'node',
    ...(environment === 'jsdom' ? { setupFiles: ['src/web/testing/setup.ts'] } : {}),
  },
});

export default defineConfig({
  test: {
    // All cores: left to itself it keeps one free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      room('domain', 'node'),
      room('store', 'node'),
      room('server', 'node'),
      room('cli', 'node'),
      room('web', 'jsdom'),
      { test: { name: 'tools', environment: 'node', include: ['tools/**/*.test.mjs'] } },
    ],
  },
});
