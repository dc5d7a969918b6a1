import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CERTIFICATE } from '../server/attacks/testing/certificate.ts';
import { demoDataFolder, defaultDataFolder } from './installation.ts';
import { readSettings } from './settings.ts';

test('the server runs the demo by default, on this machine only, at port 8080', () => {
  expect(readSettings({})).toMatchObject({
    ok: true,
    value: { event: 'demo', port: 8080, host: '127.0.0.1', emulator: false, tls: undefined },
  });
});

test('the demo is kept out of the folder of another event', () => {
  const folderOf = (environment: Readonly<Record<string, string>>) => {
    const read = readSettings(environment);
    return read.ok ? read.value.dataFolder : read.problem;
  };
  expect(folderOf({})).toBe(demoDataFolder());
  expect(folderOf({ EVENT: 'demo' })).toBe(demoDataFolder());
  expect(folderOf({ EVENT: 'demo', FLOORCRAFT_DATA: '/srv/demo' })).toBe('/srv/demo');
  // Both demos can run from one clone.
  expect(folderOf({ EVENT: 'demo-before' })).toBe(demoDataFolder('demo-before'));
  expect(demoDataFolder('demo-before')).not.toBe(demoDataFolder());
  expect(demoDataFolder()).not.toBe(defaultDataFolder());
});

test('the settings list the additional folders for backups', () => {
  const set = {
    EVENT: 'theirschool26',
    BACKUP_FOLDER: '/media/stick',
    BACKUP_BUCKET: 'https://s3.example.com/copies',
    BACKUP_BUCKET_KEY: 'key',
    BACKUP_BUCKET_SECRET: 'secret',
  };
  const bucket = {
    endpoint: 'https://s3.example.com/copies',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'auto',
    prefix: 'theirschool26',
  };
  expect(readSettings(set)).toMatchObject({ value: { copies: { folder: '/media/stick', bucket } } });
  expect(readSettings({ ...set, BACKUP_BUCKET_REGION: 'eu-1' })).toMatchObject({
    value: { copies: { bucket: { region: 'eu-1' } } },
  });
  expect(readSettings({})).toMatchObject({ value: { copies: { folder: undefined, bucket: undefined } } });
});

test('the settings of the network and its operator are read', () => {
  const secret = 's'.repeat(32);
  const set = {
    HOST: '0.0.0.0',
    PORT: '9000',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 'loopback',
    FLOORCRAFT_ADMIN_SECRET: secret,
    FLOORCRAFT_OPEN_DEMO: '1',
    PUBLIC_URL: 'https://floor.example.edu',
  };
  expect(readSettings(set)).toMatchObject({
    value: {
      host: '0.0.0.0',
      port: 9000,
      logLevel: 'info',
      trustProxy: 'loopback',
      adminSecret: secret,
      isDemoOpen: true,
      publicUrl: 'https://floor.example.edu',
    },
  });
  expect(readSettings({})).toMatchObject({
    value: {
      logLevel: 'warn',
      trustProxy: false,
      adminSecret: undefined,
      isDemoOpen: false,
      publicUrl: undefined,
    },
  });
});

test('the limit of connections per address is read from the settings', () => {
  expect(readSettings({ CONNECTIONS_PER_ADDRESS: '300' })).toMatchObject({
    ok: true,
    value: { connectionsPerAddress: 300 },
  });
});

test('allowed hosts and the public URL are added to the server’s names', () => {
  const PUBLIC_URL = 'https://floor.example.edu:8443';
  expect(readSettings({ ALLOWED_HOSTS: 'hall.lan, 192.0.2.7,[2001:db8::7]', PUBLIC_URL })).toMatchObject({
    value: { allowedHosts: ['hall.lan', '192.0.2.7', '[2001:db8::7]', 'floor.example.edu'] },
  });
});

test.each([
  [{ ALLOWED_HOSTS: 'https://floor.example.edu' }, 'ALLOWED_HOSTS is names or addresses'],
  [{ ALLOWED_HOSTS: '*' }, 'ALLOWED_HOSTS is names or addresses'],
  [{ EVENT: 'Their School' }, 'EVENT is up to 40 lower-case letters, digits and hyphens'],
  [{ PORT: 'eighty' }, 'PORT is a whole number'],
  [{ PORT: '70000' }, 'PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
  [{ FLOORCRAFT_ADMIN_SECRET: 'short' }, 'FLOORCRAFT_ADMIN_SECRET has at least 32 characters'],
  [{ FLOORCRAFT_EMULATOR: 'yes' }, 'FLOORCRAFT_EMULATOR is 0 or 1'],
  [{ FLOORCRAFT_EMULATOR: '1', HOST: '0.0.0.0' }, 'HOST must be a loopback address'],
  [{ FLOORCRAFT_DATA: '$HOME/floorcraft-data' }, 'FLOORCRAFT_DATA is a path in full, without ~ and $'],
  [{ FLOORCRAFT_DATA: '~/floorcraft-data' }, 'FLOORCRAFT_DATA is a path in full, without ~ and $'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS is a whole number from 1'],
  [{ CONNECTIONS_PER_ADDRESS: '2.5' }, 'CONNECTIONS_PER_ADDRESS is a whole number from 1'],
  [{ CONNECTIONS_PER_ADDRESS: 'many' }, 'CONNECTIONS_PER_ADDRESS is a whole number from 1'],
  [{ SMTP_URL: 'http://mail.example.edu' }, 'SMTP_URL is smtp://'],
  [{ SMTP_URL: 'mail.example.edu:25' }, 'SMTP_URL is smtp://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL is smtp://'],
  [{ SMTP_URL: 'smtp://mail.example.edu?tls.rejectUnauthorized=false' }, 'SMTP_URL is smtp://'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is one email address'],
  [{ MAIL_FROM: 'a@example.edu, b@example.edu' }, 'MAIL_FROM is one email address'],
  [{ PUBLIC_URL: 'floor.example.edu' }, 'PUBLIC_URL is the address'],
  [{ PUBLIC_URL: 'https://floor.example.edu/path?x=1' }, 'PUBLIC_URL is the address'],
  [{ SMTP_URL: 'smtp://mail.example.edu' }, 'set all three to send mails'],
  [{ SMTP_URL: 'smtp://mail.example.edu', MAIL_FROM: 'floor@example.edu' }, 'set all three to send mails'],
  [{ BACKUP_FOLDER: '~/copies' }, 'BACKUP_FOLDER is a path in full'],
  [{ BACKUP_BUCKET: 's3://copies' }, 'BACKUP_BUCKET is the address of a bucket'],
  [{ BACKUP_BUCKET: 'https://s3.example.com/copies' }, 'set all three, or none'],
  [{ TLS_CERT: '/cert.pem' }, 'set both, or neither'],
  [{ TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }, 'TLS_CERT'],
])('the wrong setting %o is refused by name', (environment, names) => {
  const read = readSettings(environment);
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.problem).toContain(names);
});

test('a key that doesn’t match the certificate is refused at startup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-tls-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const TLS_CERT = file('cert.pem', CERTIFICATE.cert);
  const another = file('other.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  expect(readSettings({ TLS_CERT, TLS_KEY: file('key.pem', CERTIFICATE.key) })).toMatchObject({
    value: { tls: CERTIFICATE },
  });
  for (const TLS_KEY of [another, TLS_CERT])
    expect(readSettings({ TLS_CERT, TLS_KEY })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('TLS_CERT and TLS_KEY are not a certificate and its key'),
    });
  rmSync(folder, { recursive: true });
});

test('mail is sent with a mail server, a sender and a public URL', () => {
  const [SMTP_URL, MAIL_FROM] = ['smtps://floor:s%40cret@mail.example.edu:465', 'floor@example.edu'];
  expect(readSettings({ SMTP_URL, MAIL_FROM, PUBLIC_URL: 'https://floor.example.edu' })).toMatchObject({
    ok: true,
    value: { mail: { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl: 'https://floor.example.edu' } },
  });
  expect(readSettings({ PUBLIC_URL: 'https://floor.example.edu' })).toMatchObject({
    ok: true,
    value: { mail: undefined },
  });
});

test('a password policy is read as a length and kinds of characters', () => {
  const policyOf = (PASSWORD_POLICY: string) => {
    const read = readSettings({ PASSWORD_POLICY });
    return read.ok ? read.value.passwordPolicy : read.problem;
  };
  expect(policyOf('10,number,lowercase')).toEqual({ minLength: 10, needs: ['lowercase', 'number'] });
  for (const wrong of ['5', '65', 'number', '10,digit', '10 number'])
    expect(policyOf(wrong)).toContain('PASSWORD_POLICY is a length from 6 to 64, and kinds of characters');
});

test('a wrong mail server URL is named without repeating it', () => {
  const read = readSettings({ SMTP_URL: 'smtp://floor:very-secret@mail.example.edu/x' });
  expect(JSON.stringify(read)).toContain('SMTP_URL');
  expect(JSON.stringify(read)).not.toContain('very-secret');
});
