import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openAdministrator } from '../server/start/openAdministrator.ts';
import { exportVerb } from './export/exportVerb.ts';
import { importVerb } from './import/importVerb.ts';
import { readSettings } from './settings.ts';
import { startVerb } from './start/startVerb.ts';
import { userVerb } from './user/userVerb.ts';
import { backupVerb } from './backup/backupVerb.ts';
import { restoreVerb } from './restore/restoreVerb.ts';
import type { ExitCode, Verb } from './verb.ts';

const root = mkdtempSync(join(tmpdir(), 'floorcraft-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let dataFolder = root;
let count = 0;
beforeEach(() => {
  count += 1;
  dataFolder = join(root, String(count));
});

const settings = (environment: Readonly<Record<string, string>> = {}) =>
  readSettings({ FLOORCRAFT_DATA: dataFolder, ...environment });

/** Runs a verb in a terminal with these settings. */
async function type(
  environment: Readonly<Record<string, string>>,
  verb: Verb,
  ...args: readonly string[]
): Promise<{ readonly code: ExitCode; readonly said: readonly string[] }> {
  const said: string[] = [];
  const read = settings(environment);
  if (!read.ok) return { code: 2, said: [read.problem] };
  const code = await verb.run(args, {
    settings: (others) => {
      const reread = settings({ ...environment, ...others });
      return reread.ok ? reread.value : read.value;
    },
    input: new PassThrough().end('secret-1\n'),
    output: new PassThrough(),
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    end: Promise.resolve(),
  });
  return { code, said };
}

const addOrganizer = (environment: Readonly<Record<string, string>>) =>
  type(environment, userVerb, 'add', 'nora@example.edu', '--role', 'admin', '--password-stdin');

test('a command works on the folder’s event without EVENT', async () => {
  expect((await addOrganizer({ EVENT: 'theirschool26' })).code).toBe(0);
  expect(settings()).toMatchObject({ value: { event: 'theirschool26', isByDefault: false } });
  expect((await type({}, userVerb, 'list')).said).toEqual(['nora@example.edu\tadmin']);
});

test('a command refuses another event in the same folder by name, including the demo', async () => {
  await addOrganizer({ EVENT: 'theirschool26' });
  for (const EVENT of ['demo', 'princeton25']) {
    const { code, said } = await addOrganizer({ EVENT });
    expect(code).toBe(2);
    expect(said.join('\n')).toContain(
      `EVENT is ${EVENT}, but the data folder ${dataFolder} has theirschool26.`,
    );
  }
});

test('a restored folder still belongs to its event', async () => {
  await addOrganizer({ EVENT: 'theirschool26' });
  const file = `${dataFolder}.backup`;
  expect((await type({}, backupVerb, file)).code).toBe(0);
  dataFolder = `${dataFolder}-again`;
  expect((await type({}, restoreVerb, file)).code).toBe(0);
  expect(settings()).toMatchObject({ value: { event: 'theirschool26' } });
  expect(settings({ EVENT: 'demo' })).toMatchObject({ ok: false });
});

test('an unreadable event file is ignored', async () => {
  await addOrganizer({ EVENT: 'theirschool26' });
  writeFileSync(join(dataFolder, 'event'), '../etc\n');
  expect(settings()).toMatchObject({ value: { event: 'demo', isByDefault: true } });
});

test('the demo is served to a whole network only if told to', async () => {
  const { code, said } = await type({ HOST: '0.0.0.0' }, startVerb);
  expect(code).toBe(2);
  expect(said.join('\n')).toContain('prints its staff passwords');
});

test('a standby with a new folder needs EVENT', async () => {
  const FLOORCRAFT_ADMIN_SECRET = 'x'.repeat(32);
  const { code, said } = await type(
    { FLOORCRAFT_ADMIN_SECRET },
    startVerb,
    '--standby-of',
    'http://127.0.0.1:1',
  );
  expect(code).toBe(2);
  expect(said).toEqual(['A standby needs EVENT, the same one as the server it follows.']);
});

test('`user` says that a folder has no competition, and does not make one', async () => {
  for (const verb of ['list', 'remove'] as const) {
    const { code, said } = await type({}, userVerb, verb, ...(verb === 'list' ? [] : ['nora@example.edu']));
    expect(code).toBe(1);
    expect(said).toEqual([`There is no competition in ${dataFolder}.`]);
  }
});

test.each<readonly [string, Verb, readonly string[]]>([
  ['a mistyped address', userVerb, ['add', 'nora', '--role', 'admin']],
  ['a list', importVerb, [join(root, 'list.csv'), '--preview']],
])('%s makes no data folder', async (_what, verb, args) => {
  writeFileSync(join(root, 'list.csv'), 'Event,Lead,Follow\nWaltz,Mia,Leo\n');
  const ended = type({ EVENT: 'theirschool26' }, verb, ...args).then(
    ({ said }) => said.join('\n'),
    (error: Error) => error.message,
  );
  expect(await ended).toMatch(/^nora is not an email address|^There is no competition in/);
  expect(existsSync(dataFolder)).toBe(false);
});

test('an export of an empty event writes no file', async () => {
  const administrator = await openAdministrator({ dataFolder, namespace: 'theirschool26' });
  await administrator.close();
  const { code, said } = await type({ EVENT: 'theirschool26' }, exportVerb, join(root, 'none.json'));
  expect(code).toBe(1);
  expect(said).toEqual([`There is no data of theirschool26 in ${dataFolder}.`]);
});
