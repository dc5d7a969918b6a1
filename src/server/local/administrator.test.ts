import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GroupCommit } from '../database/groupCommit.ts';
import { NAMESPACE, startTestServer, type TestServer } from '../testing/server.ts';
import type { Administrator } from './administrator.ts';
import { openAdministrator } from '../start/openAdministrator.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'floorcraft-local-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

type Way = () => Promise<{ administrator: Administrator; end: () => Promise<void> }>;

const running = (): Promise<TestServer> => startTestServer({ dataFolder, rules: '{"rules": {}}' });

const WAYS: readonly (readonly [string, Way])[] = [
  [
    'of the server itself',
    async () => {
      const server = await running();
      return { administrator: server.administrator, end: () => server.close() };
    },
  ],
  [
    'in another process, over the socket',
    async () => {
      const server = await running();
      return {
        administrator: await openAdministrator({ dataFolder, namespace: NAMESPACE }),
        end: () => server.close(),
      };
    },
  ],
  [
    'with the folder opened by itself',
    async () => {
      const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
      return { administrator, end: () => administrator.close() };
    },
  ],
];

describe.each(WAYS)('the local administrator %s', (_how, way) => {
  test('the local administrator reads and writes past the rules, atomically, and never past the data checks', async () => {
    const { administrator, end } = await way();
    await administrator.update({
      'events/Waltz': { name: 'Waltz', dances: ['Waltz'] },
      'live/round': 1,
      gone: null,
    });
    expect(await administrator.read('events/Waltz/dances')).toEqual(['Waltz']);
    expect(await administrator.read('/')).toEqual({
      events: { Waltz: { name: 'Waltz', dances: ['Waltz'] } },
      live: { round: 1 },
    });
    expect(await administrator.read('nothing/here')).toBe(null);
    await expect(administrator.update({ 'live/round': 2, 'a.b': 1 })).rejects.toThrow(
      'Invalid key in path: a.b',
    );
    await expect(administrator.update({ live: 1, 'live/round': 2 })).rejects.toThrow('Paths overlap');
    await expect(administrator.read('a#')).rejects.toThrow('Invalid key');
    expect(await administrator.read('live/round')).toBe(1);
    await end();
  });

  test('the local administrator manages accounts', async () => {
    const { administrator, end } = await way();
    const { uid } = await administrator.createUser({
      email: 'Chair@Example.org',
      password: 'quickstep',
      displayName: 'C',
    });
    expect(await administrator.findUser('chair@example.org')).toEqual({ uid, email: 'chair@example.org' });
    expect(await administrator.findUser('nobody@example.org')).toBeUndefined();
    expect(await administrator.listUsers()).toEqual([{ uid, email: 'chair@example.org', anonymous: false }]);
    await expect(
      administrator.createUser({ email: 'chair@example.org', password: 'quickstep' }),
    ).rejects.toThrow('chair@example.org has an account already.');
    await expect(administrator.createUser({ email: 'x@y.z', password: 'short' })).rejects.toThrow(
      'at least 6 characters',
    );
    await expect(administrator.createUser({ email: 'x', password: 'quickstep' })).rejects.toThrow(
      'x is not an email address.',
    );
    const account = { email: 'mc@example.org', password: 'quickstep', uid: 'mc' };
    // A refused patch leaves no account.
    await expect(administrator.createUser({ ...account, patch: { 'a.b': 1 } })).rejects.toThrow(
      'Invalid key in path: a.b',
    );
    expect(await administrator.findUser(account.email)).toBeUndefined();
    await administrator.createUser({ ...account, patch: { 'roles/mc/mc': true } });
    expect(await administrator.read('roles')).toEqual({ mc: { mc: true } });
    await expect(
      administrator.createUser({ ...account, email: 'other@example.org', patch: { taken: true } }),
    ).rejects.toThrow('There is an account mc already.');
    expect(await administrator.read('taken')).toBe(null);
    await administrator.removeUser('mc');
    await administrator.setPassword(uid, 'slow foxtrot');
    await expect(administrator.setPassword('none', 'slow foxtrot')).rejects.toThrow(
      'There is no account none.',
    );
    await administrator.removeUser(uid);
    expect(await administrator.listUsers()).toEqual([]);
    await end();
  });

  test('the local administrator’s writes are still there afterwards', async () => {
    const { administrator, end } = await way();
    await administrator.update({ kept: true });
    const { uid } = await administrator.createUser({ email: 'a@b.c', password: 'quickstep' });
    await end();
    const again = await openAdministrator({ dataFolder, namespace: NAMESPACE });
    expect([await again.read('kept'), await again.findUser('a@b.c')]).toEqual([
      true,
      { uid, email: 'a@b.c' },
    ]);
    await again.close();
  });
});

test('writes an account and its patch to disk in one transaction', async () => {
  const administrator = await openAdministrator({ dataFolder, namespace: NAMESPACE });
  const flush = vi.spyOn(GroupCommit.prototype, 'flush');
  await administrator.createUser({
    email: 'mc@example.org',
    password: 'quickstep',
    uid: 'mc',
    patch: { 'roles/mc/mc': true },
  });
  expect(flush).toHaveBeenCalledTimes(1);
  flush.mockRestore();
  await administrator.close();
});
