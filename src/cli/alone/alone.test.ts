import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchHealth, waitUntilInSync, SECRET } from '../../server/testing/machines.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { mergeVerb } from './mergeVerb.ts';
import { readSettings } from '../settings.ts';
import type { ExitCode, Verb } from '../verb.ts';
import { aloneVerb } from './aloneVerb.ts';

let folder: string;
let first: TestServer;
let second: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-alone-'));
  first = await startTestServer({ adminSecret: SECRET, logLevel: 'silent' });
  const standby = await startTestServer({ standbyOf: first.origin, adminSecret: SECRET, logLevel: 'silent' });
  await waitUntilInSync(first, standby);
  await first.administrator.update({ both: 1, left: 1 });
  await standby.close();
  await vi.waitUntil(async () => (await fetchHealth(first.origin)).standby?.inStep === false, 60_000);
  second = await startTestServer({ logLevel: 'silent' });
});
afterEach(async () => {
  await first.remove();
  await second.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function run(verb: Verb, of: TestServer, ...args: string[]): Promise<{ code: ExitCode; said: string }> {
  const lines: string[] = [];
  const code = await verb.run(args, {
    settings: () => {
      const read = readSettings({ EVENT: 'demo', FLOORCRAFT_DATA: of.dataFolder });
      if (!read.ok) throw new Error(read.problem);
      return read.value;
    },
    input: new PassThrough(),
    output: new PassThrough(),
    say: (line) => lines.push(line),
    complain: (line) => lines.push(line),
    end: new Promise(() => undefined),
  });
  return { code, said: lines.join('\n') };
}

test('`alone` lists the writes of one machine, and `merge` writes those that need no decision', async () => {
  await first.administrator.update({ 'marks/101': { a: 1 }, same: 2, left: 9, both: null });
  await first.administrator.createUser({ email: 'late@b.c', password: 'secret1' });
  await second.administrator.update({ same: 2, left: 5, both: 1 });
  const listed = await run(aloneVerb, first);
  expect(listed.code).toBe(0);
  expect(listed.said).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+  the command line  both: nothing \(removed\)$/m,
  );
  expect(listed.said).toContain('the command line  marks/101: {"a":1}');
  expect(listed.said).toContain('the account of late@b.c');
  expect(listed.said).toContain('5 places.');

  const file = join(folder, 'alone.txt');
  expect(await run(aloneVerb, first, file)).toEqual({ code: 0, said: `${file}: 5 places.` });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await run(aloneVerb, first, file)).toEqual({
    code: 1,
    said: `There is already a file ${file}. Nothing is overwritten.`,
  });

  const looked = await run(mergeVerb, second, file);
  expect(looked.code).toBe(1);
  expect(looked.said).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+  the command line  marks\/101: missing here: \{"a":1\}$/m,
  );
  expect(await second.administrator.read('/')).toEqual({ same: 2, left: 5, both: 1 });
  const merged = await run(mergeVerb, second, file, '--write');
  expect(merged.said).toContain('marks/101: written: {"a":1}');
  expect(merged.said).toContain('left: here 5; there 9');
  expect(merged.said).toContain('both: here 1; there nothing (removed)');
  expect(merged.said).toContain(
    '1 alike, 1 missing here and written, 2 different (nothing was changed there), 1 account.',
  );
  expect(await second.administrator.read('/')).toEqual({
    same: 2,
    left: 5,
    both: 1,
    marks: { 101: { a: 1 } },
  });
});

test('`merge` asks for a missing account to be created by hand, and writes nothing that belongs to it', async () => {
  const { uid } = await first.administrator.createUser({ email: 'late@b.c', password: 'secret1' });
  await first.administrator.update({ [`roles/${uid}/mc`]: true, [`staff/${uid}/email`]: 'late@b.c' });
  const device = await fetch(
    `${first.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test-key`,
    {
      method: 'POST',
      body: '{}',
    },
  );
  expect(device.status).toBe(200);
  const file = join(folder, 'alone.txt');
  // Anonymous devices sign in again on their own, so they are not in the list.
  expect(await run(aloneVerb, first, file)).toMatchObject({ code: 0, said: `${file}: 3 places.` });

  const merged = await run(mergeVerb, second, file, '--write', '--access');
  expect(merged.code).toBe(1);
  expect(merged.said).toContain('the account of late@b.c: not here. Create it again with “user add”');
  expect(merged.said).toContain(`roles/${uid}/mc: not written, it goes with the account of late@b.c: true`);
  expect(await second.administrator.read('/')).toBe(null);

  await second.administrator.createUser({ email: 'late@b.c', password: 'secret2' });
  const again = await run(mergeVerb, second, file);
  expect(again.code).toBe(0);
  expect(again.said).toContain('the account of late@b.c: exists here, without its changes there');
});

describe('a tampered list', () => {
  const listOf = (...lines: readonly object[]): string => {
    const file = join(folder, 'list.txt');
    const said = { at: '2026-11-24T00:37:50.644Z', by: 'y', event: 'demo' };
    writeFileSync(file, lines.map((line) => `${JSON.stringify({ ...said, ...line })}\n`).join(''));
    return file;
  };

  test.each([
    ['marks/$', 1, 'Invalid key in path: $'],
    ['marks/1', { 'a.b': 1 }, 'Invalid key: a.b'],
    [Array.from({ length: 33 }, () => 'a').join('/'), 1, 'Data too deep: at most 32 levels'],
  ])('a tampered list changes nothing if a later line can’t be written: %s', async (path, value, reason) => {
    const file = listOf({ path: 'marks/101', value: 1 }, { path, value });
    expect(await run(mergeVerb, second, file, '--write')).toEqual({
      code: 1,
      said: `${file}, line 2: ${reason}. Nothing was changed.`,
    });
    expect(await second.administrator.read('marks')).toBe(null);
  });

  test('a tampered list changes nothing if a value is 100,000 levels deep or its paths overlap', async () => {
    const file = listOf({ path: 'marks/101', value: 1 }, { path: 'marks/102', value: 'DEEP' });
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('"DEEP"', deep));
    expect((await run(mergeVerb, second, file, '--write')).said).toContain('line 2: Data too deep');
    const overlapping = listOf({ path: 'marks', value: { 1: 1 } }, { path: '/marks/1', value: 1 });
    expect(await run(mergeVerb, second, overlapping, '--write')).toEqual({
      code: 1,
      said: expect.stringContaining('Paths overlap'),
    });
    expect(await second.administrator.read('marks')).toBe(null);
  });

  test('a tampered list writes a path and the paths below it once', async () => {
    const file = listOf({ path: 'marks/1/a', value: 1 }, { path: 'marks/1', value: { a: 1, b: 2 } });
    expect((await run(mergeVerb, second, file, '--write')).code).toBe(0);
    expect(await second.administrator.read('marks/1')).toEqual({ a: 1, b: 2 });
  });

  test.each([
    'roles/eve/admin',
    '//roles//eve/admin',
    'judgeCodes/A',
    'judgeClaims/eve',
    'codeClaims/eve/Code001',
  ])('`merge` lists %s, and writes it only with the option', async (path) => {
    const file = listOf({ path: 'marks/101', value: 1 }, { path, value: 'secret-of-judge-A' });
    const merged = await run(mergeVerb, second, file, '--write');
    expect(merged.code).toBe(1);
    expect(merged.said).toContain(`${path}: missing here, and not written: it decides who can do what`);
    expect(merged.said).toContain('1 place not written');
    expect(merged.said).not.toContain('secret');
    expect(await second.administrator.read('marks/101')).toBe(1);
    expect(await second.administrator.read(path)).toBe(null);
    const asked = await run(mergeVerb, second, file, '--write', '--access');
    expect(asked.code).toBe(0);
    expect(asked.said).not.toContain('secret');
    expect(await second.administrator.read(path)).toBe('secret-of-judge-A');
  });

  test('`merge` refuses a list of another event', async () => {
    const file = listOf({ path: 'marks/101', value: 1, event: 'princeton25' });
    expect(await run(mergeVerb, second, file, '--write')).toEqual({
      code: 1,
      said: `${file}, line 1: this line is of princeton25, and not of demo. Nothing was changed.`,
    });
    expect(await second.administrator.read('/')).toBe(null);
  });

  test('`merge` never writes the whole tree, which includes roles', async () => {
    const file = listOf({ path: '', value: { roles: { eve: { admin: true } } } });
    expect((await run(mergeVerb, second, file, '--write')).code).toBe(1);
    expect(await second.administrator.read('/')).toBe(null);
  });
});

test('`alone` says if nothing was written alone, and `merge` refuses a file that isn’t such a list', async () => {
  expect((await run(aloneVerb, second)).said).toContain('has nothing that the other one lacks');
  const file = join(folder, 'list.txt');
  writeFileSync(
    file,
    '{"at":"2026-11-24T00:37:50.644Z","by":"y","event":"demo","path":"a","value":1}\nno line\n',
  );
  expect(await run(mergeVerb, second, file, '--write')).toEqual({
    code: 1,
    said: expect.stringContaining('line 2: this line is not from a list'),
  });
  expect(readFileSync(file, 'utf8')).toContain('no line');
  expect(await second.administrator.read('a')).toBe(null);
  for (const [verb, args] of [
    [aloneVerb, ['--what']],
    [aloneVerb, [file, file]],
    [mergeVerb, []],
    [mergeVerb, ['--write']],
  ] as const)
    expect((await run(verb, second, ...args)).code).toBe(2);
});
