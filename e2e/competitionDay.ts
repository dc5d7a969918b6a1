import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { EventConfiguration } from '../src/store/connection/eventConfiguration.ts';
import { root } from '../tools/programs.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { allowCheapSignIns } from './cheapSignIns.ts';
import { serveDay } from './sharedServer.ts';

/** A running demo. Stories know only what the terminal prints about it. */
export interface CompetitionDay {
  readonly origin: string;
  readonly dataFolder: string;
  /** The printed link of a role or judge, such as 'Scrutineer' or 'Judge B'. */
  readonly linkOf: (who: string) => string;
  readonly accountOf: (role: string) => { readonly email: string; readonly password: string };
  /** Google's database emulator, if it has the data of the day. */
  readonly emulator?: { readonly origin: string; readonly namespace: string };
  /** Waits until the server has stopped; removes the data folder. */
  readonly stop: () => Promise<void>;
}

/** A day with a server process of its own, for stories that stop and restart it. */
export interface OwnCompetitionDay extends CompetitionDay {
  /** Sends SIGTERM and waits for the end; removes the data folder unless it is kept. */
  readonly stop: (keep?: 'keep the data') => Promise<void>;
  /** SIGKILL, like a power cut. Acknowledged writes are on disk. */
  readonly kill: () => Promise<void>;
}

function printed(output: string, who: string): string {
  const line = output.split('\n').find((one) => one.trim().startsWith(`${who} `));
  if (line === undefined) throw new Error(`${who} is not in what was printed:\n${output}`);
  return line.trim().slice(who.length).trim();
}

const LAST_PRINTED = 'The judges of the round on the floor come first.';

async function started(child: ChildProcess, until = LAST_PRINTED): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(until)) resolve(output);
    });
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
}

/** Lets tests write to the database bypassing the rules, alongside the people of the story. */
const ADMIN_SECRET = 'a-secret-for-setting-the-scene-of-stories';

const PROGRAM = join(root, 'dist/cli/floorcraft.js');

/** Runs a verb of the command line on the demo in a data folder. */
export const runCommandLine = (dataFolder: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, EVENT: 'demo', FLOORCRAFT_DATA: dataFolder },
    encoding: 'utf8',
    stdio: 'pipe',
  });

const newFolder = (): Promise<string> => mkdtemp(join(tempFolder(), 'floorcraft-day-'));

/** All roles of the day that have an account. */
const ROLES = ['Organizer', 'Scrutineer', 'Chairman', 'MC', 'Deck captain'] as const;

/** Path of the seeded folder that every day of this run is copied from. */
const SEEDED = 'FLOORCRAFT_SEEDED_DAY';

/** Before the first story: seeds the day once, as `npm start` does on a fresh clone. Every story gets a copy. */
export async function seedDay(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const day = await startOwnDay(folder);
  await allowCheapSignIns(day.origin, ADMIN_SECRET, ROLES.map(day.accountOf));
  if (process.env['DEMO_AS_IS'] === undefined) await withoutRegistrations(day);
  await day.stop('keep the data');
  process.env[SEEDED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * The branches with the demo's registrations, money and searches. Stories remove them, because they create
 * and count their own.
 */
const AROUND = [
  'registrations',
  'payments',
  'agreedPrices',
  'tba',
  'requests',
  'asked',
  'owners',
  'deskNotes',
] as const;
const isExtra = (id: string): boolean => /^(?:seeks|twin)-/.test(id);

/** Leaves only the entries, as after an import. */
async function withoutRegistrations(day: CompetitionDay): Promise<void> {
  const extraBelow = async (place: string): Promise<readonly string[]> =>
    Object.keys(((await readFromDatabase(day, place)) as object | null) ?? {})
      .filter(isExtra)
      .map((id) => `${place}/${id}`);
  const events = Object.keys(((await readFromDatabase(day, 'events')) as object | null) ?? {});
  const extra = [
    ...(await extraBelow('competitors')),
    ...(
      await Promise.all(
        events.flatMap((event) => [
          extraBelow(`events/${event}/entries`),
          extraBelow(`entered/${event}/lead`),
          extraBelow(`entered/${event}/follow`),
        ]),
      )
    ).flat(),
  ];
  const gone = [...AROUND, ...extra, 'settings/fees/howToPay', 'settings/payment'].map(
    (place) => [place, null] as const,
  );
  await writeToDatabase(day, Object.fromEntries(gone));
}

async function copyOfSeeded(): Promise<string> {
  const folder = await newFolder();
  const seeded = process.env[SEEDED];
  if (seeded !== undefined) await cp(seeded, folder, { recursive: true });
  return folder;
}

const settingsOf = (dataFolder: string, port: string): NodeJS.ProcessEnv => ({
  ...process.env,
  EVENT: 'demo',
  PORT: port,
  HOST: '127.0.0.1',
  FLOORCRAFT_DATA: dataFolder,
  FLOORCRAFT_ADMIN_SECRET: ADMIN_SECRET,
});

/** Parses the server's output. */
function dayOf(output: string, dataFolder: string): Omit<CompetitionDay, 'stop'> {
  const shown = new URL(printed(output, 'Everybody')).origin;
  // With a PUBLIC_URL the links name an address where nothing listens in a story.
  const [origin = shown] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  return {
    origin,
    dataFolder,
    linkOf: (who) => printed(output, who).split(' ')[0]?.replace(shown, origin) ?? origin,
    accountOf: (role) => {
      const [email = '', password = ''] = printed(output, role).split('   ')[1]?.split(' / ') ?? [];
      return { email, password };
    },
  };
}

/** Starts the server on a new day, with other fields in the event configuration and more settings. */
export async function startDay(
  fields: Partial<EventConfiguration> = {},
  settings: NodeJS.ProcessEnv = {},
): Promise<CompetitionDay> {
  const dataFolder = await copyOfSeeded();
  const EVENTS_FOLDER = await newFolder();
  const demo: unknown = JSON.parse(await readFile(join(root, 'events/demo.json'), 'utf8'));
  await writeFile(join(EVENTS_FOLDER, 'demo.json'), JSON.stringify({ ...Object(demo), ...fields }));
  const { said, stop } = await serveDay(
    { ...settingsOf(dataFolder, '0'), ...settings, EVENTS_FOLDER },
    LAST_PRINTED,
  );
  return {
    ...dayOf(said, dataFolder),
    stop: async () => {
      await stop();
      for (const folder of [dataFolder, EVENTS_FOLDER]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the built program on a new day, or restarts it on an existing folder, optionally on the same port. */
export async function startOwnDay(again?: string, port = '0'): Promise<OwnCompetitionDay> {
  const dataFolder = again ?? (await copyOfSeeded());
  const child = spawn(process.execPath, [PROGRAM, 'start'], {
    env: settingsOf(dataFolder, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = await started(child);
  return {
    ...dayOf(output, dataFolder),
    stop: async (keep) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (keep === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** An empty competition and its organizer, who has followed the terminal's instructions. */
export interface EmptyCompetition {
  readonly origin: string;
  /** Output of the terminal. */
  readonly said: string;
  readonly organizer: { readonly email: string; readonly password: string };
  /** Runs a verb of the command line with this standard input. */
  readonly type: (input: string, ...args: readonly string[]) => string;
  readonly stop: () => Promise<void>;
}

export async function startEmpty({ hasOrganizer = true } = {}): Promise<EmptyCompetition> {
  const dataFolder = await newFolder();
  const env = {
    ...process.env,
    EVENT: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    FLOORCRAFT_DATA: dataFolder,
  };
  const child = spawn(process.execPath, [PROGRAM, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = await started(child, 'import FILE');
  const type = (input: string, ...args: readonly string[]): string =>
    execFileSync(process.execPath, [PROGRAM, ...args], { env, input, encoding: 'utf8' });
  const organizer = { email: 'organizer@hall.test', password: 'organizer-1' };
  if (hasOrganizer)
    type(`${organizer.password}\n`, 'user', 'add', organizer.email, '--role', 'admin', '--password-stdin');
  return {
    origin: new URL(printed(said, 'Everybody')).origin,
    said,
    organizer,
    type,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Each story has a day of its own, which ends with the story. */
export const test = base.extend<{ readonly day: CompetitionDay }>({
  day: async ({ browser }, use) => {
    const day = await startDay();
    await use(day);
    // Before the server stops: open pages keep reconnecting, which slows down the next stories.
    await Promise.all(browser.contexts().map((device) => device.close()));
    await day.stop();
  },
});

export { expect };

export const PHONE = { width: 390, height: 844 } as const;
export const LAPTOP = { width: 1440, height: 900 } as const;

/** A device with a service worker, which opens visited screens offline (off by default in playwright.config.ts). */
export const WITH_SERVICE_WORKERS = { serviceWorkers: 'allow' } as const;

/** Waits until this device has all files to open a screen offline (its path in screens.ts). */
export const waitForOfflineCache = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate((at) => caches.match(`/opened${at}`).then(Boolean), path), `${path} is cached`)
    .toBe(true);

/** A new device, which shares only the server with the other devices. */
export const buildDeviceOptions = (
  browser: Browser,
  viewport: Readonly<{ width: number; height: number }> = LAPTOP,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> => browser.newContext({ viewport, reducedMotion: 'reduce', ...more });

/** Signs in on the sign-in page with the printed credentials of the role. */
export async function signIn(page: Page, day: CompetitionDay, role: string): Promise<void> {
  const { email, password } = day.accountOf(role);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Auth state that the browser stores for a signed-in account, under the SDK's key. */
async function keptAccount(
  day: CompetitionDay,
  role: string,
): Promise<readonly [name: string, text: string]> {
  const apiKey = 'demo-embedded';
  const { email, password } = day.accountOf(role);
  const answer = await fetch(
    `${day.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  if (!answer.ok) throw new Error(await answer.text());
  const { localId, displayName, idToken, refreshToken } = (await answer.json()) as Readonly<
    Record<string, string>
  >;
  const expirationTime = Date.now() + 3_600_000;
  const user = {
    uid: localId,
    email,
    displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
  };
  return [`firebase:authUser:${apiKey}:staff`, JSON.stringify(user)];
}

/**
 * Signs this page's device in as a member of staff, for stories about something other than the sign-in page. Call it
 * before the first navigation.
 */
export async function signedIn(page: Page, day: CompetitionDay, role: string): Promise<void> {
  await page.context().addInitScript(
    ({ origin, account: [name, text] }) => {
      const once = 'signed in before the story';
      if (location.origin !== origin || localStorage.getItem(once) !== null) return;
      localStorage.setItem(once, 'yes');
      localStorage.setItem(name, text);
    },
    { origin: day.origin, account: await keptAccount(day, role) },
  );
}

/** Opens an address on this page as a signed-in member of staff. */
export async function opensAs(page: Page, day: CompetitionDay, role: string, address: string): Promise<void> {
  await signedIn(page, day, role);
  await page.goto(day.origin + address);
}

/** A page on a new device where a signed-in member of staff has opened an address. */
export async function openStaffPage(
  browser: Browser,
  day: CompetitionDay,
  [role, address]: readonly [role: string, address: string],
  viewport?: Parameters<typeof buildDeviceOptions>[1],
): Promise<Page> {
  const page = await (await buildDeviceOptions(browser, viewport)).newPage();
  await opensAs(page, day, role, address);
  return page;
}

/** Navigates like a link within the app: loads only the new screen's files. */
export const goesTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/** Sends a request to the day's database, bypassing the rules. */
export async function askDatabase(
  { origin, emulator }: CompetitionDay,
  place: string,
  init: { readonly method?: string; readonly body?: string } = {},
): Promise<Response> {
  const search = emulator === undefined ? '' : `?ns=${emulator.namespace}`;
  const bearer = emulator === undefined ? ADMIN_SECRET : 'owner';
  const answer = await fetch(`${emulator?.origin ?? origin}/${encodeURI(place)}.json${search}`, {
    ...init,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/** Writes several paths at once, bypassing the rules: the starting point of a story. */
export async function writeToDatabase(
  day: CompetitionDay,
  places: Readonly<Record<string, unknown>>,
): Promise<void> {
  await askDatabase(day, '', { method: 'PATCH', body: JSON.stringify(places) });
}

/** Reads the value at a path, bypassing the rules. */
export async function readFromDatabase(day: CompetitionDay, place: string): Promise<unknown> {
  return (await askDatabase(day, place)).json();
}
