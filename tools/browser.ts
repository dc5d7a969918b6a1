// Finds a browser for the browser tests, and installs one where no one needs to be asked.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isProgram } from './programs.ts';

// Debian's headless build of the browser: opens pages in half the time.
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

/** The first of these programs in the PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgramFile);
}

const systemBrowser = (): string | undefined => findProgram(NAMES) ?? [ON_A_MAC].find(isProgramFile);

/** The browser of this machine: BROWSER_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined) return isProgramFile(named) ? named : undefined;
  return [chromium.executablePath()].find(isProgramFile) ?? systemBrowser();
}

/** True on a Debian build machine that we control. */
export const mayInstall = (): boolean =>
  process.env['CI'] === 'true' && process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages. Returns false on failure. */
export function installPackages(...packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every(
    (args) =>
      spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  );
}

/** Finds a browser, after installing one where that is allowed. */
export function getBrowser(): string | undefined {
  const found = findBrowser();
  if (process.env['BROWSER_PATH'] !== undefined || !mayInstall()) return found;
  if (found === undefined)
    return installPackages(SHELL) || installPackages('chromium') ? systemBrowser() : undefined;
  // The full browser takes twice the time; the headless build may be unavailable.
  if (found.endsWith('/chromium')) installPackages(SHELL);
  return findBrowser();
}

/** Installation instructions. */
export function explainBrowserInstall(): string {
  const named = process.env['BROWSER_PATH'];
  if (named !== undefined) return `BROWSER_PATH names ${named}, which is no program that can be run.`;
  return 'No browser was found. Type: npx playwright install --with-deps chromium (or set BROWSER_PATH).';
}

if (isProgram(import.meta.url)) console.log(getBrowser() ?? explainBrowserInstall());
