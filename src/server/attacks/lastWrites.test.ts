import { onDisconnect, ref, remove, set } from 'firebase/database';
import { signInAnonymously } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestHall } from '../access/testing/hall.ts';
import { createDevice, type Device } from '../testing/device.ts';
import { RawClient } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ATTACKERS, openAttackerSocket } from './testing/attackers.ts';

// The attack: onDisconnect writes of any size were stored. A hundred and fifty frames of ten megabytes on one socket
// crashed the process on disconnect.

const SENTENCE = 'Too much to be written when one connection ends: at most 100 places and 262144 bytes';
const TOO_BIG = { s: 'too_big', d: SENTENCE };

describe.each(ATTACKERS)('%s', (attacker) => {
  let hall: TestHall;
  beforeAll(async () => {
    hall = await TestHall.open();
  });
  afterAll(() => hall.close());

  test('a connection cannot register a 101st onDisconnect place', async () => {
    const client = await openAttackerSocket(hall, attacker);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`journal/${n}`, 1]));
    // Refused before the rules run, so it costs nothing.
    expect(await client.ask('om', { p: '/', d: many })).toEqual(TOO_BIG);
    client.close();
  });
});

describe('one connection', () => {
  let server: TestServer;
  let own: Device;
  beforeEach(async () => {
    server = await startTestServer();
    own = createDevice(server.origin);
    await signInAnonymously(own.auth);
  });
  afterEach(async () => {
    await own.close();
    await server.remove();
  });

  test('a connection keeps a hundred onDisconnect places, and replacing one adds none', async () => {
    const client = await RawClient.connect(server.port);
    for (let n = 0; n < 100; n += 1) expect((await client.ask('o', { p: `/a/${n}`, d: n })).s).toBe('ok');
    expect(await client.ask('o', { p: '/a/100', d: 1 })).toEqual(TOO_BIG);
    expect((await client.ask('o', { p: '/a/7', d: 'other' })).s).toBe('ok');
    await client.ask('oc', { p: '/a/8', d: null });
    expect((await client.ask('o', { p: '/a/100', d: 1 })).s).toBe('ok');
    // A write above these places replaces them all.
    expect((await client.ask('o', { p: '/a', d: 1 })).s).toBe('ok');
    expect((await client.ask('om', { p: '/b', d: { x: 1, y: 1 } })).s).toBe('ok');
    client.close();
    await expect.poll(() => server.administrator.read('/')).toEqual({ a: 1, b: { x: 1, y: 1 } });
  });

  test('a connection keeps 256 kB of onDisconnect writes in total, and refused writes never run', async () => {
    const client = await RawClient.connect(server.port);
    const part = 'ü'.repeat(60_000);
    expect((await client.ask('o', { p: '/a', d: part })).s).toBe('ok');
    expect((await client.ask('om', { p: '/', d: { b: part, c: 1 } })).s).toBe('ok');
    expect(await client.ask('o', { p: '/d', d: part })).toEqual(TOO_BIG);
    expect(await client.ask('om', { p: '/', d: { d: 1, a: { long: part, longer: part } } })).toEqual(TOO_BIG);
    client.terminate();
    await expect.poll(() => server.administrator.read('/')).toEqual({ a: part, b: part, c: 1 });
  });

  test('a connection of the official SDK gets an error for too many onDisconnect writes and continues', async () => {
    const place = ref(own.database, 'a');
    await expect(onDisconnect(place).set('x'.repeat(300_000))).rejects.toThrow(`TOO_BIG: ${SENTENCE}`);
    await onDisconnect(place).set('gone');
    await set(place, 'here');
    await onDisconnect(place).cancel();
    await remove(place);
  });
});
