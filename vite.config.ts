import { constants } from 'node:zlib';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { loadConfiguration, findEventsFolder } from './src/cli/eventFile.ts';
import { createPageFiller } from './src/cli/start/page.ts';
import { translationPath } from './src/web/kit/worker/translationPath.ts';
import { ALL_SCREENS, screens } from './src/web/kit/screens/screens.ts';
import { screenFile } from './tools/screenFiles.ts';
import { sharedChunks } from './tools/sharedChunks.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const web = fileURLToPath(new URL('./src/web', import.meta.url));
const FIRST_PAINT = 'first-paint.js';
const ASSETS = '/assets/';
/** The frame of a page drawn by the server (src/web/visitors/drawn), whose styles it needs at once. */
const AROUND: Readonly<Partial<Record<string, readonly string[]>>> = {
  '/': ['kit/shell/TopBar.tsx', 'kit/shell/Footer.tsx'],
  '/live': ['visitors/live/LiveRest.tsx', 'kit/shell/LanguageChoice.tsx'],
  '/live/:event/:round': ['visitors/live/RoundBody.tsx', 'kit/shell/LanguageChoice.tsx'],
};
/** The shell of every screen, imported first by the page's entry. */
const APP = 'kit/shell/openApp.tsx';

/** A classic script of its own, beside the app's modules. */
async function bundleScript(
  file: string,
  name: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: `${web}/${file}`, formats: ['iife'], name },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = output.find((one) => one.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${file} was not built`);
  return script.code;
}

/** The small script in the head: sets the competition's color before the first paint and requests the screen. */
const bundleFirstPaint = (): Promise<string> => bundleScript('head.ts', 'head');

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

/** Useless offline: an identity provider's window, and the visit counter. */
const ONLINE_ONLY = /store\/connection\/(?:popups|visitReports)\.ts$/;

/**
 * All files below src/web that these files need, as addresses: static imports, and dynamic imports within the given
 * folders. Other screens' parts are left out.
 */
function filesOf(
  opens: string | readonly string[],
  folders: readonly string[],
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = (file: string) => chunks.find(({ fileName }) => fileName === file);
  const own = folders.map((folder) => join(web, folder));
  const isOwn = (file: string) => !ONLINE_ONLY.test(file) && own.some((folder) => file.startsWith(folder));
  const opened = [APP, opens].flat().map((file) => join(web, file));
  const reached = new Set(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry || opened.some((file) => file === facadeModuleId)),
  );
  // Iterating over a growing set visits additions too.
  for (const { imports, dynamicImports } of reached)
    for (const chunk of [
      ...imports.map((file) => named(file)),
      ...dynamicImports.map((file) => named(file)).filter((later) => isOwn(later?.facadeModuleId ?? '')),
    ])
      if (chunk !== undefined) reached.add(chunk);
  const files = [...reached].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  const always = Object.keys(bundle).filter((name) =>
    /(?:first-paint.*\.js|archivo-digits.*\.woff2)$/.test(name),
  );
  return [...new Set(['icon.svg', ...always, ...files])].toSorted().map((file) => `/${file}`);
}

/** Files that a screen may request after its first paint. A translation is cached for its readers. */
const laterOf = (screen: string): readonly string[] => [
  // Everyone in the hall has the live pages open, and no one signs in there: the accounts part is a fifth of them.
  screen.startsWith('visitors/live/') ? '../store/connection/sdk' : '../store/',
  `${dirname(screen)}/`,
  'kit/look/',
  'kit/worker/',
  'kit/shell/LanguageChoice',
  'dancers/pinned/',
  'kit/shell/RequireStaff',
];

const TRANSLATIONS = 'kit/words/translations';

/** The languages besides English, as BCP 47 tags: one per translation file. */
const translations = readdirSync(join(web, TRANSLATIONS))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/** Lists the languages in the page: the server reads them from there and picks the requested one. */
function namedLanguages(): Plugin {
  return {
    name: 'named-languages',
    transformIndexHtml: (html) =>
      html.replace(
        '<html lang="en"',
        `<html lang="en" data-languages="${['en', ...translations].join(' ')}"`,
      ),
  };
}

/** Lists in the page the files of each screen that people open on their phones, for screens/firstLoad.ts. */
function namedFirstLoads(): Plugin {
  return {
    name: 'named-first-loads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const asked = (file: string) => /^\/assets\/.*\.(?:js|css)$/.test(file) && !html.includes(file);
        const app = filesOf(APP, [], bundle).filter(asked);
        const listed = ALL_SCREENS.flatMap(({ path, opens, roles }) => {
          if (opens === undefined || roles !== undefined) return [];
          const files = filesOf([screenFile(opens), ...(AROUND[path] ?? [])], [], bundle).filter(
            (file) => asked(file) && !app.includes(file),
          );
          return [[path, ...files.map((file) => file.slice(ASSETS.length))].join(' ')];
        });
        const modules = app
          .filter((file) => file.endsWith('.js'))
          .map((file) => `  <link rel="modulepreload" crossorigin href="${file}">\n`);
        const styles = app
          .filter((file) => file.endsWith('.css'))
          .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
        // Nothing paints before the styles: request them first, on the browser's few connections.
        const [entryStyle = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        return html
          .replace('<html lang="en"', `<html lang="en" data-first-load="${listed.join(';')}"`)
          .replace(entryStyle, '')
          .replace('<link rel="preload"', [entryStyle, ...styles, '<link rel="preload"'].join('\n    '))
          .replace('</head>', `${modules.join('  ')}  </head>`);
      },
    },
  };
}

/** The service worker lists the files of its build, so it is built last. */
function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    // After the page is written, before compression, which is when the manifest is written.
    enforce: 'post',
    generateBundle: {
      async handler(_options, bundle) {
        const offline = [
          ...ALL_SCREENS.flatMap(({ path, opens, offline: kept }) =>
            kept === undefined || opens === undefined
              ? []
              : [{ path, files: filesOf(screenFile(opens), laterOf(screenFile(opens)), bundle) }],
          ),
          ...translations.map((tag) => ({
            path: translationPath(tag),
            files: filesOf(`${TRANSLATIONS}/${tag}.ts`, [], bundle),
          })),
        ];
        const page = bundle['index.html'];
        const hash = createHash('sha256').update(JSON.stringify(offline));
        if (page?.type === 'asset') hash.update(page.source);
        const source = await bundleScript('kit/worker/serviceWorker.ts', 'offlineWorker', {
          KEPT_OFFLINE: JSON.stringify(offline),
          BUILD: JSON.stringify(hash.digest('base64url')),
          PAGE: JSON.stringify(screens.login.path),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Adds a brotli and a gzip copy of each script and style for the server to send (src/server/http/screens.ts). */
const compressedCopies = (): Plugin =>
  compression({
    // Two postfix bits suit minified scripts: some hundred bytes less per page.
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_NPOSTFIX]: 2 } }),
      'gzip',
    ],
    include: /\.(?:js|css|svg)$/,
    logLevel: 'silent',
  });

/** A page built for one event on a static host names that event; the embedded server inserts it when serving. */
function namedEvent(): Plugin {
  const name = process.env['EVENT'];
  const configuration = name === undefined ? undefined : loadConfiguration(name, findEventsFolder());
  if (configuration?.ok === false) throw new Error(`${name}: ${configuration.problem.join(' ')}`);
  return {
    name: 'named-event',
    transformIndexHtml: (html) =>
      name === undefined || configuration === undefined
        ? html
        : createPageFiller(name, configuration.value)(html),
  };
}

/** Its import of the SDK's accounts gets a copy: a module cannot be in two chunks. */
const POPUPS = join(web, '../store/connection/popups.ts');
const COPY = '?popups';
/** Copied: the accounts and their own files. Modules shared with the rest stay shared. */
const COPIED = /^(?:\.|@?firebase\/auth$)/;

/** Keeps code that only window sign-ins need out of the chunk that every device loads to sign in. */
function separatePopups(): Plugin {
  return {
    name: 'separate-popups',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const original = importer.endsWith(COPY) ? importer.slice(0, -COPY.length) : importer;
      if (original === importer && importer !== POPUPS) return undefined;
      const found = await this.resolve(source, original, { ...options, skipSelf: true });
      return found !== null && COPIED.test(source) ? { ...found, id: found.id + COPY } : found;
    },
    load: (id) => (id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), 'utf8') : undefined),
  };
}

const backend = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  root: web,
  plugins: [
    react(),
    separatePopups(),
    firstPaint(),
    namedEvent(),
    namedLanguages(),
    namedFirstLoads(),
    offlineWorker(),
    compressedCopies(),
  ],
  define: { FLOORCRAFT_VERSION: JSON.stringify(version) },
  // The router brings a shim for a built-in React feature: it is as large as a screen's own code.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    // Browsers without modulepreload load chunks a moment later, without a polyfill. Preload lists per import would add
    // 3 kB to every page: the page lists them itself (screens/firstLoad.ts).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The content security policy refuses fonts inside a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The byte budgets read from here which chunks a screen needs.
    manifest: true,
    rolldownOptions: {
      output: {
        // Every page contains the names of all chunks, so shared ones are named only by their hash.
        codeSplitting: {
          groups: [
            // The SDK's database with everything that its other parts share: the visit counter, which loads last, must
            // not split it.
            { name: 'firebase', test: /node_modules\/@?firebase\/(app|component|database|logger|util)\// },
            sharedChunks(),
          ],
        },
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') === true ? 'assets/[hash:7].css' : 'assets/[name]-[hash].[ext]',
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      },
    },
  },
  // In a folder of their own: a worker gets its own content security policy, like a page (src/server/http/screens.ts).
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
  server: {
    proxy: {
      '/.ws': { target: backend, ws: true },
      '/identitytoolkit.googleapis.com': backend,
      '/securetoken.googleapis.com': backend,
      '/healthz': backend,
      '/client-ip': backend,
      '/.pass': backend,
    },
  },
});
