import { expect, test } from 'vitest';
import { formatStandbyWelcome, formatWelcome, listOrigins } from './welcome.ts';

const told = (own: string, standbyOf: string): string =>
  formatStandbyWelcome(own, { host: '127.0.0.1', dataFolder: '/srv/floorcraft', standbyOf }).join('\n');

test.each([
  ['http://127.0.0.1:8443', 'https://192.168.1.10:8443', 'https on port 8443, this server http on port 8443'],
  [
    'https://127.0.0.1:8443',
    'https://floor.example.edu',
    'https on port 443, this server https on port 8443',
  ],
])('the operator is warned that a standby at %s can’t replace %s', (own, primary, difference) => {
  expect(told(own, primary)).toContain(`Warning: the primary uses ${difference}.`);
});

test('the operator is not warned if devices can reach the standby like the primary', () => {
  expect(told('https://127.0.0.1:443', 'https://floor.example.edu')).not.toContain('Warning');
});

test('a printed URL omits the default port', () => {
  for (const origin of ['https://0.0.0.0:443', 'http://0.0.0.0:80'])
    for (const address of listOrigins(origin, { host: '0.0.0.0', publicUrl: undefined }))
      expect(address).toMatch(/^https?:\/\/[\d.]+$/);
  for (const address of listOrigins('https://0.0.0.0:8443', { host: '0.0.0.0', publicUrl: undefined }))
    expect(address).toMatch(/:8443$/);
});

test('the address that people type is printed once if the server listens there', () => {
  const [origin, host] = ['http://127.0.0.1:8080', '127.0.0.1'];
  expect(listOrigins(origin, { host, publicUrl: `${origin}/` })).toEqual([origin]);
});

test('links begin with the address that people type, if it is known', () => {
  const said = (publicUrl: string | undefined): string =>
    formatWelcome(
      'theirs',
      { origin: 'http://127.0.0.1:8080' },
      { host: '127.0.0.1', publicUrl, dataFolder: '/srv/floorcraft' },
      undefined,
    ).join('\n');
  expect(said('https://floor.example.edu/')).toContain(
    'https://floor.example.edu and http://127.0.0.1:8080.',
  );
  expect(said('https://floor.example.edu/')).toContain('https://floor.example.edu/results');
  expect(said(undefined)).toContain('http://127.0.0.1:8080/results');
});

test('a starting standby does not claim to show the same data', () => {
  expect(told('http://127.0.0.1:8080', 'http://192.168.1.10:8080')).toContain(
    'It copies the data now, then follows every change; it is read-only.',
  );
});
