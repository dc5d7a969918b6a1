import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { waitUntilInSync, SECRET } from '../../server/testing/machines.ts';
import { startTestServer, type TestServer } from '../../server/testing/server.ts';
import { readSettings } from '../settings.ts';
import { startVerb } from '../start/startVerb.ts';
import { isOwnAddress, readSecondMachine } from '../start/standbyOf.ts';
import type { ExitCode, Verb } from '../verb.ts';
import { promoteVerb } from './promoteVerb.ts';

let folder: string;
const servers: TestServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-promote-'));
});
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);

async function run(
  verb: Verb,
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: ExitCode; said: string }> {
  const lines: string[] = [];
  const code = await verb.run(args, {
    settings: () => {
      const read = readSettings({ EVENT: 'demo', ...environment });
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

async function server(name: string, standbyOf?: string): Promise<TestServer> {
  const made = await startTestServer({
    dataFolder: at(name),
    adminSecret: SECRET,
    logLevel: 'silent',
    ...omitUndefined({ standbyOf }),
  });
  servers.push(made);
  return made;
}

const promote = (name: string, ...args: string[]): Promise<{ code: ExitCode; said: string }> =>
  run(promoteVerb, { FLOORCRAFT_DATA: at(name) }, ...args);

test('`promote` makes the standby of a data folder take over and reports the outcome', async () => {
  const first = await server('first');
  const standby = await server('standby', first.origin);
  await waitUntilInSync(first, standby);
  expect(await promote('standby')).toEqual({
    code: 0,
    said: `This server has taken over from ${first.origin}, which takes no more writes. Nothing is missing.`,
  });
  await standby.administrator.update({ a: 1 });
  await expect(first.administrator.update({ a: 1 })).rejects.toThrow('handed over');
});

test('`promote` refuses a server that is not a standby', async () => {
  await server('first');
  expect(await promote('first')).toEqual({
    code: 1,
    said: 'This server is not a standby: there is nothing to promote.',
  });
  expect(await promote('nowhere')).toEqual({ code: 1, said: `There is no competition in ${at('nowhere')}.` });
  expect((await promote('first', 'now')).code).toBe(2);
});

test('`start` refuses a standby that would get nothing, or has no valid primary', async () => {
  const start = (...args: string[]): Promise<{ code: ExitCode; said: string }> =>
    run(startVerb, { FLOORCRAFT_DATA: at('standby') }, ...args);
  expect(await start('--standby-of', 'http://192.168.1.10:8080')).toEqual({
    code: 2,
    said: 'A standby needs FLOORCRAFT_ADMIN_SECRET, the same one as the server it follows.',
  });
  for (const args of [['--standby-of'], ['--standby-of', 'somewhere'], ['--standby-of', 'ftp://a.b']])
    expect(await start(...args)).toEqual({
      code: 2,
      said: '--standby-of needs the address of a server, such as http://192.168.1.10:8080.',
    });
  expect(await start('--standby-of', 'http://a.b', 'more')).toEqual({
    code: 2,
    said: 'start takes no “more”.',
  });
});

test.each([
  ['http://127.0.0.1:8080', {}],
  ['http://localhost:8080', { HOST: '0.0.0.0' }],
  ['https://localhost', { HOST: 'localhost', PORT: '443' }],
])('`start` refuses a standby of itself, at %s', async (url, environment) => {
  const settings = { FLOORCRAFT_DATA: at('standby'), FLOORCRAFT_ADMIN_SECRET: SECRET, ...environment };
  expect(await run(startVerb, { EVENT: 'theirschool26', ...settings }, '--standby-of', url)).toEqual({
    code: 2,
    said: `${url} is this server itself. --standby-of takes the address of the other machine, the primary.`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('`start` accepts a primary on another port or machine', async () => {
  const own = { host: '0.0.0.0', port: 8080 };
  expect(await isOwnAddress('http://127.0.0.1:8081', own)).toBe(false);
  expect(await isOwnAddress('http://192.0.2.10:8080', own)).toBe(false);
  expect(await isOwnAddress('http://no..where:8080', own)).toBe(false);
});

test('`start` reads the primary’s URL as people write it', () => {
  expect(readSecondMachine(['--standby-of', 'https://floor.local:8443/'], {})).toEqual({
    ok: true,
    value: { standbyOf: 'https://floor.local:8443', requireStandby: false },
  });
  expect(readSecondMachine([], {})).toEqual({
    ok: true,
    value: { standbyOf: undefined, requireStandby: false },
  });
  expect(readSecondMachine(['--require-standby'], {})).toEqual({
    ok: true,
    value: { standbyOf: undefined, requireStandby: true },
  });
  expect(readSecondMachine(['--require-standby', '--standby-of', 'http://a'], {})).toMatchObject({
    ok: false,
    problem: expect.stringContaining('not both'),
  });
});

test.each(['require_standby', 'standby_of'])(
  'a command refuses an option that npm took as its own: %s',
  (name) => {
    expect(readSecondMachine([], { [`npm_config_${name}`]: 'true' })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('npm start -- --'),
    });
  },
);

test('the help of --require-standby names the commands refused until the standby is there', () => {
  expect(startVerb.help).toMatch(/--require-standby: [^]*user add\s+and import/);
});

test('`start` refuses --require-standby if no standby can connect', async () => {
  const start = async (environment: Readonly<Record<string, string>>): Promise<unknown> =>
    run(startVerb, { FLOORCRAFT_DATA: at('data'), ...environment }, '--require-standby');
  expect(await start({ EVENT: 'development' })).toEqual({
    code: 2,
    said: expect.stringContaining('needs FLOORCRAFT_ADMIN_SECRET'),
  });
  expect(await start({ FLOORCRAFT_ADMIN_SECRET: SECRET })).toEqual({
    code: 2,
    said: expect.stringContaining('The demo runs on one machine'),
  });
});
