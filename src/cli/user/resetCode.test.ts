import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../server/testing/server.ts';
import { readSettings } from '../settings.ts';
import { userVerb } from './userVerb.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-user-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

test('`user reset --code` prints a link to choose a new password, with or without a running server', async () => {
  const read = readSettings({
    EVENT: 'demo',
    FLOORCRAFT_DATA: dataFolder,
    PUBLIC_URL: 'https://floor.example.edu',
  });
  if (!read.ok) throw new Error(read.problem);
  let settings = read.value;
  const said: string[] = [];
  const user = (...args: string[]) =>
    userVerb.run(args, {
      settings: () => settings,
      input: new PassThrough(),
      output: new PassThrough(),
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      end: new Promise(() => undefined),
    });
  expect(await user('add', 'a@b.c', '--role', 'admin')).toBe(0);
  // Without a running server: the code is stored.
  expect(await user('reset', 'a@b.c', '--code')).toBe(0);
  const server = await startTestServer({ dataFolder, namespace: settings.configuration.projectId });
  // The account has its name in the organizer’s list of roles.
  expect(Object.values((await server.administrator.read('staff')) ?? {})).toEqual([
    { name: 'A', email: 'a@b.c' },
  ]);
  expect(said.at(-1)).toContain(' at https://floor.example.edu/login?');
  const reset = async (code: string, newPassword: string): Promise<number> => {
    const answer = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=test-key`,
      { method: 'POST', body: JSON.stringify({ oobCode: code, newPassword }) },
    );
    return answer.status;
  };
  const codeIn = (line: string | undefined): string =>
    /\/login\?mode=resetPassword&oobCode=(\S+)$/.exec(line ?? '')?.[1] ?? '';
  expect(await reset(codeIn(said.at(-1)), 'quickstep')).toBe(200);
  expect(await user('reset', 'a@b.c', '--code')).toBe(0);
  expect(await reset(codeIn(said.at(-1)), 'slow foxtrot')).toBe(200);
  expect(await reset(codeIn(said.at(-1)), 'slow foxtrot')).toBe(400);
  settings = { ...settings, publicUrl: undefined };
  expect(await user('reset', 'a@b.c', '--code')).toBe(0);
  expect(said.at(-1)).toContain('ADDRESS is the address of the site.');
  expect(codeIn(said.at(-1))).not.toBe('');
  expect(await user('reset', 'nobody@b.c', '--code')).toBe(1);
  expect(await user('unlock', 'a@b.c')).toBe(0);
  expect(said.at(-1)).toBe('a@b.c can sign in again without waiting.');
  expect(await user('unlock', 'nobody@b.c')).toBe(1);
  await server.close();
});
