import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SERVER = 'src/server';
/** The test files named in docs/security.md. */
const named = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/`([\w/]+\.(?:test|spec|bench)\.ts)`/g),
].flatMap(([, path]) => path ?? []);
const fromRoot = (path: string): string =>
  /^(?:src|tools|bench|e2e|hands)\//.test(path) ? path : `${SERVER}/${path}`;

test('every test named in docs/security.md exists', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(fromRoot).filter((path) => !existsSync(path))).toEqual([]);
});

test.each(['attacks', 'access'])('docs/security.md names every test of %s', (folder) => {
  const tests = readdirSync(`${SERVER}/${folder}`).filter((file) => file.endsWith('.test.ts'));
  expect(tests.filter((file) => !named.includes(`${folder}/${file}`))).toEqual([]);
});
