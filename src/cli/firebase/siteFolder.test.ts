import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmbeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { writeSite } from './siteFolder.ts';

const PROJECT = {
  ...createEmbeddedConfiguration('theirschool26'),
  authDomain: 'theirschool26.firebaseapp.com',
  databaseURL: 'https://theirschool26-default-rtdb.firebaseio.com',
};

interface Hosting {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built program, as far as a site needs it. */
function program(): string {
  const root = join(folder, 'program');
  mkdirSync(join(root, 'dist/web/assets'), { recursive: true });
  writeFileSync(join(root, 'database.rules.json'), '{"rules": {}}');
  writeFileSync(join(root, 'dist/web/index.html'), '<html data-event="" lang="en">');
  for (const file of ['a.js', 'a.js.br', 'a.js.gz']) writeFileSync(join(root, 'dist/web/assets', file), file);
  return root;
}

const write = (site: string) =>
  writeSite(site, { event: 'theirschool26', configuration: PROJECT, root: program() });

test('the folder for Firebase has the screens with the event, the rules and the project, and is always new', async () => {
  const site = join(folder, 'site');
  expect(await write(site)).toBe(undefined);
  expect(readFileSync(join(site, 'public/index.html'), 'utf8')).toContain('data-event="theirschool26"');
  expect(readdirSync(join(site, 'public/assets'))).toEqual(['a.js']);
  expect(readFileSync(join(site, 'database.rules.json'), 'utf8')).toBe('{"rules": {}}');
  expect(JSON.parse(readFileSync(join(site, '.firebaserc'), 'utf8'))).toEqual({
    projects: { default: 'theirschool26' },
  });
  expect(await write(site)).toContain('is not empty');
});

test('Firebase hosting sends the headers of our own server, with the sources of the project', async () => {
  const site = join(folder, 'site');
  await write(site);
  const { hosting } = JSON.parse(readFileSync(join(site, 'firebase.json'), 'utf8')) as Hosting;
  const of = (source: string) =>
    new Map(
      hosting.headers.find((one) => one.source === source)?.headers.map(({ key, value }) => [key, value]),
    );
  const everywhere = of('**');
  const policy = everywhere.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain('https://*.firebaseio.com wss://*.firebaseio.com');
  expect(policy).toContain('https://identitytoolkit.googleapis.com');
  expect(policy).not.toContain('ws://');
  expect(everywhere.get('strict-transport-security')).toBe('max-age=31536000');
  expect(everywhere.get('x-content-type-options')).toBe('nosniff');
  expect(everywhere.has('date')).toBe(false);
  expect(of('/assets/**').get('Cache-Control')).toContain('immutable');
});
