// Packs the project and starts the package with npx, as on a machine without a clone, on every supported Node:
// npm run test:package. With --any those that are not found are left out.
import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from './freePort.ts';
import { findNode, MAJORS, explainMissingNode, buildNodePath } from './nodes.ts';
import { root, run } from './programs.ts';

const folder = join(root, '.cache/package');

/** Against hanging only: npx downloads the one dependency. */
const MAX_START_MS = 120_000;

async function pack(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { status, output } = await run(['npm', 'pack', '--pack-destination', folder]);
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (status !== 0 || file === undefined) throw new Error(output);
  return join(folder, file);
}

/** Sends a signal to npx and the programs that it started; false if all have ended. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    return false;
  }
}

/** Waits for the server, too: npx ends before it. */
async function end(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  while (signal(child, 0)) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function fetchPage(origin: string, isOver: () => boolean): Promise<string> {
  for (const deadline = Date.now() + MAX_START_MS; Date.now() < deadline && !isOver();) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok === true) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no page');
}

interface Start {
  readonly verb: string;
  readonly event?: string;
  /** Created in the home folder. */
  readonly data: string;
}

const STARTS: readonly Start[] = [
  { verb: 'start', data: 'floorcraft-demo' },
  { verb: 'demo', data: 'floorcraft-demo' },
  { verb: 'start', event: 'theirschool26', data: 'floorcraft-data' },
];

/** Starts the package and waits for its first page. Returns the problem, or undefined. */
async function tryStart(
  tarball: string,
  start: Start,
  home: string,
  path: string,
): Promise<string | undefined> {
  const port = await freePort();
  const { EVENT: _event, FLOORCRAFT_DATA: _data, ...inherited } = process.env;
  const child = spawn('npx', ['--yes', `./${basename(tarball)}`, start.verb], {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      PATH: path,
      HOME: home,
      PORT: String(port),
      npm_config_cache: join(home, '.npm'),
      ...(start.event === undefined ? {} : { EVENT: start.event }),
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const begun = performance.now();
  const words = [start.event === undefined ? '' : `EVENT=${start.event} `, 'npx … ', start.verb].join('');
  try {
    const page = await fetchPage(`http://127.0.0.1:${port}`, () => child.exitCode !== null);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`  ${words}: first page after ${seconds} s`);
    if (!page.includes(`data-event="${start.event ?? 'demo'}"`))
      return `${words}: the page has another event`;
    if (!existsSync(join(home, start.data, 'floorcraft.db'))) return `${words}: there is no ~/${start.data}`;
    if (!output.includes(`npx file:${join(home, basename(tarball))}`) && start.event !== undefined)
      return `${words}: prints other commands\n${output}`;
    return undefined;
  } catch {
    return `${words}: no page came\n${output}`;
  } finally {
    await end(child);
  }
}

const tarball = await pack();
console.log(tarball);
const isAnyEnough = process.argv.includes('--any');
const told: string[] = [];
for (const major of MAJORS) {
  const node = findNode(major);
  if (node === undefined) {
    if (!isAnyEnough) told.push(explainMissingNode(major));
    continue;
  }
  console.log(`Node ${node.version}`);
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'floorcraft-home-'));
  copyFileSync(tarball, join(home, basename(tarball)));
  const problems: string[] = [];
  for (const start of STARTS) {
    const problem = await tryStart(tarball, start, home, buildNodePath(node));
    if (problem !== undefined) problems.push(problem);
  }
  told.push(
    problems.length === 0 ? `✓ Node ${node.version}` : `✗ Node ${node.version}: ${problems.join('; ')}`,
  );
}
console.log(told.join('\n'));
process.exitCode = told.length > 0 && told.every((line) => line.startsWith('✓')) ? 0 : 1;
