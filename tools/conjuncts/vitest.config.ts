import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tempFolder } from '../tempFolder.ts';

export default defineConfig({
  define: { FLOORCRAFT_VERSION: '"0.0.0"' },
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    env: { TMPDIR: tempFolder() },
    // Every question is asked many times over.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    maxWorkers: 1,
    isolate: true,
    include: ['src/{server,store}/**/*.test.ts'],
    setupFiles: ['src/server/testing/cheapHashes.ts', 'tools/conjuncts/watch.ts'],
  },
});
