// Finds Firefox and WebKit for the stories of e2e/browsers, and installs them on a build machine that is Debian.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram, installPackages, mayInstall } from './browser.ts';

/** Debian packages: both engines, and a virtual display for the one that needs a window. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

interface EngineFound {
  readonly name: 'firefox' | 'webkit';
  /** Paths of the programs, for the stories. */
  readonly env: Readonly<Record<string, string>>;
}

function findFirefox(): EngineFound | undefined {
  const path = findProgram(['firefox-esr', 'firefox']);
  return path === undefined ? undefined : { name: 'firefox', env: { FIREFOX_PATH: path } };
}

/** The driver finds its browser itself. */
function findWebKit(): EngineFound | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  if (driver === undefined || screen === undefined) return undefined;
  return { name: 'webkit', env: { WEBKIT_DRIVER_PATH: driver, SCREEN_PATH: screen } };
}

/** Installed engines, after installing them where that is allowed. */
export function getEngines(): readonly EngineFound[] {
  const find = () => [findFirefox(), findWebKit()].filter((engine) => engine !== undefined);
  const found = find();
  if (found.length === 2 || !mayInstall()) return found;
  installPackages(...PACKAGES);
  return find();
}

/** Describes the missing engines, with the command that installs them on Debian. */
export function listMissingEngines(found: readonly EngineFound[]): string | undefined {
  const missing = ['firefox', 'webkit'].filter((name) => !found.some((engine) => engine.name === name));
  if (missing.length === 0) return undefined;
  return `Not installed here: ${missing.join(' and ')}. On Debian: apt-get install ${PACKAGES.join(' ')}`;
}

/** Starts a virtual display, larger than every window of the stories. */
async function openMemoryScreen(
  program: string,
): Promise<{ readonly display: string; readonly close: () => void }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '2200x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , output] = screen.stdio;
  if (output === null || output === undefined) throw new Error('Xvfb cannot say which display it is.');
  const [number]: unknown[] = await once(output, 'data');
  return { display: `:${String(number).trim()}`, close: () => void screen.kill() };
}

/** Runs the stories in these engines, with a display if needed. */
export async function addEngines<Result>(
  engines: readonly EngineFound[],
  play: (command: readonly string[], env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const env = Object.assign(
    { ENGINES: engines.map(({ name }) => name).join() },
    ...engines.map((one) => one.env),
  );
  const program: string | undefined = env.SCREEN_PATH;
  const screen = program === undefined ? undefined : await openMemoryScreen(program);
  try {
    const display = screen === undefined ? {} : { DISPLAY: screen.display };
    return await play(['playwright', 'test', '-c', 'e2e/browsers'], { ...env, ...display });
  } finally {
    screen?.close();
  }
}
