// Finds a browser for the browser tests, and gets one where that is to be had without asking.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isProgram } from './programs.ts';

// Debian's name of the browser without a window to draw: pages open in half the time.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isProgramFile(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that is in the PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgramFile);
}

const systemBrowser = (): string | undefined => findProgram(NAMES) ?? [ON_A_MAC].find(isProgramFile);

/** The browser that is here: the one named, Playwright's own, the system's. */
export function findBrowser(): string | undefined {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined) return isProgramFile(named) ? named : undefined;
  return [chromium.executablePath()].find(isProgramFile) ?? systemBrowser();
}

/** On a build machine that is Debian and ours, a browser is a package away. */
export const mayInstall = (): boolean =>
  process.env['CI'] === 'true' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian's packages. False: they could not be had. */
export function installPackages(...packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every(
    (args) =>
      spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  );
}

/** A browser, installed first where that is allowed. */
export function getBrowser(): string | undefined {
  const found = findBrowser();
  if (process.env['BROWSER_PATH'] !== undefined || !mayInstall()) return found;
  if (found === undefined)
    return installPackages(SHELL) || installPackages('chromium') ? systemBrowser() : undefined;
  // With a window it takes twice the time; without a window it may not be to be had.
  if (found.endsWith('/chromium')) installPackages(SHELL);
  return findBrowser();
}

/** What to type when there is none. */
export function howToGetOne(): string {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined) return `BROWSER_PATH names ${named}, which is no program that can be run.`;
  return 'No browser was found. Type: npx playwright install --with-deps chromium (or set BROWSER_PATH).';
}

if (isProgram(import.meta.url)) console.log(getBrowser() ?? howToGetOne());
