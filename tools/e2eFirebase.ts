// The stories of e2e/firebase against Google's own emulators of accounts and of hosting, with this project's server in
// emulator mode as the database: npm run e2e:firebase -- <options of Playwright>
// With FIREBASE_DATABASE_EMULATOR_HOST, Google's database emulator at that address is used instead; its data is replaced.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfiguration, findEventsFolder } from '../src/cli/eventFile.ts';
import { writeSite } from '../src/cli/firebase/siteFolder.ts';
import { getBrowser, explainBrowserInstall } from './browser.ts';
import { build, isBuilt } from './build.mjs';
import { freePort } from './freePort.ts';
import { root, run } from './programs.ts';

/**
 * The version of firebase-tools, which is not a dependency: larger than all packages of this project together. This
 * version runs on every supported Node.
 */
const VERSION = '15.34.2';
const folder = join(root, '.cache/firebase-tools', VERSION);
const program = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Downloads the emulators once. Returns an error message on failure. */
async function fetchEmulators(): Promise<string | undefined> {
  if (existsSync(program)) return undefined;
  mkdirSync(folder, { recursive: true });
  const { status, output } = await run([
    'npm',
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    `firebase-tools@${VERSION}`,
  ]);
  if (status === 0) return undefined;
  return `The stories were not told: npm could not fetch firebase-tools ${VERSION}. They need a network once.\n${output}`;
}

const browser = getBrowser();
const problem = browser === undefined ? explainBrowserInstall() : await fetchEmulators();
if (browser === undefined || problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
if (!isBuilt()) build();

const config = join(folder, 'firebase.json');
// A copy of the built screens; each story writes its own page into it.
const site = join(folder, 'public');
rmSync(site, { recursive: true, force: true });
cpSync(join(root, 'dist/web'), site, { recursive: true });
const [auth, hosting, hub, logging, database] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const at = (port: number) => ({ host: '127.0.0.1', port });
const demo = loadConfiguration('demo', findEventsFolder());
if (!demo.ok) throw new Error(demo.problem.join('\n'));
/** The site as deployed: the same rewrites and headers, with the emulators instead of the project. */
const deployed = join(folder, 'deployed');
rmSync(deployed, { recursive: true, force: true });
const siteProblem = await writeSite(deployed, {
  event: 'demo',
  configuration: {
    ...demo.value,
    identityProvider: { id: 'google.com', name: 'Google' },
    emulatorHosts: {
      auth: `127.0.0.1:${auth}`,
      database: process.env['FIREBASE_DATABASE_EMULATOR_HOST'] ?? `127.0.0.1:${database}`,
    },
  },
  root,
});
if (siteProblem !== undefined) throw new Error(siteProblem);
const { hosting: hosted } = JSON.parse(readFileSync(join(deployed, 'firebase.json'), 'utf8'));
writeFileSync(
  config,
  JSON.stringify({
    hosting: hosted,
    emulators: {
      auth: at(auth),
      hosting: at(hosting),
      hub: at(hub),
      logging: at(logging),
      ui: { enabled: false },
    },
  }),
);
const story = [
  'playwright',
  'test',
  '-c',
  'e2e/firebase',
  ...process.argv.slice(2).map((said) => JSON.stringify(said)),
].join(' ');
const { status } = await run(
  [
    'node',
    program,
    'emulators:exec',
    '--config',
    config,
    '--project',
    'demo-floorcraft',
    // Without this, every file of every page is logged.
    '--log-verbosity',
    'QUIET',
    '--only',
    'auth,hosting',
    story,
  ],
  {
    shown: true,
    env: {
      BROWSER_PATH: browser,
      SITE_FOLDER: site,
      SITE_ORIGIN: `http://127.0.0.1:${hosting}`,
      DATABASE_PORT: String(database),
    },
  },
);
process.exitCode = status;
