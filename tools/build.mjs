// Builds the command line with its server (dist/cli) and the screens (dist/web). `node tools/build.mjs --missing`
// builds only if there is no build or a source is newer. In JavaScript, so that `npm start` needs no loader.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = join(root, 'dist/built');
const sources = [
  'src',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.cli.config.ts',
  'vite.drawn.config.ts',
  'vite.archive.config.ts',
];

/** @param {string} path @returns {number} the time of the last change at or below it, in ms */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** @param {readonly string[]} args */
function vite(...args) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Writes the files of a folder into one, for the package (src/server/http/screenFiles.ts). @param {string} folder */
export function writePack(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = files.map((file) => readFileSync(file));
  const names = files.map((file) => relative(folder, file).replaceAll(sep, '/'));
  const sizes = Object.fromEntries(names.map((name, at) => [name, bytes[at]?.length ?? 0]));
  writeFileSync(`${folder}.pack`, Buffer.concat([Buffer.from(`${JSON.stringify(sizes)}\n`), ...bytes]));
}

export function isBuilt() {
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return sources.every((source) => newest(join(root, source)) <= builtAt);
}

export function build() {
  const startedAt = new Date();
  vite('build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn');
  vite('build', '--logLevel', 'warn');
  vite('build', '--config', 'vite.drawn.config.ts', '--logLevel', 'warn');
  vite('build', '--config', 'vite.archive.config.ts', '--logLevel', 'warn');
  writePack(join(root, 'dist/web'));
  writeFileSync(stamp, '');
  // Stamped with the start time: files that change during the build are newer.
  utimesSync(stamp, startedAt, startedAt);
}

const isProgram = process.argv[1] === fileURLToPath(import.meta.url);
if (isProgram && (!process.argv.includes('--missing') || !isBuilt())) build();
