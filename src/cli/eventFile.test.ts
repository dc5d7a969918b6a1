import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createEmbeddedConfiguration } from '../store/connection/eventConfiguration.ts';
import {
  loadConfiguration,
  createEventFileSchema,
  findEventsFolder,
  listEventNames,
  parseEventFile,
} from './eventFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'floorcraft-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = createEmbeddedConfiguration('theirschool26');
const problemsOf = (fields: unknown): readonly string[] => {
  const read = parseEventFile(JSON.stringify(fields));
  return read.ok ? [] : read.problem;
};

test('the events of a fresh clone exist and are valid', () => {
  expect(listEventNames(findEventsFolder())).toEqual(['demo', 'development', 'princeton25']);
  for (const name of listEventNames(findEventsFolder()))
    expect(loadConfiguration(name, findEventsFolder())).toMatchObject({
      ok: true,
      value: { projectId: name },
    });
});

test('an event without a file runs on the embedded backend under its own name', () => {
  expect(loadConfiguration('theirschool26', folder)).toEqual({ ok: true, value: good });
});

test('an event file can name a Firebase project with a color, a community and emulators', () => {
  const fields = {
    ...good,
    databaseURL: 'https://theirs-default-rtdb.firebaseio.com',
    measurementId: 'G-ABC123DEF4',
    clientIpService: 'https://ip.example.org/?format=json',
    identityProvider: { id: 'oidc.theirs', name: 'Their School' },
    emailLink: true,
    primaryColor: '#8A1538',
    community: 'https://chat.example.org/theirs',
    emulatorHosts: { auth: '127.0.0.1:9099', database: '127.0.0.1:9000' },
  };
  writeFileSync(join(folder, 'theirs.json'), JSON.stringify({ $schema: './schema.json', ...fields }));
  expect(loadConfiguration('theirs', folder)).toEqual({ ok: true, value: fields });
});

test('each invalid field of an event file gets one sentence', () => {
  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['apiKey', '', 'apiKey is not empty.'],
    ['authDomain', 'https://a.b', 'authDomain is a host name, such as theirschool26.firebaseapp.com.'],
    ['databaseURL', 'theirs.firebaseio.com', 'databaseURL is the address of a database, such as'],
    ['projectId', 'Their School', 'projectId is up to 63 lower-case letters, digits and hyphens.'],
    ['storageBucket', 7, 'storageBucket is a host name.'],
    ['messagingSenderId', 0, 'messagingSenderId is a number in quotation marks.'],
    ['appId', undefined, 'appId is a text.'],
    ['measurementId', 'UA-1', 'measurementId is a measurement ID such as G-ABC123DEF4, or empty'],
    ['identityProvider', { id: 'google', name: 'G' }, 'identityProvider.id is the ID of a provider, such as'],
    ['emailLink', 'yes', 'emailLink is true or false.'],
    ['clientIpService', 'https://ip.example.org/;script-src *', 'clientIpService is a web address'],
    ['primaryColor', 'red', 'primaryColor is a color such as #8a1538.'],
    ['community', 'javascript:alert(1)', 'community is a web address that begins with https://.'],
    ['emulatorHosts', { auth: 'here' }, 'emulatorHosts.auth is a host and a port, such as 127.0.0.1:9099.'],
  ];
  for (const [field, value, said] of wrong) {
    const problems = problemsOf({ ...good, [field]: value });
    expect(problems[0]).toContain(said);
  }
  expect(
    problemsOf({ ...good, apikey: 'x', emulatorHosts: { auth: 'a:1', database: 'b:2', port: 1 } }),
  ).toEqual(['There is no field “emulatorHosts.port”.', 'There is no field “apikey”.']);
  expect(problemsOf([])).toEqual(['It holds one object with the fields of an event.']);
  expect(parseEventFile('{')).toMatchObject({
    ok: false,
    problem: [expect.stringContaining('It is not JSON')],
  });
});

test('the schema for editors equals the one of this description: event schema > docs/event.schema.json', () => {
  const written: unknown = JSON.parse(
    readFileSync(join(findEventsFolder(), '../docs/event.schema.json'), 'utf8'),
  );
  expect(written).toEqual(JSON.parse(createEventFileSchema()));
});
