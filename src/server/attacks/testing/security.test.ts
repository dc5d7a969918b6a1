import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SERVER = 'src/server';
/** What the page of who may mean harm names as the place where something is tried. */
const named = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w/]+\.(?:test|spec|bench)\.ts)`/g),
].flatMap(([, path]) => path ?? []);
const fromRoot = (path: string): string =>
  /^(?:src|tools|bench|e2e|hands)\//.test(path) ? path : `${SERVER}/${path}`;

test('what is said to be tried somewhere is tried there', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(fromRoot).filter((path) => !existsSync(path))).toEqual([]);
});

test.each(['attacks', 'access'])('every test of %s stands on the page of who may mean harm', (folder) => {
  const tests = readdirSync(`${SERVER}/${folder}`).filter((file) => file.endsWith('.test.ts'));
  expect(tests.filter((file) => !named.includes(`${folder}/${file}`))).toEqual([]);
});
