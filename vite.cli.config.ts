import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * The command line in a few files: the server's hundreds of modules, looked up one by one, were most of the time that a
 * start takes.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: {
    noExternal: true,
    // Brings its own binary, found beside its package.
    external: ['libsql'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: true,
    sourcemap: true,
    // The sources lie beside it: a map without them is read in half the time, at every start.
    rolldownOptions: {
      // The verb that serves by itself too: one process of the stories serves one day after another.
      input: ['src/cli/floorcraft.ts', 'src/cli/start/startVerb.ts', 'src/cli/settings.ts'],
      output: { sourcemapExcludeSources: true },
    },
    minify: false,
  },
});
