import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { DrawnModules } from './src/cli/drawnModules.ts';
import type * as drawArchive from './src/web/visitors/archive/drawArchive.tsx';
import type * as drawPage from './src/web/visitors/drawn/drawPage.tsx';
import type * as mailNames from './src/web/visitors/drawn/mailNames.ts';

/** The command line loads these modules by name: here the compiler finds an export that was renamed. */
interface BuiltModules extends DrawnModules {
  readonly drawPage: typeof drawPage;
  readonly drawArchive: typeof drawArchive;
  readonly mailNames: typeof mailNames;
}

const SOURCES: Readonly<Record<keyof BuiltModules, string>> = {
  drawPage: 'src/web/visitors/drawn/drawPage.tsx',
  drawArchive: 'src/web/visitors/archive/drawArchive.tsx',
  mailNames: 'src/web/visitors/drawn/mailNames.ts',
};

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * Leaves out the lazy parts of other screens than visitors': npm takes milliseconds for each file of a package. A page
 * that needs one of them cannot be drawn, and the log says so.
 */
const leaveOutOtherScreens: Plugin = {
  name: 'leave-out-other-screens',
  async resolveDynamicImport(specifier, importer) {
    const found = typeof specifier === 'string' ? await this.resolve(specifier, importer) : null;
    return found === null || /\/src\/web\/(?:kit|visitors)\//.test(found.id)
      ? null
      : { id: 'floorcraft:not-drawn', external: true };
  },
};

/** The screens built for Node, to draw pages on the server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), leaveOutOtherScreens],
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
      input: SOURCES,
    },
    minify: false,
  },
});
