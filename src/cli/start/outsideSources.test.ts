import { expect, test } from 'vitest';
import { createEmbeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { listOutsideSources } from './outsideSources.ts';

const embedded = createEmbeddedConfiguration('theirs');
const databaseURL = 'https://theirs-default-rtdb.europe-west1.firebasedatabase.app';

test('the page of an event on this server needs no outside origins', () => {
  expect(listOutsideSources({ ...embedded, clientIpService: 'https://ip.example.org/' })).toEqual({
    connections: [],
    scripts: [],
    frames: [],
    hasPopups: false,
  });
});

test('the page of a Firebase project needs its accounts and its database’s domain', () => {
  const sources = (url: string) => listOutsideSources({ ...embedded, databaseURL: url }).connections;
  expect(sources(databaseURL)).toEqual([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://*.europe-west1.firebasedatabase.app',
    'wss://*.europe-west1.firebasedatabase.app',
  ]);
  expect(sources('https://theirs.firebaseio.com')).toContain('wss://*.firebaseio.com');
  expect(sources('https://floor.example.edu')).toContain('wss://floor.example.edu');
});

test('emulators replace the origins of a Firebase project', () => {
  const emulatorHosts = { auth: '127.0.0.1:9099', database: '127.0.0.1:9000' };
  expect(listOutsideSources({ ...embedded, databaseURL, emulatorHosts }).connections).toEqual([
    'http://127.0.0.1:9099',
    'http://127.0.0.1:9000',
    'ws://127.0.0.1:9000',
  ]);
});

test('an identity provider adds its popup, its frame and the script between them to the allowed origins', () => {
  const identityProvider = { id: 'google.com', name: 'Google' };
  const sources = {
    scripts: ['https://apis.google.com'],
    frames: ['https://theirs.invalid'],
    hasPopups: true,
  };
  expect(listOutsideSources({ ...embedded, databaseURL, identityProvider })).toMatchObject(sources);
  const emulatorHosts = { auth: '127.0.0.1:9099', database: '127.0.0.1:9000' };
  expect(listOutsideSources({ ...embedded, emulatorHosts, identityProvider }).frames).toEqual([
    'http://127.0.0.1:9099',
  ]);
  expect(listOutsideSources({ ...embedded, identityProvider }).hasPopups).toBe(false);
});

test('a measurement ID adds analytics and the IP service to the allowed origins', () => {
  const measured = { ...embedded, measurementId: 'G-ABC123DEF4' };
  expect(listOutsideSources(measured).scripts).toEqual(['https://www.googletagmanager.com']);
  expect(listOutsideSources(measured).connections).toContain('https://firebaseinstallations.googleapis.com');
  const asking = { ...measured, clientIpService: 'https://ip.example.org/?format=json' };
  expect(listOutsideSources(asking).connections.at(-1)).toBe('https://ip.example.org');
});
