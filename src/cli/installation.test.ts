import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { isClone, getInvocation, startCommand } from './installation.ts';

const folder = mkdtempSync(join(tmpdir(), 'floorcraft-installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => vi.unstubAllEnvs());

const commandOf = (root?: string): string => getInvocation(root).command;

function installed(name: string, note?: object): string {
  const root = join(folder, name, 'node_modules/floorcraft');
  mkdirSync(root, { recursive: true });
  if (note !== undefined) writeFileSync(join(folder, name, 'package.json'), JSON.stringify(note));
  return root;
}

test('help texts show the command of a clone, of an installed package, and of a package that npx runs', () => {
  expect(isClone()).toBe(true);
  expect(commandOf()).toBe('npm run -s floorcraft --');
  expect(startCommand('theirschool26')).toBe('EVENT=theirschool26 npm start');
  expect(commandOf(installed('global'))).toBe('floorcraft');
  expect(commandOf(installed('project', { name: 'their-server' }))).toBe(
    join(folder, 'project/node_modules/.bin/floorcraft'),
  );
  const npx = (file: string) => ({
    _npx: { packages: ['./floorcraft-1.0.0.tgz'] },
    dependencies: { floorcraft: `file:${file}` },
  });
  expect(commandOf(installed('npx', npx('../floorcraft-1.0.0.tgz')))).toBe(
    `npx file:${join(folder, 'floorcraft-1.0.0.tgz')}`,
  );
  expect(commandOf(installed('spaces', npx('../my files/floorcraft-1.0.0.tgz')))).toBe(
    `npx "file:${join(folder, 'my files/floorcraft-1.0.0.tgz')}"`,
  );
});

test('in a container, commands reach into it, and its data folder needs no mention', () => {
  vi.stubEnv('FLOORCRAFT_COMMAND', 'docker compose exec floorcraft floorcraft');
  vi.stubEnv('FLOORCRAFT_DATA', '/data');
  expect(getInvocation()).toEqual({
    command: 'docker compose exec floorcraft floorcraft',
    usualFolder: '/data',
  });
  expect(startCommand('theirschool26')).toBe('EVENT=theirschool26 in .env, then docker compose up --detach');
});

test('outside a container another data folder is named', () => {
  vi.stubEnv('FLOORCRAFT_DATA', '/elsewhere');
  expect(getInvocation().usualFolder).not.toBe('/elsewhere');
});
