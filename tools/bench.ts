// Performance benches: npm run bench [-- name …]. Runs every exported bench… function of bench/*.bench.ts on a fresh
// build. Child processes of benches are in bench/children and are built beside it.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { build as buildAll, isBuilt } from './build.mjs';
import { root } from './programs.ts';

const SUFFIX = '.bench.ts';
const asked = process.argv.slice(2);
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there is: ${all.join(', ')}`);
  process.exit(2);
}
const names = all.filter((name) => asked.length === 0 || asked.includes(name));
if (!isBuilt()) buildAll();

const children = readdirSync(join(root, 'bench/children')).map((file) => file.slice(0, -'.ts'.length));

// Node 20 does not run TypeScript. Bundled as in production; packages stay external. One folder per run: a concurrent
// run would empty a shared one.
const outDir = join(root, '.cache/bench', String(process.pid));
process.env['BENCH_BUILT'] = outDir;
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries([
        ...names.map((name) => [name, join(root, 'bench', name + SUFFIX)]),
        ...children.map((name) => [name, join(root, 'bench/children', `${name}.ts`)]),
      ]),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});

process.chdir(root);
for (const name of names) {
  console.log(`\n${name}`);
  const bench: Record<string, unknown> = await import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
  for (const [title, run] of Object.entries(bench)) {
    if (!title.startsWith('bench') || typeof run !== 'function') continue;
    try {
      const found = await run();
      if (found !== undefined) console.log(found);
    } catch (error) {
      // Run the remaining benches: on a busy machine one may time out.
      console.error(`${name} ${title} did not finish:`, error);
      process.exitCode = 1;
    }
  }
}
