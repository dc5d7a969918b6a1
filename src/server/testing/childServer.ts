import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerSettings } from '../settings.ts';
import { API_KEY, NAMESPACE } from './server.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

export interface ChildServer {
  readonly child: ChildProcess;
  readonly port: number;
}

/** The built server, started in separate processes that tests can kill. */
export class BuiltServer {
  // Inside the project, so the build finds node_modules.
  private readonly folder: string;

  constructor() {
    mkdirSync(join(project, '.cache'), { recursive: true });
    this.folder = mkdtempSync(join(project, '.cache', 'server-under-test-'));
    const compiler = join(project, 'node_modules', '.bin', 'tsc');
    const done = spawnSync(
      compiler,
      [
        '-p',
        'src/server',
        // The project's own type check covers boundaries.
        '--noCheck',
        '--emitDeclarationOnly',
        'false',
        '--outDir',
        this.folder,
        '--tsBuildInfoFile',
        join(this.folder, 'buildinfo'),
      ],
      { cwd: project, encoding: 'utf8' },
    );
    if (done.status !== 0) throw new Error(done.stdout);
    writeFileSync(
      join(this.folder, 'child.mjs'),
      `import { startServer } from './server/start.js';
       const server = await startServer(JSON.parse(process.argv[2]));
       process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
       console.log(server.port);`,
    );
  }

  /** @param descriptors limit of open files and connections; this process's by default */
  async start(
    settings: Partial<ServerSettings> & { readonly dataFolder: string },
    descriptors?: number,
  ): Promise<ChildServer> {
    const all: ServerSettings = {
      host: '127.0.0.1',
      port: 0,
      namespace: NAMESPACE,
      apiKey: API_KEY,
      rules: '{"rules":{".read":true,".write":true}}',
      logLevel: 'silent',
      trustProxy: false,
      emulator: false,
      ...settings,
    };
    const asked = [process.execPath, join(this.folder, 'child.mjs'), JSON.stringify(all)];
    const [command = '', ...args] =
      descriptors === undefined ? asked : ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...asked];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString().trim())));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return { child, port };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
