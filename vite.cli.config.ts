import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Bundles the command line into a few files: resolving the server's hundreds of modules took most of the start-up time.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: {
    noExternal: true,
    // Has a native binary beside its package.
    external: ['libsql'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: true,
    sourcemap: true,
    // Source maps without sources are read in half the time at every start; the sources are beside them.
    rolldownOptions: {
      // The start verb is an entry of its own: one process of the stories serves many days.
      input: ['src/cli/floorcraft.ts', 'src/cli/start/startVerb.ts', 'src/cli/settings.ts'],
      output: { sourcemapExcludeSources: true },
    },
    minify: false,
  },
});
