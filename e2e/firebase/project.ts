import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createPageFiller } from '../../src/cli/start/page.ts';
import { loadConfiguration, findEventsFolder } from '../../src/cli/eventFile.ts';
import { root } from '../../tools/programs.ts';
import type { EventConfiguration } from '../../src/store/connection/eventConfiguration.ts';
import {
  askDatabase,
  buildDeviceOptions,
  readFromDatabase,
  writeToDatabase,
  startDay,
  test as base,
  type CompetitionDay,
} from '../competitionDay.ts';
import { serveGapi } from './gapi.ts';

// A Firebase project made of emulators: pages from Google's hosting emulator, accounts from Google's auth
// emulator. The database is this product's own server in emulator mode, or Google's emulator at
// FIREBASE_DATABASE_EMULATOR_HOST.

const AUTH = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const { SITE_ORIGIN = '', SITE_FOLDER = '', DATABASE_PORT = '' } = process.env;
const DATABASE = process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
export const PROJECT = 'demo-floorcraft';
export const PROVIDER = { identityProvider: { id: 'google.com', name: 'Google' } };
export const NORA = { email: 'nora@example.org', password: 'quickstep-2026' };

export async function callAuthEmulator(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://${AUTH}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
export const accounts = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

/** Creates an account in Google's emulator that is organizer and scrutineer. */
export async function makeOrganizer(day: CompetitionDay, more: object = {}): Promise<void> {
  const { localId } = (await callAuthEmulator('POST', accounts, {
    ...NORA,
    emailVerified: true,
    ...more,
  })) as {
    readonly localId: string;
  };
  await writeToDatabase(day, { [`roles/${localId}`]: { admin: true, scrutineer: true } });
}

/**
 * The configuration of the hosted pages. tools/e2eFirebase.ts writes the headers that allow their outside
 * sources.
 */
export const HOSTED_CONFIGURATION: Partial<EventConfiguration> = {
  ...PROVIDER,
  emulatorHosts: { auth: AUTH, database: DATABASE ?? `127.0.0.1:${DATABASE_PORT}` },
  emailLink: true,
  companion: true,
};

/** Writes an event's page among the built screens, like a build for a static host. */
async function writePage(fields: Partial<EventConfiguration>): Promise<void> {
  const demo = loadConfiguration('demo', findEventsFolder());
  if (!demo.ok) throw new Error(demo.problem.join('\n'));
  const page = createPageFiller('demo', { ...demo.value, ...fields });
  const built = await readFile(join(root, 'dist/web/index.html'), 'utf8');
  await writeFile(join(SITE_FOLDER, 'index.html'), page(built));
}

/** Copies the rules and the data of a day to Google's database emulator. */
async function copyDay(day: CompetitionDay, host: string): Promise<CompetitionDay> {
  const copy = { ...day, emulator: { origin: `http://${host}`, namespace: 'demo' } };
  const rules = await readFile(join(root, 'database.rules.json'), 'utf8');
  await askDatabase(copy, '.settings/rules', { method: 'PUT', body: rules });
  await askDatabase(copy, '', { method: 'PUT', body: JSON.stringify(await readFromDatabase(day, '')) });
  return copy;
}

interface Hosted {
  /** Its accounts are in Google's emulator. */
  readonly day: CompetitionDay;
  /** Origin of its page, in Google's emulator too. */
  readonly site: string;
}

export const test = base.extend<Hosted>({
  day: async ({ browser }, use) => {
    await callAuthEmulator('DELETE', `emulator/v1/projects/${PROJECT}/accounts`);
    const day = await startDay(HOSTED_CONFIGURATION, { PORT: DATABASE_PORT, FLOORCRAFT_EMULATOR: '1' });
    await use(DATABASE === undefined ? day : await copyDay(day, DATABASE));
    await Promise.all(browser.contexts().map((device) => device.close()));
    await day.stop();
  },
  site: async ({ day: _day }, use) => {
    await writePage(HOSTED_CONFIGURATION);
    await use(SITE_ORIGIN);
  },
});

/** A page of a new device that reaches nothing but this machine. */
export async function newPage(
  browser: Browser,
  viewport?: Parameters<typeof buildDeviceOptions>[1],
): Promise<Page> {
  const device = await buildDeviceOptions(browser, viewport);
  await serveGapi(device);
  return device.newPage();
}

export async function loginPage(browser: Browser, origin: string): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(`${origin}/login`);
  return page;
}
