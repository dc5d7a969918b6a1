import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** The built server with the demo's day, and its port. */
export async function demoServer(): Promise<{ readonly port: number; readonly close: () => void }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/cli/floorcraft.js', 'start'], {
    env: { ...process.env, EVENT: 'demo', PORT: String(port), FLOORCRAFT_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((up) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Everybody')) up();
    });
  });
  return {
    port,
    close: () => {
      child.kill('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
