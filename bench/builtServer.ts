import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** An event configuration, and the contents of its data folder before the server starts. */
interface Holding {
  readonly event: string;
  /** Secret of an administrator who adds data while the server runs. */
  readonly secret?: string;
  readonly fill?: (dataFolder: string) => Promise<void>;
  /** Additional settings for the server. Node's own options are in `nodeOptions`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}

const DEMO: Holding = { event: 'demo' };

/** The built server and its port. It holds the demo's day by default. */
export async function builtServer({
  event,
  secret,
  fill,
  env = {},
  nodeOptions = [],
}: Holding = DEMO): Promise<{
  readonly port: number;
  readonly pid: number;
  readonly dataFolder: string;
  readonly close: () => void;
}> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-bench-'));
  await fill?.(dataFolder);
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, 'dist/cli/floorcraft.js', 'start'], {
    env: {
      ...process.env,
      ...env,
      EVENT: event,
      PORT: String(port),
      FLOORCRAFT_DATA: dataFolder,
      ...(secret === undefined ? {} : { FLOORCRAFT_ADMIN_SECRET: secret }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((up) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Everybody')) up();
    });
  });
  return {
    port,
    pid: child.pid ?? 0,
    dataFolder,
    close: () => {
      child.kill('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
