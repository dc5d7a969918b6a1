// Screens with hot reload, beside a server that restarts when its code changes: npm run dev
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { root } from './programs.ts';

const CLI = join(root, 'dist/cli/floorcraft.js');

let server: ChildProcess | undefined;
let ending = false;

const ended = (child: ChildProcess | undefined) =>
  new Promise<void>((resolve) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function restart() {
  const before = server;
  before?.kill('SIGTERM');
  await ended(before);
  if (ending || server !== before) return;
  server = spawn(process.execPath, ['--enable-source-maps', CLI, 'start'], { cwd: root, stdio: 'inherit' });
}

// The page served here names its event like the server's own page.
process.env['EVENT'] ??= 'demo';

async function watchServer() {
  const watcher = await build({
    configFile: join(root, 'vite.cli.config.ts'),
    build: { watch: {} },
    logLevel: 'warn',
  });
  if (!('on' in watcher)) throw new Error('The command line was built once and is not watched.');
  watcher.on('event', (event) => {
    if (event.code === 'END') void restart();
    if (event.code === 'ERROR') console.error(event.error.message);
  });
  return watcher;
}

const builds = await watchServer();
const rules = watch(join(root, 'database.rules.json'), () => void restart());
const screens = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { host: process.env['HOST'] ?? '127.0.0.1' },
});
await screens.listen();
console.log('Screens with hot reload:');
screens.printUrls();

async function end() {
  if (ending) return;
  ending = true;
  rules.close();
  server?.kill('SIGTERM');
  await Promise.all([screens.close(), builds.close(), ended(server)]);
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
