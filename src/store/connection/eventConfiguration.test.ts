import { expect, test } from 'vitest';
import { programPath } from '../events/program.ts';
import {
  resolveBackend,
  createEmbeddedConfiguration,
  hasDerivedNodes,
  readConfiguration,
} from './eventConfiguration.ts';

const ORIGIN = 'http://192.168.1.5:8080';
const demo = createEmbeddedConfiguration('demo');

test('the site runs on the embedded backend without a databaseURL or with its own', () => {
  expect(resolveBackend(demo, ORIGIN)).toEqual({
    kind: 'embedded',
    origin: ORIGIN,
    databaseURL: 'http://192.168.1.5:8080?ns=demo',
  });
  expect(resolveBackend({ ...demo, databaseURL: `${ORIGIN}/` }, ORIGIN).kind).toBe('embedded');
  expect(resolveBackend({ ...demo, databaseURL: 'https://demo.firebaseio.com' }, ORIGIN)).toEqual({
    kind: 'firebase',
    databaseURL: 'https://demo.firebaseio.com',
  });
});

test('Firebase’s emulators replace the project if the configuration names them', () => {
  const emulatorHosts = { auth: '127.0.0.1:9099', database: '127.0.0.1:9000' };
  expect(resolveBackend({ ...demo, emulatorHosts }, ORIGIN)).toEqual({
    kind: 'firebase',
    databaseURL: 'http://127.0.0.1:9000?ns=demo',
    authEmulator: 'http://127.0.0.1:9099',
  });
});

test('derived data comes from our own server, or from a Firebase project with a companion', () => {
  const databaseURL = 'https://theirs.firebaseio.com';
  expect(hasDerivedNodes(resolveBackend(demo, ORIGIN))).toBe(true);
  expect(hasDerivedNodes(resolveBackend({ ...demo, databaseURL }, ORIGIN))).toBe(false);
  const followed = resolveBackend({ ...demo, databaseURL, companion: true }, ORIGIN);
  expect(hasDerivedNodes(followed)).toBe(true);
  expect(programPath(followed).at).toBe(programPath(resolveBackend(demo, ORIGIN)).at);
});

test('a page has the configuration it was served with, or none', () => {
  expect(readConfiguration(JSON.stringify(demo))).toEqual(demo);
  for (const text of [undefined, '', '{', 'null', '[]', '"demo"'])
    expect(readConfiguration(text)).toBeUndefined();
});
