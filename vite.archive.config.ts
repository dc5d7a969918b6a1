import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/**
 * Assets of archive pages (`floorcraft export --html`): one style sheet and one classic script, which work from a
 * folder.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/archive',
    emptyOutDir: true,
    // A page from a folder cannot load fonts from beside it: inline them in the styles.
    assetsInlineLimit: Infinity,
    lib: {
      entry: 'src/web/visitors/archive/archivePage.ts',
      formats: ['iife'],
      name: 'floorcraftArchive',
      fileName: () => 'archive.js',
      cssFileName: 'archive',
    },
  },
});
