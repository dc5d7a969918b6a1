import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('with nothing set, the demo opens on this machine only, at 8080', () => {
  expect(readSettings({})).toMatchObject({
    ok: true,
    value: { event: 'demo', port: 8080, host: '127.0.0.1', emulator: false, tls: undefined },
  });
});

test.each([
  [{ EVENT: 'nowhere' }, 'EVENT is one of development, demo, princeton25'],
  [{ PORT: 'eighty' }, 'PORT is a whole number'],
  [{ PORT: '70000' }, 'PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
  [{ FLOORCRAFT_ADMIN_SECRET: 'short' }, 'FLOORCRAFT_ADMIN_SECRET has at least 32 characters'],
  [{ FLOORCRAFT_EMULATOR: 'yes' }, 'FLOORCRAFT_EMULATOR is 0 or 1'],
  [{ FLOORCRAFT_EMULATOR: '1', HOST: '0.0.0.0' }, 'HOST must be a loopback address'],
  [{ TLS_CERT: '/cert.pem' }, 'set both, or neither'],
  [{ TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }, 'TLS_CERT'],
])('%o is refused by name', (environment, names) => {
  const read = readSettings(environment);
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.problem).toContain(names);
});
