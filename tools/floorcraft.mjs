// Runs the command line, after building it if needed: node tools/floorcraft.mjs <verb> …
import '../bin/checkNode.mjs';
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.mjs';

if (!isBuilt()) {
  process.stderr.write('Building, this takes some seconds the first time …\n');
  build();
}

const cli = fileURLToPath(new URL('../dist/cli/floorcraft.js', import.meta.url));
const child = spawn(process.execPath, ['--enable-source-maps', cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
});

// The terminal sends Ctrl+C to both processes. SIGTERM is passed on, and the child decides when to end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm sends SIGTERM to the shell that runs this script, and the shell does not pass it on.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}
// A command ended by Ctrl+C has failed.
child.on('exit', (code, signal) => process.exit(code ?? (signal === null || signal === 'SIGINT' ? 1 : 0)));
