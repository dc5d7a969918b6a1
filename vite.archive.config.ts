import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** What lies beside the pages of an archive (`floorcraft export --html`): one style sheet and one plain script, which open from a folder. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/archive',
    emptyOutDir: true,
    // A page from a folder may load no face from beside it: it lies within the styles.
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
