import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs.ts';

const below = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const AUTOMATIC = [
  ...below('.github', /\.yml$/),
  '.ci/run',
  'deploy/Dockerfile',
  'deploy/compose.yaml',
  'deploy/floorcraft.service',
];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...below('docs', /\.md$/)];

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: object };

test.each([...AUTOMATIC, ...DOCUMENTS])('%s names only npm scripts that exist', (file) => {
  const named = [...textOf(file).matchAll(/\bnpm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(AUTOMATIC)('%s names only files that exist', (file) => {
  const text = textOf(file);
  const paths = text.match(/(?<![\w./-])(?:\.ci|bin|deploy|docs|src|tools)\/[\w./-]*\w/g) ?? [];
  const copied = [...text.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  expect([...paths, ...copied].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
