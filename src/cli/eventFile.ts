import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parsed, refused, type Parsed } from '../domain/parsed.ts';
import {
  createEmbeddedConfiguration,
  type EventConfiguration,
} from '../store/connection/eventConfiguration.ts';
import { isClone, defaultDataFolder } from './installation.ts';
import { findProjectRoot } from './projectRoot.ts';

/** The event's name, which is also its namespace on the embedded backend, and part of file names. */
export const EVENT_NAME_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const EVENT_NAME_RULE = 'is up to 40 lower-case letters, digits and hyphens, such as theirschool26';

const MAX_TEXT_CHARACTERS = 200;
const text = z
  .string('is a text')
  .min(1, 'is not empty')
  .max(MAX_TEXT_CHARACTERS, `has at most ${MAX_TEXT_CHARACTERS} characters`);
const host = z
  .string('is a host name')
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i, 'is a host name, such as theirschool26.firebaseapp.com');
const hostAndPort = z
  .string('is a host and a port')
  .regex(/^[\w.-]+:\d{1,5}$/, 'is a host and a port, such as 127.0.0.1:9099');

/** A file in `events/`: the fields of SPEC 1, and our own. */
const EventFile = z.strictObject({
  $schema: z.string('is the address of a schema').optional(),
  apiKey: text,
  authDomain: host,
  databaseURL: z
    .string('is the address of a database')
    .regex(
      /^https?:\/\/[\w.-]+(?::\d{1,5})?\/?$/,
      'is the address of a database, such as https://theirschool26-default-rtdb.firebaseio.com',
    )
    .optional()
    .describe('Without it the event runs on the server that serves the page.'),
  projectId: z
    .string('is the name of a project')
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'is up to 63 lower-case letters, digits and hyphens'),
  storageBucket: host,
  messagingSenderId: z
    .string('is a number in quotation marks')
    .regex(/^\d{1,20}$/, 'is a number in quotation marks'),
  appId: text,
  measurementId: z
    .string('is a measurement ID')
    .regex(
      /^(?:G-[A-Z0-9]{4,20})?$/,
      'is a measurement ID such as G-ABC123DEF4, or empty: then nothing is measured',
    ),
  identityProvider: z
    .strictObject(
      {
        id: z
          .string('is the ID of a provider')
          .regex(
            /^(?:[a-z]+\.com|oidc\.[\w-]{1,60})$/,
            'is the ID of a provider, such as google.com or oidc.theirschool',
          ),
        name: z.string('is a name').min(1, 'is not empty').max(40, 'has at most 40 characters'),
      },
      'names the “id” and the “name” of a provider',
    )
    .optional()
    .describe('Staff of an event on a Firebase project can sign in through its window.'),
  emailLink: z
    .boolean('is true or false')
    .optional()
    .describe('Staff of an event on a Firebase project can sign in with a link by mail.'),
  mails: z
    .boolean('is true or false')
    .optional()
    .describe(
      'Dancers of an event on a Firebase project get mails: the companion (“firebase companion”) runs.',
    ),
  clientIpService: z
    .string('is a web address')
    .regex(
      /^https:\/\/[\w.-]+(?::\d{1,5})?(?:\/[^\s"<>;,]{0,200})?$/,
      'is a web address that begins with https://',
    )
    .optional()
    .describe(
      "Answers with the visitor's public address, as JSON with a field “ip”; asked only with a measurementId.",
    ),
  primaryColor: z
    .string('is a color')
    .regex(/^#[\da-f]{6}$/i, 'is a color such as #8a1538')
    .optional(),
  community: z
    .string('is a web address')
    .regex(/^https:\/\/[^\s"<>]{1,200}$/, 'is a web address that begins with https://')
    .optional(),
  companion: z
    .boolean('is true or false')
    .optional()
    .describe(
      'On a Firebase project, “firebase companion” runs: phones load the short program that it keeps.',
    ),
  emulatorHosts: z
    .strictObject({ auth: hostAndPort, database: hostAndPort }, 'names the hosts “auth” and “database”')
    .optional()
    .describe("Firebase's own emulators in the place of the project."),
});

/** The JSON schema of an event file, for editors. */
export const createEventFileSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(EventFile), undefined, 2)}\n`;

const sentence = (issue: z.core.$ZodIssue): readonly string[] => {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `There is no field “${at === '' ? key : `${at}.${key}`}”.`);
  return [at === '' ? 'It holds one object with the fields of an event.' : `${at} ${issue.message}.`];
};

/** @returns the configuration, or one sentence per invalid field */
export function parseEventFile(file: string): Parsed<EventConfiguration, readonly string[]> {
  let raw: unknown;
  try {
    raw = JSON.parse(file);
  } catch (error) {
    return refused([`It is not JSON: ${error instanceof Error ? error.message : String(error)}.`]);
  }
  const read = EventFile.safeParse(raw);
  if (!read.success) return refused(read.error.issues.flatMap(sentence));
  const { $schema: _onlyForEditors, ...configuration } = read.data;
  return parsed(configuration);
}

/**
 * The folder of events: in a clone beside the sources; for an installed package beside the data, where an update
 * leaves it.
 */
export const findEventsFolder = (): string =>
  isClone()
    ? join(findProjectRoot(), 'events')
    : join(process.env['FLOORCRAFT_DATA'] ?? defaultDataFolder(), 'events');

const ENDING = '.json';

export const listEventNames = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length))
        .toSorted()
    : [];

export const eventFilePath = (folder: string, name: string): string => join(folder, `${name}${ENDING}`);

/** The configuration of an event. Without a file it runs on the embedded backend under its own name. */
export function loadConfiguration(
  name: string,
  folder: string,
): Parsed<EventConfiguration, readonly string[]> {
  const file = eventFilePath(folder, name);
  return existsSync(file)
    ? parseEventFile(readFileSync(file, 'utf8'))
    : parsed(createEmbeddedConfiguration(name));
}
