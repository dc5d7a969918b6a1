import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tempFolder } from '../tempFolder.ts';
import { watched } from './watched.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const changed = (process.env['MUTANTS_CHANGED'] ?? '').split(',');

export default defineConfig({
  define: { FLOORCRAFT_VERSION: '"0.0.0"' },
  root,
  plugins: [
    {
      name: 'floorcraft: which places are reached',
      enforce: 'pre',
      transform(code, id) {
        const path = relative(root, id).replaceAll('\\', '/');
        return changed.includes(path) ? { code: watched(path, code), map: null } : undefined;
      },
    },
  ],
  test: {
    env: { TMPDIR: tempFolder() },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Top-level code must run again for every file that imports it.
    isolate: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/server/testing/cheapHashes.ts', 'tools/mutants/watch.ts'],
  },
});
