import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { createEmbeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { runTestVerb, runVerbWithSettings, testSettings } from '../archive/testing/verbRun.ts';
import { exportVerb } from '../export/exportVerb.ts';
import { importVerb } from '../import/importVerb.ts';
import { firebaseVerb } from './firebaseVerb.ts';

// A server in emulator mode replaces the project: firebase-admin connects to it as to Google's emulators.

const PROJECT = 'theirs';
const EVENT_FILE = fileURLToPath(new URL('../import/testing/harborOpen.json', import.meta.url));

let project: TestServer;
let folder: string;

beforeEach(async () => {
  project = await startTestServer({ emulator: true, namespace: PROJECT });
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-firebase-'));
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `127.0.0.1:${project.port}`);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${project.port}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await project.remove();
  rmSync(folder, { recursive: true, force: true });
});

const folderOf = (name: string): string => join(folder, name);

/** An event whose database is the project. */
const settingsOn = (dataFolder: string) => {
  const host = `127.0.0.1:${project.port}`;
  return {
    ...testSettings(dataFolder),
    configuration: { ...createEmbeddedConfiguration(PROJECT), emulatorHosts: { auth: host, database: host } },
  };
};

const firebase = (dataFolder: string, ...args: readonly string[]) =>
  runVerbWithSettings(firebaseVerb, settingsOn(dataFolder), args);

async function exportOf(dataFolder: string): Promise<string> {
  const file = `${dataFolder}.floorcraft`;
  expect(await runVerbWithSettings(exportVerb, settingsOn(dataFolder), [file])).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
}

async function makeCompetition(dataFolder: string): Promise<void> {
  expect(await runVerbWithSettings(importVerb, settingsOn(dataFolder), [EVENT_FILE])).toMatchObject({
    code: 0,
  });
}

test('a competition that is pushed and pulled again has the same archive, byte for byte', async () => {
  await makeCompetition(folderOf('here'));
  expect(await firebase(folderOf('here'), 'push')).toMatchObject({ code: 0 });
  expect(await firebase(folderOf('there'), 'pull')).toMatchObject({ code: 0 });
  expect(await exportOf(folderOf('there'))).toBe(await exportOf(folderOf('here')));
});

test('`firebase push` and `pull` replace nothing unless told to', async () => {
  await makeCompetition(folderOf('here'));
  await project.administrator.update({
    'competitionMetadata/fullName': 'Fall Classic',
    'events/Other': { name: 'Other' },
    'roles/u1': { admin: true },
  });
  expect(await firebase(folderOf('here'), 'push')).toMatchObject({
    code: 1,
    said: [
      expect.stringMatching(/^theirs has “Fall Classic” already \(\w+\)\. Nothing was changed\./),
      expect.stringMatching(/^Event: development\. Data folder: /),
    ],
  });
  expect(await firebase(folderOf('here'), 'pull')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('Nothing was changed.'), expect.stringMatching(/^Event: development\./)],
  });
  expect(await firebase(folderOf('here'), 'push', '--replace')).toMatchObject({ code: 0 });
  expect(await project.administrator.read('events/Other')).toBe(null);
  expect(await project.administrator.read('roles/u1')).toEqual({ admin: true });
});

test('`firebase push` and `pull` say that there is nothing to move', async () => {
  expect(await firebase(folderOf('empty'), 'pull')).toMatchObject({
    code: 1,
    said: ['There is no competition in theirs.', expect.anything()],
  });
  expect((await firebase(folderOf('empty'), 'push')).code).toBe(1);
});

test('`firebase admin` makes an organizer who can sign in, and keeps an existing password', async () => {
  const { said } = await firebase(folderOf('here'), 'admin', 'nora@example.edu');
  const password = said[0]?.split(' ').at(-1);
  const answer = await fetch(
    `${project.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nora@example.edu', password, returnSecureToken: true }),
    },
  );
  const { localId } = (await answer.json()) as { readonly localId: string };
  expect(await project.administrator.read(`roles/${localId}`)).toEqual({ admin: true });
  const again = await firebase(folderOf('here'), 'admin', 'nora@example.edu');
  expect(again.said[0]).toBe('nora@example.edu is an organizer of theirs, with the password it has.');
});

test('`firebase check` finds mistakes offline, and compares the project online', async () => {
  expect((await firebase(folderOf('here'), 'check')).code).toBe(0);
  const online = await firebase(folderOf('here'), 'check', '--online');
  expect(online.code).toBe(1);
  expect(online.said.join('\n')).toContain('The project has other access rules.');
  expect(online.said.join('\n')).toContain('There is no organizer');
  expect(await runTestVerb(firebaseVerb, folderOf('here'), 'check')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('development runs on this server')],
  });
});

test('the companion keeps the derived program up to date, also after changes without it', async () => {
  await makeCompetition(folderOf('here'));
  await firebase(folderOf('here'), 'push');
  const { administrator } = project;
  const run = async (work: () => Promise<void>): Promise<void> => {
    let stop = (): void => undefined;
    const running = runVerbWithSettings(
      firebaseVerb,
      settingsOn(folderOf('here')),
      ['companion'],
      new Promise((resolve) => {
        stop = resolve;
      }),
    );
    try {
      await work();
    } finally {
      stop();
    }
    expect(await running).toMatchObject({ code: 0 });
  };
  const programOf = (event: string) => administrator.read(`derived/program/${event}`);
  const events = Object.keys(Object(await administrator.read('events')));
  const [event = ''] = events;
  await run(async () => {
    await expect.poll(() => programOf(event)).toMatchObject({ n: expect.any(String) });
    await administrator.update({ 'events/Extra': { name: 'Extra', entries: { a: { leadNumber: '101' } } } });
    await expect.poll(() => programOf('Extra')).toEqual({ n: 'Extra', c: 1 });
    await expect.poll(() => administrator.read('derived/numbers/101/Extra/a')).toBe('couple');
  });
  await administrator.update({ 'events/Extra': null });
  await run(() => expect.poll(() => programOf('Extra')).toBe(null));
  expect(await programOf(event)).not.toBe(null);
});

test('`firebase` refuses wrong use', async () => {
  for (const args of [[], ['check', 'x'], ['admin'], ['site'], ['push', 'x'], ['deploy']])
    expect((await firebase(folderOf('here'), ...args)).code).toBe(2);
});
