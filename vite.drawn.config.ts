import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** The screens built for Node, to draw pages on the server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react()],
  define: {
    FLOORCRAFT_VERSION: JSON.stringify(version),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/drawn',
    emptyOutDir: true,
    rolldownOptions: {
      input: [
        'src/web/visitors/drawn/drawPage.tsx',
        'src/web/visitors/drawn/mailNames.ts',
        'src/web/visitors/archive/drawArchive.tsx',
      ],
    },
    minify: false,
  },
});
