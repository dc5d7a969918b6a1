// The screens with hot reload, beside the server that restarts when its rooms change: npm run dev
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './run.mjs';

const NODE_ROOMS = join(root, 'dist/node');
const CLI = join(NODE_ROOMS, 'cli/floorcraft.js');
// The compiler writes file by file: the server restarts when it has been quiet for so long.
const QUIET_MS = 300;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let ending = false;

/** @param {import('node:child_process').ChildProcess | undefined} child */
const ended = (child) =>
  new Promise((resolve) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) resolve(undefined);
    else child.once('exit', resolve);
  });

async function restart() {
  const before = server;
  before?.kill('SIGTERM');
  await ended(before);
  if (ending || server !== before || !existsSync(CLI)) return;
  server = spawn(process.execPath, ['--enable-source-maps', CLI, 'start'], { cwd: root, stdio: 'inherit' });
}

/** @type {NodeJS.Timeout | undefined} */
let quiet;
function changed() {
  clearTimeout(quiet);
  quiet = setTimeout(() => void restart(), QUIET_MS);
}

// The page that is served here names its event as the server's own does.
process.env['EVENT'] ??= 'demo';

mkdirSync(NODE_ROOMS, { recursive: true });
// The compiler is a script that starts a program: in a group of their own both can be ended.
const grouped = process.platform !== 'win32';
const compiler = spawn(
  join(root, 'node_modules/.bin/tsc'),
  ['-b', 'src/cli', '--watch', '--preserveWatchOutput'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: grouped, shell: !grouped },
);
const watchers = [
  watch(NODE_ROOMS, { recursive: true }, changed),
  watch(join(root, 'database.rules.json'), changed),
];
const screens = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { host: process.env['HOST'] ?? '127.0.0.1' },
});
await screens.listen();
console.log('Screens with hot reload:');
screens.printUrls();
changed();

async function end() {
  if (ending) return;
  ending = true;
  clearTimeout(quiet);
  for (const watcher of watchers) watcher.close();
  if (grouped && compiler.pid !== undefined) process.kill(-compiler.pid, 'SIGTERM');
  else compiler.kill('SIGTERM');
  server?.kill('SIGTERM');
  await Promise.all([screens.close(), ended(compiler), ended(server)]);
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
