import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openScreenFiles } from '../src/server/http/screenFiles.ts';
import cli from '../vite.cli.config.ts';
import { writePack } from './build.mjs';
import { root } from './programs.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly files: readonly string[];
};

test('an installed package needs only what the bundle leaves out: one package, with a binary', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['libsql']);
  expect(cli).toMatchObject({ ssr: { external: ['libsql'] } });
});

test('the package has its command, and every file it names exists', () => {
  expect(manifest.bin).toEqual({ floorcraft: 'bin/floorcraft.mjs' });
  const named = manifest.files.filter((file) => !/^!|\*|^dist/.test(file));
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  for (const built of ['archive', 'cli', 'drawn', 'web.pack'])
    expect(manifest.files).toContain(`dist/${built}`);
});

test('the packed screens are the files of the folder', async () => {
  const around = mkdtempSync(join(tmpdir(), 'floorcraft-pack-'));
  const folder = join(around, 'web');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const files = { 'index.html': '<p>\n', 'assets/a.js': 'export {};', 'assets/empty.css': '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writePack(folder);
  const readAll = async (): Promise<object> => {
    const opened = openScreenFiles(folder);
    const texts = opened.names().map(async (name) => [name, String(await opened.read(name))] as const);
    return Object.fromEntries(await Promise.all(texts));
  };
  expect(await readAll()).toEqual(files);
  writeFileSync(join(folder, 'index.html'), 'built later');
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 60_000));
  expect(await readAll()).toEqual({ ...files, 'index.html': 'built later' });
  rmSync(folder, { recursive: true });
  expect(await readAll()).toEqual(files);
  expect(await openScreenFiles(folder).read('assets/gone.js')).toBeUndefined();
  rmSync(around, { recursive: true });
});

test('leaves the settings of the machine out of packages, images and commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-settings-'));
  for (const part of ['package.json', 'deploy'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'deploy/.env'), 'FLOORCRAFT_ADMIN_SECRET=x');
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  rmSync(folder, { recursive: true });
  const packed = JSON.stringify(JSON.parse(stdout));
  expect(packed).toContain('"deploy/.env.example"');
  expect(packed).not.toContain('"deploy/.env"');
  for (const ignored of ['.gitignore', '.dockerignore'])
    expect(readFileSync(join(root, ignored), 'utf8')).toMatch(/^\/?deploy\/\.env$/m);
});
