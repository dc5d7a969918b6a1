import { expect, test } from 'vitest';
import { program } from '../events/program.ts';
import { backendOf, embeddedConfiguration, hasDerived, readConfiguration } from './eventConfiguration.ts';

const ORIGIN = 'http://192.168.1.5:8080';
const demo = embeddedConfiguration('demo');

test('the site runs on the embedded backend without a databaseURL or with its own', () => {
  expect(backendOf(demo, ORIGIN)).toEqual({
    kind: 'embedded',
    origin: ORIGIN,
    databaseURL: 'http://192.168.1.5:8080?ns=demo',
  });
  expect(backendOf({ ...demo, databaseURL: `${ORIGIN}/` }, ORIGIN).kind).toBe('embedded');
  expect(backendOf({ ...demo, databaseURL: 'https://demo.firebaseio.com' }, ORIGIN)).toEqual({
    kind: 'firebase',
    databaseURL: 'https://demo.firebaseio.com',
  });
});

test('Firebase’s emulators replace the project if the configuration names them', () => {
  const emulatorHosts = { auth: '127.0.0.1:9099', database: '127.0.0.1:9000' };
  expect(backendOf({ ...demo, emulatorHosts }, ORIGIN)).toEqual({
    kind: 'firebase',
    databaseURL: 'http://127.0.0.1:9000?ns=demo',
    authEmulator: 'http://127.0.0.1:9099',
  });
});

test('derived data comes from our own server, or from a Firebase project with a companion', () => {
  const databaseURL = 'https://theirs.firebaseio.com';
  expect(hasDerived(backendOf(demo, ORIGIN))).toBe(true);
  expect(hasDerived(backendOf({ ...demo, databaseURL }, ORIGIN))).toBe(false);
  const followed = backendOf({ ...demo, databaseURL, companion: true }, ORIGIN);
  expect(hasDerived(followed)).toBe(true);
  expect(program(followed).at).toBe(program(backendOf(demo, ORIGIN)).at);
});

test('a page has the configuration it was served with, or none', () => {
  expect(readConfiguration(JSON.stringify(demo))).toEqual(demo);
  for (const text of [undefined, '', '{', 'null', '[]', '"demo"'])
    expect(readConfiguration(text)).toBeUndefined();
});
