import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { crc32 } from 'node:zlib';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { calculateRowChecksum } from '../../server/storage/rows.ts';
import { startTestServer } from '../../server/testing/server.ts';
import { checkVerb } from '../check/checkVerb.ts';
import { restoreVerb } from '../restore/restoreVerb.ts';
import { readSettings } from '../settings.ts';
import type { ExitCode, Verb } from '../verb.ts';
import { salvageVerb } from '../salvage/salvageVerb.ts';
import { backupVerb } from './backupVerb.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

function settingsOf(dataFolder: string) {
  const read = readSettings({ EVENT: 'demo', FLOORCRAFT_DATA: dataFolder });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}
const NAMESPACE = settingsOf('/').configuration.projectId;

async function run(
  verb: Verb,
  dataFolder: string,
  ...args: string[]
): Promise<{ code: ExitCode; said: string }> {
  const lines: string[] = [];
  const code = await verb.run(args, {
    settings: () => settingsOf(dataFolder),
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    end: new Promise(() => undefined),
  });
  return { code, said: lines.join('\n') };
}

const COUPLES = Object.fromEntries(
  Array.from({ length: 300 }, (_, n) => [`c${n}`, { number: n, name: 'Ä😀'.repeat(40) }]),
);

async function filled(dataFolder: string): Promise<void> {
  const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
  await administrator.update({ couples: COUPLES, 'live/heat': 1 });
  await administrator.createUser({ email: 'a@b.c', password: 'secret1' });
  await administrator.close();
}

async function contentOf(dataFolder: string): Promise<unknown> {
  const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
  const content = [await administrator.read('/'), await administrator.listUsers()];
  await administrator.close();
  return content;
}

test('a backup taken during writes is consistent; restored, it serves the data, and the same people can sign in', async () => {
  await filled(at('data'));
  const server = await startTestServer({ dataFolder: at('data'), namespace: NAMESPACE });
  // Two halves always written together: an inconsistent copy would show them apart.
  const stop = new AbortController();
  let written = 0;
  const writing = (async () => {
    while (!stop.signal.aborted) {
      written += 1;
      await server.administrator.update({ 'pair/left': written, 'other/right': written });
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(5);
  const before = written;
  expect(await run(backupVerb, at('data'), at('copy.db'))).toMatchObject({ code: 0 });
  const after = written;
  stop.abort();
  await writing;
  expect((await run(checkVerb, at('data'))).said).toContain('is intact.');
  await server.close();

  expect(statSync(at('copy.db')).mode & 0o777).toBe(0o600);
  expect((await run(restoreVerb, at('again'), at('copy.db'))).code).toBe(0);
  expect((await run(checkVerb, at('again'))).code).toBe(0);
  const restored = await startTestServer({ dataFolder: at('again'), namespace: NAMESPACE });
  const { pair, other, couples } = Object(await restored.administrator.read('/'));
  expect(couples).toEqual(COUPLES);
  expect(pair.left).toBe(other.right);
  expect(pair.left).toBeGreaterThanOrEqual(before - 1);
  expect(pair.left).toBeLessThanOrEqual(after);
  const signIn = await fetch(
    `${restored.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test-key`,
    { method: 'POST', body: JSON.stringify({ email: 'a@b.c', password: 'secret1' }) },
  );
  expect(signIn.status).toBe(200);
  await restored.close();
});

test('`backup` saves a folder without a server, and `restore` gives the same content', async () => {
  await filled(at('data'));
  expect(await run(backupVerb, at('data'), at('copy.db'))).toMatchObject({ code: 0 });
  expect(await run(backupVerb, at('data'), at('copy.db'))).toMatchObject({
    code: 1,
    said: `There is already a file ${at('copy.db')}. A backup overwrites nothing.`,
  });
  expect((await run(restoreVerb, at('again'), at('copy.db'))).code).toBe(0);
  expect(await contentOf(at('again'))).toEqual(await contentOf(at('data')));
});

test('`restore` overwrites nothing and refuses a file that is not a backup', async () => {
  await filled(at('data'));
  await run(backupVerb, at('data'), at('copy.db'));
  const before = await contentOf(at('data'));
  const refused = await run(restoreVerb, at('data'), at('copy.db'));
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('is not empty');
  expect(await contentOf(at('data'))).toEqual(before);

  writeFileSync(at('text.db'), 'this is no backup at all, only some text '.repeat(100));
  const copy = readFileSync(at('copy.db'));
  writeFileSync(at('half.db'), copy.subarray(0, copy.length / 2));
  for (const bad of ['text.db', 'half.db']) {
    const strange = await run(restoreVerb, at('again'), at(bad));
    expect(strange.code).toBe(1);
    expect(strange.said).toContain('is no backup that can be used');
    expect(readdirSync(at('again'))).toEqual([]);
  }
  expect((await run(restoreVerb, at('again'), at('nowhere.db'))).code).toBe(2);
  expect((await run(restoreVerb, at('again'))).code).toBe(2);
  expect((await run(backupVerb, at('nowhere'), at('x.db'))).said).toContain('There is no competition');
  expect((await run(checkVerb, at('nowhere'))).code).toBe(1);
});

test.each<[string, (file: string) => void, string]>([
  [
    'a torn page',
    (file) => {
      const bytes = readFileSync(file);
      bytes.fill(0x5a, bytes.length - 9000, bytes.length - 1000);
      writeFileSync(file, bytes);
    },
    'damaged',
  ],
  [
    'a record that is no JSON',
    (file) => {
      const database = new Libsql(file);
      const entry = '[["a"';
      database
        .prepare('INSERT INTO journal (namespace, entry, sum) VALUES (?, ?, ?)')
        .run(NAMESPACE, entry, calculateRowChecksum(NAMESPACE, entry));
      database.close();
    },
    'no JSON in entry',
  ],
  [
    'an address with two accounts',
    (file) => {
      const database = new Libsql(file);
      const record = '{"email":"a@b.c"}';
      database
        .prepare('INSERT INTO account (namespace, uid, record, sum) VALUES (?, ?, ?, ?)')
        .run(NAMESPACE, 'twin', record, calculateRowChecksum(NAMESPACE, 'twin', record));
      database.close();
    },
    'a@b.c belongs to two accounts',
  ],
])('`check` finds %s', async (_what, spoil, says) => {
  await filled(at('data'));
  expect((await run(checkVerb, at('data'))).code).toBe(0);
  spoil(join(at('data'), 'floorcraft.db'));
  const { code, said } = await run(checkVerb, at('data'));
  expect(said).toContain(says);
  expect(code).toBe(1);
});

test('a folder that lacks its last writes is refused with a message, and usable after salvage', async () => {
  const dataFolder = at('data');
  await filled(dataFolder);
  expect(await run(checkVerb, dataFolder)).toMatchObject({ code: 0 });
  const digits = '0000000000000009';
  writeFileSync(join(dataFolder, 'confirmed'), `${digits} ${crc32(digits).toString(16).padStart(8, '0')}\n`);
  const refused = await run(checkVerb, dataFolder);
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^\d confirmed writes are missing/),
  });
  expect(await run(salvageVerb, dataFolder, 'now')).toMatchObject({ code: 2 });
  expect(await run(salvageVerb, at('nowhere'))).toMatchObject({ code: 1 });
  const salvaged = await run(salvageVerb, dataFolder);
  expect(salvaged).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^\d confirmed writes are lost\.\n/),
  });
  expect(await run(checkVerb, dataFolder)).toMatchObject({ code: 0 });
  expect(await run(salvageVerb, dataFolder)).toEqual({
    code: 0,
    said: 'No confirmed write is missing. Nothing was changed.',
  });
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'data-before-salvage']);
});
