import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import * as z from 'zod';
import type { EventConfiguration } from '../store/connection/eventConfiguration.ts';
import { parsed, refused, type Parsed } from '../domain/parsed.ts';
import {
  loadConfiguration,
  EVENT_NAME_PATTERN,
  EVENT_NAME_RULE,
  eventFilePath,
  findEventsFolder as projectsEvents,
} from './eventFile.ts';
import { readFolderEvent } from './folderEvent.ts';
import { demoDataFolder, defaultDataFolder } from './installation.ts';
import type { PasswordRequirements } from '../server/auth/policy.ts';
import type { Bucket } from '../server/storage/copyStores.ts';

export interface Settings {
  readonly event: string;
  /** No event was named and the data folder holds none, so the demo is used. */
  readonly isByDefault: boolean;
  readonly configuration: EventConfiguration;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly logLevel: string;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly trustProxy: string | boolean;
  readonly adminSecret: string | undefined;
  readonly emulator: boolean;
  /** Allows serving the demo, whose passwords are printed, to a whole network. */
  readonly isDemoOpen: boolean;
  /** The address that people type. */
  readonly publicUrl: string | undefined;
  /** Undefined: no mail is sent. */
  readonly mail: { readonly smtpUrl: string; readonly from: string; readonly publicUrl: string } | undefined;
  /** Undefined: at least six characters. */
  readonly passwordPolicy: PasswordRequirements | undefined;
  /** Other places for backups; undefined: none. */
  readonly copies: { readonly folder: string | undefined; readonly bucket: Bucket | undefined };
  /** Further names of the server, besides the machine's own name and addresses. */
  readonly allowedHosts: readonly string[];
  /** Connections per network; undefined: the server's default. */
  readonly connectionsPerAddress: number | undefined;
}

export const DEMO_EVENT = 'demo';
/** The demo's competition three weeks before its day. */
const DEMO_BEFORE = 'demo-before';
export const isDemo = (event: string): boolean => event === DEMO_EVENT || event === DEMO_BEFORE;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const LOOPBACK_HOSTS = new Set(['127.0.0.1', '::1', 'localhost']);

const SMTP_FORM =
  'is smtp://name:password@host:port or smtps://…, with special characters percent-encoded and nothing behind the port';
const PUBLIC_FORM = 'is the address people type, such as https://floor.example.edu, and nothing behind it';

/** Checks for a bare URL of one of these protocols, without path or query. */
const isAddress =
  (...protocols: readonly string[]) =>
  (text: string): boolean => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, pathname, search, hash } = new URL(text);
    return (
      protocols.includes(protocol) &&
      hostname !== '' &&
      /^\/?$/.test(pathname) &&
      search === '' &&
      hash === ''
    );
  };

const HOSTS_FORM =
  'is names or addresses, such as floor.example.edu,192.0.2.7, with commas and without ports';
const hostsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
const areHosts = (text: string): boolean =>
  hostsIn(text).every((host) => /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])$/i.test(host));

const POLICY_FORM =
  'is a length from 6 to 64, and kinds of characters: lowercase, uppercase, number, symbol; such as 10,uppercase,number';
const CHARACTER_KINDS = ['lowercase', 'uppercase', 'number', 'symbol'] as const;
const Policy = z
  .string()
  .regex(new RegExp(`^(?:[6-9]|[1-5]\\d|6[0-4])(?:,(?:${CHARACTER_KINDS.join('|')}))*$`), POLICY_FORM)
  .transform((text): PasswordRequirements => {
    const [length, ...kinds] = text.split(',');
    return { minLength: Number(length), needs: CHARACTER_KINDS.filter((kind) => kinds.includes(kind)) };
  });

const Environment = z.object({
  EVENT: z.string().regex(EVENT_NAME_PATTERN, EVENT_NAME_RULE).optional(),
  PORT: z.coerce.number('is a whole number from 0 to 65535').int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  // Services read settings without a shell: `$HOME` would be a literal, empty folder.
  FLOORCRAFT_DATA: z
    .string()
    .regex(/^[^~$][^$]*$/, 'is a path in full, without ~ and $')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  TRUST_PROXY: z.string().min(1).optional(),
  FLOORCRAFT_ADMIN_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
  // The error message never repeats the value: it holds a password.
  SMTP_URL: z.string().refine(isAddress('smtp:', 'smtps:'), SMTP_FORM).optional(),
  MAIL_FROM: z.email('is one email address, such as floor@example.edu').optional(),
  PUBLIC_URL: z.string().refine(isAddress('http:', 'https:'), PUBLIC_FORM).optional(),
  PASSWORD_POLICY: Policy.optional(),
  ALLOWED_HOSTS: z.string().refine(areHosts, HOSTS_FORM).optional(),
  BACKUP_FOLDER: z
    .string()
    .regex(/^[^~$][^$]*$/, 'is a path in full, without ~ and $')
    .optional(),
  BACKUP_BUCKET: z
    .string()
    .regex(
      /^https?:\/\/[\w.:-]+\/[\w.-]+$/,
      'is the address of a bucket, such as https://s3.example.com/copies',
    )
    .optional(),
  BACKUP_BUCKET_KEY: z.string().min(1).optional(),
  BACKUP_BUCKET_SECRET: z.string().min(1).optional(),
  BACKUP_BUCKET_REGION: z.string().min(1).default('auto'),
  FLOORCRAFT_OPEN_DEMO: z.enum(['0', '1'], 'is 0 or 1').default('0'),
  FLOORCRAFT_EMULATOR: z.enum(['0', '1'], 'is 0 or 1').default('0'),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number('is a whole number from 1')
    .int('is a whole number from 1')
    .min(1, 'is a whole number from 1')
    .optional(),
});

function readPem(name: string, file: string): Parsed<string> {
  try {
    return parsed(readFileSync(file, 'utf8'));
  } catch (error) {
    return refused(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readTls(cert: string | undefined, key: string | undefined): Parsed<Settings['tls']> {
  if (cert === undefined && key === undefined) return parsed(undefined);
  if (cert === undefined || key === undefined) return refused('TLS_CERT and TLS_KEY: set both, or neither.');
  const certificate = readPem('TLS_CERT', cert);
  if (!certificate.ok) return certificate;
  const secret = readPem('TLS_KEY', key);
  if (!secret.ok) return secret;
  const tls = { cert: certificate.value, key: secret.value };
  try {
    createSecureContext(tls);
  } catch (error) {
    return refused(
      `TLS_CERT and TLS_KEY are not a certificate and its key as PEM: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  return parsed(tls);
}

function readMail(set: z.infer<typeof Environment>): Parsed<Settings['mail']> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = set;
  if (smtpUrl === undefined && from === undefined) return parsed(undefined);
  if (smtpUrl === undefined || from === undefined || publicUrl === undefined)
    return refused('SMTP_URL, MAIL_FROM and PUBLIC_URL: set all three to send mails, or none.');
  return parsed({ smtpUrl, from, publicUrl });
}

function readBucket(set: z.infer<typeof Environment>, prefix: string): Parsed<Bucket | undefined> {
  const {
    BACKUP_BUCKET: endpoint,
    BACKUP_BUCKET_KEY: accessKeyId,
    BACKUP_BUCKET_SECRET: secretAccessKey,
    BACKUP_BUCKET_REGION: region,
  } = set;
  if (endpoint === undefined && accessKeyId === undefined && secretAccessKey === undefined)
    return parsed(undefined);
  if (endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return refused('BACKUP_BUCKET, BACKUP_BUCKET_KEY and BACKUP_BUCKET_SECRET: set all three, or none.');
  return parsed({ endpoint, accessKeyId, secretAccessKey, region, prefix });
}

/** The data folders without `FLOORCRAFT_DATA`. */
interface UsualFolders {
  readonly own: () => string;
  readonly demo: (event: string) => string;
}

/** The requested event, or the one in the folder. */
function readEvent(
  asked: string | undefined,
  namedFolder: string | undefined,
  eventsFolder: string,
  folders: UsualFolders,
): Parsed<Pick<Settings, 'event' | 'configuration' | 'isByDefault' | 'dataFolder'>> {
  const usual = resolve(namedFolder ?? folders.own());
  const remembered = readFolderEvent(usual, eventsFolder);
  const event = asked ?? remembered ?? DEMO_EVENT;
  const dataFolder = namedFolder === undefined && isDemo(event) ? folders.demo(event) : usual;
  if (dataFolder === usual && remembered !== undefined && event !== remembered)
    return refused(
      `EVENT is ${event}, but the data folder ${usual} has ${remembered}. Leave out EVENT to use that, or set FLOORCRAFT_DATA to another folder.`,
    );
  const configuration = loadConfiguration(event, eventsFolder);
  if (!configuration.ok)
    return refused(
      configuration.problem.map((problem) => `${eventFilePath(eventsFolder, event)}: ${problem}`).join('\n'),
    );
  const isByDefault = asked === undefined && remembered === undefined;
  return parsed({ event, configuration: configuration.value, isByDefault, dataFolder });
}

/** Reads the settings listed in CONTRACTS from the environment. An invalid one is named with what is allowed. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  eventsFolder: string = projectsEvents(),
  folders: UsualFolders = { own: defaultDataFolder, demo: demoDataFolder },
): Parsed<Settings> {
  const read = Environment.safeParse(environment);
  if (!read.success)
    return refused(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'));
  const set = read.data;
  const event = readEvent(set.EVENT, set.FLOORCRAFT_DATA, eventsFolder, folders);
  if (!event.ok) return event;
  const emulator = set.FLOORCRAFT_EMULATOR === '1';
  if (emulator && !LOOPBACK_HOSTS.has(set.HOST))
    return refused(
      'FLOORCRAFT_EMULATOR opens everything to everybody: HOST must be a loopback address for it.',
    );
  const tls = readTls(set.TLS_CERT, set.TLS_KEY);
  if (!tls.ok) return tls;
  const mail = readMail(set);
  if (!mail.ok) return mail;
  const bucket = readBucket(set, event.value.event);
  if (!bucket.ok) return bucket;
  return parsed({
    ...event.value,
    port: set.PORT,
    host: set.HOST,
    logLevel: set.LOG_LEVEL,
    tls: tls.value,
    trustProxy: set.TRUST_PROXY ?? false,
    adminSecret: set.FLOORCRAFT_ADMIN_SECRET,
    emulator,
    isDemoOpen: set.FLOORCRAFT_OPEN_DEMO === '1',
    publicUrl: set.PUBLIC_URL,
    mail: mail.value,
    passwordPolicy: set.PASSWORD_POLICY,
    copies: { folder: set.BACKUP_FOLDER, bucket: bucket.value },
    allowedHosts: [
      ...hostsIn(set.ALLOWED_HOSTS ?? ''),
      ...(set.PUBLIC_URL === undefined ? [] : [new URL(set.PUBLIC_URL).hostname]),
    ],
    connectionsPerAddress: set.CONNECTIONS_PER_ADDRESS,
  });
}
