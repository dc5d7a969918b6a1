// Runs the command line, built first where that is missing: node tools/floorcraft.mjs <verb> …
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

// The terminal sends Ctrl+C to both; a SIGTERM to this one is passed on, and the child decides when it is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm passes a SIGTERM on to the shell that it runs this in, and that shell ends without passing it on.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}
// A command that Ctrl+C has cut off did not end well.
child.on('exit', (code, signal) => process.exit(code ?? (signal === null || signal === 'SIGINT' ? 1 : 0)));
