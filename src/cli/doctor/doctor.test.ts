import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import https from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { CERTIFICATE } from '../../server/attacks/testing/certificate.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { runVerbWithSettings, testSettings } from '../archive/testing/verbRun.ts';
import { doctorVerb } from './doctorVerb.ts';
import {
  checkCertificates,
  checkClock,
  checkDisk,
  checkNodeVersion,
  listProxyFindings,
  checkStandby,
} from './findings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const said = async (more: object = {}) => {
  const ran = await runVerbWithSettings(
    doctorVerb,
    { ...testSettings(join(folder, 'data')), port: 0, ...more },
    [],
  );
  return { ...ran, text: ran.said.join('\n') };
};

test('`doctor` finds a free port, room and a writable disk, and leaves nothing behind', async () => {
  const { text } = await said();
  expect(text).toContain('✓ Port: 0 is free');
  expect(text).toMatch(/✓ Disk: [\d.]+ GB free/);
  expect(text).toContain('✓ Mail: not set up');
  expect(text).toContain('! Copies: on this disk only. Set BACKUP_FOLDER');
  expect(readdirSync(folder)).toEqual([]);
});

test('`doctor` tells a port of another program from one of a running server', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // The other program's answers do not look like Floorcraft.
  other.on('connection', (socket) => socket.destroy());
  const taken = await said({ port });
  other.close();
  expect(taken).toMatchObject({ code: 1 });
  expect(taken.text).toContain('is taken by another program. Stop that, or set PORT');
  const server = await startTestServer();
  const ours = await said({ port: server.port });
  await server.remove();
  expect(ours.text).toContain('Floorcraft answers there');
  expect(ours.text).toContain('✓ Standby: none');
});

test('`doctor` reports a mail server that does not answer and a missing folder', async () => {
  const { code, text } = await said({
    mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'floor@example.edu', publicUrl: 'http://127.0.0.1:9' },
    copies: { folder: join(folder, 'stick'), bucket: undefined },
  });
  expect(code).toBe(1);
  expect(text).toContain('✗ Mail: no mail server answers at 127.0.0.1:9. Check name and port in SMTP_URL');
  expect(text).toContain('Is its disk connected?');
});

test('`doctor` reports a mail server whose name is wrong, and one that refuses the password', async () => {
  const from = 'floor@example.edu';
  const publicUrl = 'http://127.0.0.1:9';
  const unknown = await said({ mail: { smtpUrl: 'smtp://mail.nowhere.invalid', from, publicUrl } });
  expect(unknown.text).toContain('✗ Mail: there is no machine mail.nowhere.invalid. Check the name');
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const refused = await said({ mail: { smtpUrl: `smtp://nora:secret@127.0.0.1:${port}`, from, publicUrl } });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(refused.text).toContain('✗ Mail: 127.0.0.1 refuses the name or the password in SMTP_URL.');
  expect(refused.text).not.toContain('secret');
});

test.skipIf(process.getuid?.() === 0)(
  '`doctor` reports a folder of copies that cannot be written',
  async () => {
    const stick = join(folder, 'stick');
    mkdirSync(stick, { mode: 0o500 });
    const { code, text } = await said({ copies: { folder: stick, bucket: undefined } });
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(`✗ Copies: ${stick} cannot be written. Give it`),
    ]);
  },
);

test.each([
  ['18.19.0', 'problem'],
  ['20.18.9', 'problem'],
  ['20.19.0', 'warning'],
  ['22.12.0', 'fine'],
  ['24.0.0', 'fine'],
])('`doctor` rates Node %s as a %s', (version, kind) => {
  expect(checkNodeVersion(version).kind).toBe(kind);
});

test('`doctor` finds a clock before the build, and one that differs from the network', () => {
  const built = Date.UTC(2026, 10, 1);
  expect(checkClock(Date.UTC(2020, 0, 1), built, undefined).kind).toBe('problem');
  expect(checkClock(built, built, built + 2000).kind).toBe('fine');
  expect(checkClock(built, built, built + 60_000)).toMatchObject({
    kind: 'problem',
    text: expect.stringContaining('60 s behind the network'),
  });
});

test('`doctor` finds a slow disk and one that cannot be written', () => {
  let now = 0;
  const slow = checkDisk(folder, () => (now += 200));
  expect(slow.map(({ kind }) => kind)).toContain('warning');
  expect(checkDisk('/proc/floorcraft', () => 0)).toMatchObject([{ kind: 'problem' }]);
});

test('`doctor` finds a certificate that ends soon, or is for another name', () => {
  const now = Date.now();
  const far = Date.UTC(2200, 0, 1);
  const about = { tls: CERTIFICATE, publicUrl: 'https://other.example', host: '0.0.0.0' };
  expect(checkCertificates({ ...about, publicUrl: undefined }, far)).toMatchObject([
    { kind: 'problem', text: expect.stringContaining('Renew it') },
  ]);
  expect(checkCertificates(about, now)).toContainEqual(
    expect.objectContaining({ kind: 'problem', text: expect.stringContaining('not for other.example') }),
  );
  expect(checkCertificates({ tls: undefined, publicUrl: undefined, host: '0.0.0.0' }, now)).toMatchObject([
    { kind: 'warning' },
  ]);
});

test.each([
  ['PUBLIC_URL is missing', 'warning', { trustProxy: 'loopback' }, undefined],
  ['set TRUST_PROXY', 'problem', { publicUrl: 'https://a.example' }, undefined],
  [
    'X-Forwarded-Proto',
    'problem',
    { publicUrl: 'https://a.example', trustProxy: 'loopback' },
    { isSecure: false },
  ],
])('`doctor` reports at a proxy: %s', (text, kind, more, outside) => {
  const set = { tls: undefined, publicUrl: undefined, trustProxy: false, ...more };
  expect(listProxyFindings(set, outside)).toMatchObject([{ kind, text: expect.stringContaining(text) }]);
});

test('`doctor` finds no problem with a proxy that passes on https, or without a proxy', () => {
  const set = { tls: undefined, publicUrl: 'https://a.example', trustProxy: 'loopback' };
  expect(listProxyFindings(set, { isSecure: true })).toEqual([]);
  expect(listProxyFindings({ ...set, publicUrl: undefined, trustProxy: false }, undefined)).toEqual([]);
  expect(listProxyFindings({ ...set, tls: CERTIFICATE, trustProxy: false }, { isSecure: true })).toEqual([]);
});

test('`doctor` checks at the address that people type if https reaches the server', async () => {
  let headers = {};
  const front = https.createServer(CERTIFICATE, (_request, answer) =>
    answer.writeHead(200, headers).end('{"ok":true}'),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', () => resolve()));
  const address = front.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const about = { publicUrl: `https://127.0.0.1:${port}`, trustProxy: 'loopback' };
  const without = await said(about);
  expect(without.text).toContain('✗ Proxy: cookies and pages are sent as over plain http');
  headers = { 'strict-transport-security': 'max-age=1' };
  const through = await said(about);
  front.close();
  expect(through.text).not.toContain('Proxy');
});

test('`doctor` reports a standby that is out of sync, on both machines', () => {
  expect(checkStandby({ ok: true, standby: { inStep: false } }, true).kind).toBe('problem');
  expect(checkStandby({ ok: true, standby: { inStep: true } }, true).kind).toBe('fine');
  expect(checkStandby({ ok: true, role: 'standby', inStep: false }, true).kind).toBe('problem');
});
