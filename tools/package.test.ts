import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import cli from '../vite.cli.config.ts';
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
  for (const built of ['archive', 'cli', 'drawn', 'web']) expect(manifest.files).toContain(`dist/${built}`);
});
