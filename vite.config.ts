import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const web = fileURLToPath(new URL('./src/web', import.meta.url));
const FIRST_PAINT = 'first-paint.js';

/** The small classic script of the head: it sets the competition's colour before anything is painted. */
async function bundleFirstPaint(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: `${web}/look/firstPaint.ts`, formats: ['iife'], name: 'firstPaint' },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = output.find((file) => file.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('first-paint.js was not built');
  return script.code;
}

/** Emits the head's script beside the app, and serves it while developing. */
function firstPaint(): Plugin {
  let address = `/${FIRST_PAINT}`;
  return {
    name: 'first-paint',
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        bundleFirstPaint().then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async buildStart() {
      if (this.meta.watchMode) return;
      const reference = this.emitFile({ type: 'asset', name: FIRST_PAINT, source: await bundleFirstPaint() });
      address = reference;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /first-paint.*\.js$/.test(name));
        return html.replace('/first-paint.js', file === undefined ? `/${FIRST_PAINT}` : `/${file}`);
      },
    },
  };
}

/** A page built for one event on a static host names that event itself; the embedded server writes it when it serves. */
function namedEvent(): Plugin {
  const name = process.env['EVENT'];
  return {
    name: 'named-event',
    transformIndexHtml: (html) =>
      name === undefined ? html : html.replace('data-event=""', `data-event="${encodeURIComponent(name)}"`),
  };
}

const backend = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  root: web,
  plugins: [react(), firstPaint(), namedEvent()],
  define: { FLOORCRAFT_VERSION: JSON.stringify(version) },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Which chunks a screen needs is read from here by the byte budgets.
    manifest: true,
    rolldownOptions: {
      output: {
        // Every page carries the names of all chunks: what is only shared goes by its hash alone.
        // What a judge's phone and every result need alike, in one file: seven small ones weigh more.
        codeSplitting: {
          groups: [
            {
              name: 'floor',
              test: /src\/(domain\/(competition|unreachable|ids)|store\/paths\/(path|events|marks|roundState)|web\/parts\/(NumberCard|Ordinal|RoundStateMark|className))\.tsx?$/,
            },
          ],
        },
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
  server: {
    proxy: {
      '/.ws': { target: backend, ws: true },
      '/identitytoolkit.googleapis.com': backend,
      '/securetoken.googleapis.com': backend,
      '/healthz': backend,
      '/client-ip': backend,
    },
  },
});
