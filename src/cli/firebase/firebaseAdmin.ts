import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Auth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';
import type { EventConfiguration } from '../../store/connection/eventConfiguration.ts';
import { findProjectRoot } from '../projectRoot.ts';

/**
 * The version of firebase-admin, which is not a dependency: most competitions run without Firebase. The last major
 * version that runs on Node 20.
 */
const VERSION = '13.10.0';

interface FirebaseAdmin {
  readonly app: typeof import('firebase-admin/app');
  readonly auth: typeof import('firebase-admin/auth');
  readonly database: typeof import('firebase-admin/database');
}

const packageIn = (folder: string): string => join(folder, 'node_modules/firebase-admin/package.json');

/** The folder that has firebase-admin: the project's own, or one of this account, where npm installs it on first use. */
function folderOfAdmin(say: (line: string) => void): string {
  const root = findProjectRoot();
  if (existsSync(packageIn(root))) return root;
  const folder = join(homedir(), '.cache/floorcraft', `firebase-admin-${VERSION}`);
  if (existsSync(packageIn(folder))) return folder;
  say(`Installing firebase-admin ${VERSION} into ${folder}, once …`);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `firebase-admin@${VERSION}`],
    // npm is a .cmd file on Windows.
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0 || !existsSync(packageIn(folder)))
    throw new Error(`npm could not install firebase-admin ${VERSION}. It needs the internet once.`);
  return folder;
}

function loadAdmin(say: (line: string) => void): FirebaseAdmin {
  const load = createRequire(packageIn(folderOfAdmin(say)));
  return {
    app: load('firebase-admin/app'),
    auth: load('firebase-admin/auth'),
    database: load('firebase-admin/database'),
  };
}

/** A Firebase project, opened with the user's own credentials. */
export interface FirebaseProject {
  readonly name: string;
  readonly auth: Auth;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** The emulators accept this word instead of a credential. */
const EMULATOR_CREDENTIAL = {
  getAccessToken: () => Promise.resolve({ access_token: 'owner', expires_in: 3600 }),
};

/** Opens the project of an event. With `emulatorHosts` that is Google's emulators, or a server in emulator mode. */
export function openProject(configuration: EventConfiguration, say: (line: string) => void): FirebaseProject {
  const { projectId, databaseURL, emulatorHosts } = configuration;
  if (emulatorHosts !== undefined) {
    process.env['FIREBASE_DATABASE_EMULATOR_HOST'] ??= emulatorHosts.database;
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= emulatorHosts.auth;
  }
  const admin = loadAdmin(say);
  const app = admin.app.initializeApp(
    {
      projectId,
      databaseURL: databaseURL ?? `https://${projectId}.firebaseio.com`,
      credential: emulatorHosts === undefined ? admin.app.applicationDefault() : EMULATOR_CREDENTIAL,
    },
    `floorcraft-${projectId}`,
  );
  return {
    name: projectId,
    auth: admin.auth.getAuth(app),
    database: admin.database.getDatabase(app),
    close: () => admin.app.deleteApp(app),
  };
}
